import Foundation

/// A word that the titles of the wanted stories contain.
public struct FilterKeyword: Identifiable, Codable, Equatable, Sendable {
    public let id: UUID
    public var value: String

    public init(id: UUID = UUID(), value: String) {
        self.id = id
        self.value = value
    }
}
