import Combine
import Foundation
import MovieStorage

extension MovieFormView {
    /// A movie that is being added or edited; nothing reaches the store before it is saved.
    public final class ViewModel: ObservableObject {
        @Published public var title: String
        @Published public var rating: Movie.Rating
        public let isNew: Bool

        private let store: MovieStore
        private let original: Movie

        public init(movieStore: MovieStore, movie: Movie? = nil) {
            store = movieStore
            isNew = movie == nil
            original = movie ?? Movie(title: "")
            title = original.title
            rating = original.rating
        }

        private var edited: Movie {
            var movie = original
            movie.title = title.trimmingCharacters(in: .whitespacesAndNewlines)
            movie.rating = rating
            return movie
        }

        /// Whether the title has a visible character.
        public var canSave: Bool { edited.hasVisibleTitle }

        public func save() {
            if canSave { store.save(edited) }
        }
    }
}
