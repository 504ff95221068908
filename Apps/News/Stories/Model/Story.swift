import Foundation

/// A story of Hacker News.
public struct Story: Decodable, Identifiable, Equatable, Sendable {
    public let id: Int
    public let title: String
    public let author: String
    public let time: Date
    /// What it links to; nil where the text is all there is.
    public let url: URL?
    /// What the author wrote.
    public let text: AttributedString?
    public let points: Int
    public let numberOfComments: Int
    /// The numbers of the comments that answer the story itself.
    public let children: [Int]

    /// The title as filters look at it.
    let lowercasedTitle: String

    private enum Key: String, CodingKey {
        case id, title, by, time, url, text, score, descendants, kids
    }

    public init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        id = try container.decode(Int.self, forKey: .id)
        title = HTMLText.plain(try container.decode(String.self, forKey: .title))
        author = try container.decodeIfPresent(String.self, forKey: .by) ?? "unknown"
        time = try container.decode(Date.self, forKey: .time)
        url = try container.decodeIfPresent(String.self, forKey: .url).flatMap { URL(string: $0) }
        text = try container.decodeIfPresent(String.self, forKey: .text).map(HTMLText.attributed)
        points = try container.decodeIfPresent(Int.self, forKey: .score) ?? 0
        children = try container.decodeIfPresent([Int].self, forKey: .kids) ?? []
        numberOfComments = try container.decodeIfPresent(Int.self, forKey: .descendants) ?? children.count
        lowercasedTitle = title.lowercased()
    }

    public init(
        id: Int, title: String, author: String, time: Date, url: URL? = nil, text: AttributedString? = nil,
        points: Int = 1, numberOfComments: Int = 0, children: [Int] = []
    ) {
        self.id = id
        self.title = title
        self.author = author
        self.time = time
        self.url = url
        self.text = text
        self.points = points
        self.numberOfComments = numberOfComments
        self.children = children
        lowercasedTitle = title.lowercased()
    }

    /// The page of the story's comments on the site.
    public var discussionURL: URL { URL(string: "https://news.ycombinator.com/item?id=\(id)")! }

    /// Where the link leads: to what the story is about, else to its page.
    public var link: URL { url ?? discussionURL }

    /// The link's host as people write it.
    public var site: String {
        let host = link.host ?? ""
        return host.hasPrefix("www.") ? String(host.dropFirst(4)) : host
    }
}

extension [Story] {
    /// The stories whose titles contain any of the keywords, or all if there are none, and each word of a search.
    public func matching(keywords: [String], search: String = "") -> [Story] {
        let words = search.lowercased().split(whereSeparator: \.isWhitespace).map { [UInt8]($0.utf8) }
        let keywords = keywords.map { [UInt8]($0.lowercased().utf8) }
        if keywords.isEmpty, words.isEmpty { return self }
        return filter { story in
            (keywords.isEmpty || keywords.contains { story.lowercasedTitle.containsBytes($0) })
                && words.allSatisfy { story.lowercasedTitle.containsBytes($0) }
        }
    }
}

extension String {
    /// Whether the bytes of a text lie somewhere in this one. Ten thousand titles are looked through at each key.
    func containsBytes(_ needle: [UInt8]) -> Bool {
        guard let first = needle.first else { return true }
        var copy = self
        return copy.withUTF8 { text in
            guard text.count >= needle.count else { return false }
            for start in 0...(text.count - needle.count) where text[start] == first {
                var length = 1
                while length < needle.count, text[start + length] == needle[length] { length += 1 }
                if length == needle.count { return true }
            }
            return false
        }
    }
}
