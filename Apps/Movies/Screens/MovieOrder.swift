import Foundation
import MovieStorage

/// How the list is ordered.
public enum MovieOrder: String, CaseIterable, Identifiable, Sendable {
    case title, rating, added

    public var id: Self { self }

    public var localizedName: String {
        switch self {
        case .title: NSLocalizedString("Title", comment: "An order")
        case .rating: NSLocalizedString("Rating", comment: "An order")
        case .added: NSLocalizedString("Date Added", comment: "An order")
        }
    }

    /// The movies in this order; equal ones by title, then as they were added.
    public func sorted(_ movies: [Movie]) -> [Movie] {
        movies.sorted { first, second in
            switch self {
            case .title: break
            case .rating: if first.rating != second.rating { return first.rating.rawValue > second.rating.rawValue }
            case .added: if first.added != second.added { return first.added > second.added }
            }
            let order = first.title.localizedStandardCompare(second.title)
            return order == .orderedSame ? first.added < second.added : order == .orderedAscending
        }
    }
}
