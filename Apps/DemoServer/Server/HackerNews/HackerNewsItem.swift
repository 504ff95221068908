/// A story or a comment in the form in which Hacker News gives them out.
public struct HackerNewsItem: Codable, Equatable, Sendable {
    /// The number of the item.
    public var id: Int
    /// "story", "job" or "comment".
    public var type: String
    /// Who wrote it; absent where it was deleted.
    public var by: String?
    /// When, in seconds since 1970.
    public var time: Int
    /// The title of a story.
    public var title: String?
    /// What a story links to.
    public var url: String?
    /// What the author wrote, in HTML.
    public var text: String?
    /// The points of a story.
    public var score: Int?
    /// How many comments a story has, answers to comments included.
    public var descendants: Int?
    /// The direct answers.
    public var kids: [Int]?
    /// What a comment answers.
    public var parent: Int?
    /// Whether it was deleted; absent where it was not.
    public var deleted: Bool?
}
