import Combine
import Foundation

/// The movies of the person, shared by all screens. What it shows is what is stored.
public final class MovieStore {
    @Published public private(set) var allMovies: [Movie] = []

    /// What went wrong, for a person to read; nil when all is well.
    @Published public private(set) var problem: Problem?

    /// Something that a person should know.
    public struct Problem: Identifiable, Equatable {
        public let id = UUID()
        public let message: String
    }

    private var database: MovieDatabase?

    /// Opens the movies in a file. If that fails the store says so and keeps what is added for this run only.
    public init(url: URL) {
        do {
            let database = try MovieDatabase(url: url)
            self.database = database
            allMovies = try database.movies()
            if let file = database.movedAside {
                problem = Problem(
                    message: "The movie file was damaged. It was kept as “\(file.lastPathComponent)”, "
                        + "and a new one was begun.")
            }
        } catch {
            problem = Problem(message: "The movies cannot be stored: \(error)")
        }
    }

    /// A store that forgets everything when the program ends.
    public init() {}

    /// The file in the person's application support folder, or the one that MOVIES_DATABASE names.
    public static var standardURL: URL {
        if let path = ProcessInfo.processInfo.environment["MOVIES_DATABASE"] { return URL(fileURLWithPath: path) }
        let folder = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
        return folder.appendingPathComponent("Movies/movies.sqlite")
    }

    /// Adds a movie, or takes over the changes of one.
    public func save(_ movie: Movie) {
        perform("“\(movie.title)” was not saved") {
            try database?.save(movie)
            if let index = allMovies.firstIndex(where: { $0.id == movie.id }) {
                allMovies[index] = movie
            } else {
                allMovies.append(movie)
            }
        }
    }

    /// Removes movies.
    public func delete(_ ids: [Movie.ID]) {
        perform("The movie was not deleted") {
            try database?.delete(ids)
            allMovies.removeAll { ids.contains($0.id) }
        }
    }

    /// The person has read what went wrong.
    public func dismissProblem() { problem = nil }

    private func perform(_ failure: String, _ change: () throws -> Void) {
        do { try change() } catch { problem = Problem(message: "\(failure): \(error)") }
    }
}
