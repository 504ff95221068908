import Foundation

/// A movie that somebody has seen or wants to see.
public struct Movie: Equatable, Identifiable, Sendable {
    public let id: UUID
    public var title: String
    public var rating: Rating
    public let added: Date

    public init(id: UUID = UUID(), title: String, rating: Rating = .notSeen, added: Date = Date()) {
        self.id = id
        self.title = title
        self.rating = rating
        self.added = added
    }

    /// Whether the title has something to see in it.
    public var hasVisibleTitle: Bool { title.contains { !$0.isWhitespace } }
}

extension Movie {
    /// What a person thinks of a movie. The numbers are stored.
    public enum Rating: Int, CaseIterable, Sendable {
        case notSeen, terrible, poor, decent, good, excellent

        public var localizedName: String {
            switch self {
            case .notSeen: NSLocalizedString("Not seen", comment: "A rating")
            case .terrible: NSLocalizedString("Terrible", comment: "A rating")
            case .poor: NSLocalizedString("Poor", comment: "A rating")
            case .decent: NSLocalizedString("Decent", comment: "A rating")
            case .good: NSLocalizedString("Good", comment: "A rating")
            case .excellent: NSLocalizedString("Excellent", comment: "A rating")
            }
        }

        /// One to five stars; none for a movie that was not seen.
        public var stars: String { String(repeating: "★", count: rawValue) }
    }
}
