import MovieStorage
import SwiftUI

/// The store in the environment.
struct MovieStoreKey: EnvironmentKey {
    static var defaultValue = MovieStore()
}

extension EnvironmentValues {
    /// The movies, shared by all screens.
    public var movieStore: MovieStore {
        get { self[MovieStoreKey.self] }
        set { self[MovieStoreKey.self] = newValue }
    }
}
