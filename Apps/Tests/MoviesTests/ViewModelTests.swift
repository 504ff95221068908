import Combine
import Foundation
import MovieScreens
import MovieStorage
import Testing

@Suite("View models of Movies")
struct ViewModelTests {
    let store = MovieStore()

    private func movie(_ title: String, _ rating: Movie.Rating = .notSeen, _ added: Double = 0) -> Movie {
        Movie(title: title, rating: rating, added: Date(timeIntervalSinceReferenceDate: added))
    }

    @Test("the list follows the store")
    func following() {
        let list = MovieListView.ViewModel(movieStore: store)
        #expect(list.isEmpty)
        let alien = movie("Alien")
        store.save(alien)
        #expect(list.movies == [alien])
        #expect(!list.isEmpty)
        list.delete(alien)
        #expect(list.movies == [])
        #expect(list.isEmpty)
    }

    @Test(
        "the list is ordered as chosen",
        arguments: [
            (MovieOrder.title, ["alien 2", "Alien 10", "Zodiac"]), (.rating, ["Zodiac", "alien 2", "Alien 10"]),
            (.added, ["Alien 10", "alien 2", "Zodiac"]),
        ])
    func ordering(order: MovieOrder, titles: [String]) {
        store.save(movie("Zodiac", .excellent, 1))
        store.save(movie("alien 2", .good, 2))
        store.save(movie("Alien 10", .good, 3))
        let list = MovieListView.ViewModel(movieStore: store)
        list.order = order
        #expect(list.movies.map(\.title) == titles)
    }

    @Test("the search finds each word, whatever its case and accents")
    func searching() {
        for title in ["Amélie", "The Third Man", "Man on Fire"] { store.save(movie(title)) }
        let list = MovieListView.ViewModel(movieStore: store)
        list.search = "amelie"
        #expect(list.movies.map(\.title) == ["Amélie"])
        list.search = " man  THE "
        #expect(list.movies.map(\.title) == ["The Third Man"])
        list.search = "nothing"
        #expect(list.movies == [])
        #expect(!list.isEmpty)
        list.search = "  "
        #expect(list.movies.count == 3)
    }

    @Test(
        "a movie can be saved when its title has a visible character",
        arguments: [("", false), (" \n\t", false), (" A ", true)])
    func saving(title: String, canSave: Bool) {
        let form = MovieFormView.ViewModel(movieStore: store)
        form.title = title
        form.rating = .decent
        #expect(form.canSave == canSave)
        form.save()
        #expect(store.allMovies.map(\.title) == (canSave ? ["A"] : []))
        #expect(store.allMovies.first?.rating == (canSave ? .decent : nil))
    }

    @Test("editing changes the movie itself, and nothing before it is saved")
    func editing() {
        let alien = movie("Alien", .poor, 5)
        store.save(alien)
        let form = MovieFormView.ViewModel(movieStore: store, movie: alien)
        #expect(!form.isNew)
        form.title = "Aliens"
        form.rating = .good
        #expect(store.allMovies == [alien])
        form.save()
        #expect(store.allMovies.count == 1)
        #expect(store.allMovies[0].id == alien.id)
        #expect(store.allMovies[0].title == "Aliens")
        #expect(store.allMovies[0].added == alien.added)
    }

    @Test("the form says before each change that it will change")
    func publishing() {
        let form = MovieFormView.ViewModel(movieStore: store)
        var seen: [String] = []
        let subscription = form.objectWillChange.sink { _ in seen.append(form.title) }
        form.title = "A"
        form.title = "AB"
        #expect(seen == ["", "A"])
        subscription.cancel()
    }

    @Test("view models are freed with their screens")
    func lifetime() {
        weak var weakList: MovieListView.ViewModel?
        do {
            let list = MovieListView.ViewModel(movieStore: store)
            weakList = list
            store.save(movie("A"))
        }
        #expect(weakList == nil)
    }
}
