import Foundation

/// A comment on a story or on another comment.
public struct Comment: Decodable, Identifiable, Equatable, Sendable {
    public let id: Int
    /// Who wrote it; nil where it was deleted.
    public let author: String?
    public let time: Date
    public let text: AttributedString
    /// The numbers of the answers to it.
    public let children: [Int]

    private enum Key: String, CodingKey {
        case id, by, time, text, kids
    }

    public init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        id = try container.decode(Int.self, forKey: .id)
        author = try container.decodeIfPresent(String.self, forKey: .by)
        time = try container.decode(Date.self, forKey: .time)
        text = HTMLText.attributed(try container.decodeIfPresent(String.self, forKey: .text) ?? "")
        children = try container.decodeIfPresent([Int].self, forKey: .kids) ?? []
    }
}
