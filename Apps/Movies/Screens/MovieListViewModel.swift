import Combine
import Foundation
import MovieStorage

extension MovieListView {
    /// What the list shows: the movies of the store that match the search, in the chosen order.
    public final class ViewModel: ObservableObject {
        @Published public private(set) var movies: [Movie] = []
        @Published public private(set) var isEmpty = true
        @Published public var order = MovieOrder.added
        @Published public var search = ""
        @Published public var isPresentingAddMovie = false
        @Published public var editedMovie: Movie?
        @Published public var problem: MovieStore.Problem? {
            didSet { if problem == nil, oldValue != nil { store.dismissProblem() } }
        }

        private let store: MovieStore
        private var cancellables: Set<AnyCancellable> = []

        public init(movieStore: MovieStore) {
            store = movieStore
            movieStore.$allMovies
                .combineLatest($order, $search)
                .map { movies, order, search in order.sorted(movies.matching(search)) }
                .assign(to: &$movies)
            movieStore.$allMovies.map(\.isEmpty).assign(to: &$isEmpty)
            movieStore.$problem
                .sink { [weak self] problem in
                    if self?.problem != problem { self?.problem = problem }
                }
                .store(in: &cancellables)
        }

        public func delete(_ movie: Movie) { store.delete([movie.id]) }

        public func delete(at offsets: IndexSet) { store.delete(offsets.map { movies[$0].id }) }
    }
}

extension [Movie] {
    /// The movies whose titles contain each word of a search, whatever its case and accents.
    func matching(_ search: String) -> [Movie] {
        let words = search.split(whereSeparator: \.isWhitespace)
        if words.isEmpty { return self }
        return filter { movie in
            words.allSatisfy {
                movie.title.range(of: $0, options: [.caseInsensitive, .diacriticInsensitive]) != nil
            }
        }
    }
}
