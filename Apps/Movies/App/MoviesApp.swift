import MovieScreens
import MovieStorage
import SwiftUI

@main
struct MoviesApp: App {
    private let movieStore: MovieStore
    private let viewModel: MovieListView.ViewModel

    init() {
        let store = MovieStore(url: MovieStore.standardURL)
        movieStore = store
        viewModel = MovieListView.ViewModel(movieStore: store)
    }

    var body: some Scene {
        WindowGroup("Movies") {
            MovieListView(viewModel: viewModel).environment(\.movieStore, movieStore)
        }
        .defaultSize(width: 560, height: 640)
    }
}
