import MovieStorage
import SwiftUI

/// All movies: search, order, add, edit, delete.
public struct MovieListView: View {
    @Environment(\.movieStore) private var movieStore
    @ObservedObject var viewModel: ViewModel

    public init(viewModel: ViewModel) { self.viewModel = viewModel }

    public var body: some View {
        NavigationView {
            VStack(spacing: 0) {
                if let problem = viewModel.problem {
                    ProblemBanner(message: problem.message) { viewModel.problem = nil }
                }
                content
            }
            .navigationBarTitle("Movies")
            .navigationBarItems(leading: orderMenu, trailing: addButton)
        }
        .navigationViewStyle(StackNavigationViewStyle())
        .sheet(item: $viewModel.editedMovie) { movie in
            MovieFormView(viewModel: MovieFormView.ViewModel(movieStore: movieStore, movie: movie))
        }
    }

    @ViewBuilder private var content: some View {
        if viewModel.isEmpty {
            EmptyListView(symbol: "film", title: "No Movies", text: "Add the first one with the plus button.")
        } else {
            list.searchable(text: $viewModel.search, prompt: "Search titles")
        }
    }

    @ViewBuilder private var list: some View {
        if viewModel.movies.isEmpty {
            EmptyListView(symbol: "magnifyingglass", title: "No Results", text: "No title matches the search.")
        } else {
            List {
                ForEach(viewModel.movies) { movie in
                    MovieRow(movie: movie)
                        .contentShape(Rectangle())
                        .onTapGesture { viewModel.editedMovie = movie }
                        .contextMenu {
                            Button("Edit") { viewModel.editedMovie = movie }
                            Button("Delete", role: .destructive) { viewModel.delete(movie) }
                        }
                }
                .onDelete { viewModel.delete(at: $0) }
            }
        }
    }

    private var orderMenu: some View {
        Menu {
            Picker("Order", selection: $viewModel.order) {
                ForEach(MovieOrder.allCases) { Text($0.localizedName).tag($0) }
            }
        } label: {
            Image(systemName: "arrow.up.arrow.down")
        }
        .accessibilityLabel("Order")
    }

    private var addButton: some View {
        Button {
            viewModel.isPresentingAddMovie = true
        } label: {
            Image(systemName: "plus")
        }
        .accessibilityLabel("Add Movie")
        .sheet(isPresented: $viewModel.isPresentingAddMovie) {
            MovieFormView(viewModel: MovieFormView.ViewModel(movieStore: movieStore))
        }
    }
}

/// Says what went wrong, until the person has read it.
struct ProblemBanner: View {
    let message: String
    let dismiss: () -> Void

    var body: some View {
        HStack(spacing: 12) {
            Image(systemName: "exclamationmark.triangle").foregroundStyle(.orange)
            Text(message).frame(maxWidth: .infinity, alignment: .leading)
            Button("OK", action: dismiss)
        }
        .padding(12)
        .background(Color.orange.opacity(0.15))
    }
}

/// A movie in the list: its title and its stars.
struct MovieRow: View {
    let movie: Movie

    var body: some View {
        HStack {
            // Not a spacer: a title that is long may use the room up to the stars before it breaks.
            Text(movie.title).frame(maxWidth: .infinity, alignment: .leading)
            if movie.rating == .notSeen {
                Text(movie.rating.localizedName).foregroundStyle(.secondary)
            } else {
                Text(movie.rating.stars)
                    .foregroundStyle(.orange)
                    .accessibilityLabel(movie.rating.localizedName)
            }
        }
    }
}

/// Shown where there is nothing to list.
struct EmptyListView: View {
    let symbol: String
    let title: LocalizedStringKey
    let text: LocalizedStringKey

    var body: some View {
        VStack(spacing: 8) {
            Image(systemName: symbol).font(.largeTitle).foregroundStyle(.secondary)
            Text(title).font(.headline)
            Text(text).foregroundStyle(.secondary).multilineTextAlignment(.center)
        }
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}
