import MovieScreens
import MovieStorage
import SwiftUI
import Testing
import ViewTesting

/// The screens as a person uses them, without a display.
@MainActor
@Suite("Screens of Movies")
struct MovieViewTests {
    let store = MovieStore()

    private func movie(_ title: String, _ rating: Movie.Rating, _ added: Double) -> Movie {
        Movie(title: title, rating: rating, added: Date(timeIntervalSinceReferenceDate: added))
    }

    private func open() -> TestHost<some View> {
        TestHost(
            MovieListView(viewModel: MovieListView.ViewModel(movieStore: store)).environment(\.movieStore, store),
            size: CGSize(width: 560, height: 640))
    }

    private func openWithThree() -> TestHost<some View> {
        store.save(movie("Metropolis", .excellent, 1))
        store.save(movie("Alien", .good, 2))
        store.save(movie("Zodiac", .notSeen, 3))
        return open()
    }

    @Test("an empty list says how to begin, and has nothing to search")
    func empty() {
        let host = open()
        #expect(host.shownTexts.contains("No Movies"))
        #expect(host.find("Search", as: .textField) == nil)
        #expect(host.find("Add Movie", as: .button)?.isEnabled == true)
    }

    @Test("a movie is added: Save waits for a visible character, and the row shows the title and the stars")
    func adding() throws {
        let host = open()
        try host.tap("Add Movie")
        #expect(host.find("Save", as: .button)?.isEnabled == false)
        try host.type(" ", into: "Title")
        #expect(host.find("Save", as: .button)?.isEnabled == false)
        #expect(throws: ActionFailure.self) { try host.tap("Save") }
        try host.type(" Alien", into: "Title")
        #expect(host.find("Save", as: .button)?.isEnabled == true)
        #expect(host.find("Rating", as: .choice)?.value == "Not seen")
        try host.choose("Good", in: "Rating", as: .choice)
        #expect(store.allMovies.isEmpty)
        try host.tap("Save")
        #expect(host.shownViews.filter { $0.role == .window }.count == 1)
        #expect(host.shownRows == ["Alien, Good"])
        #expect(host.shownTexts.contains("★★★★"))
        #expect(store.allMovies.map(\.title) == ["Alien"])
    }

    @Test("Return in the title saves, but not an empty one")
    func submitting() throws {
        let host = open()
        try host.tap("Add Movie")
        try host.type("  ", into: "Title")
        try host.submit()
        #expect(host.find("Cancel") != nil)
        try host.type("Alien", into: "Title")
        try host.submit()
        #expect(host.find("Cancel") == nil)
        #expect(host.shownRows == ["Alien, Not seen"])
    }

    @Test("while the form is open the list cannot be touched; Cancel keeps nothing, and the next form is empty")
    func cancelling() throws {
        let host = open()
        try host.tap("Add Movie")
        #expect(host.find("Add Movie", as: .button)?.isEnabled == false)
        try host.type("Alien", into: "Title")
        try host.tap("Cancel")
        #expect(host.find("Cancel") == nil)
        #expect(store.allMovies.isEmpty)
        #expect(host.shownTexts.contains("No Movies"))
        try host.tap("Add Movie")
        #expect(host.find("Title", as: .textField)?.value == "")
    }

    @Test("a click on a row edits its movie; the row changes when it is saved")
    func editing() throws {
        let host = openWithThree()
        try host.tap("Alien")
        #expect(host.find("Title", as: .textField)?.value == "Alien")
        #expect(host.find("Rating", as: .choice)?.value == "Good")
        try host.type("Aliens", into: "Title")
        try host.choose("Excellent", in: "Rating", as: .choice)
        #expect(host.shownRows.contains("Alien, Good"))
        try host.tap("Save")
        #expect(host.shownRows == ["Zodiac, Not seen", "Aliens, Excellent", "Metropolis, Excellent"])
    }

    @Test("the menu of a row edits and deletes")
    func menu() throws {
        let host = openWithThree()
        try host.choose("Edit", in: "Zodiac")
        #expect(host.find("Title", as: .textField)?.value == "Zodiac")
        try host.tap("Cancel")
        try host.choose("Delete", in: "Zodiac")
        #expect(host.shownRows == ["Alien, Good", "Metropolis, Excellent"])
        #expect(store.allMovies.map(\.title) == ["Metropolis", "Alien"])
    }

    @Test("Delete on the keyboard deletes a row, after the last one the list is empty again")
    func deleting() throws {
        let host = openWithThree()
        for title in ["Alien", "Metropolis", "Zodiac"] { try host.pressDelete(on: title) }
        #expect(store.allMovies.isEmpty)
        #expect(host.shownTexts.contains("No Movies"))
    }

    @Test("the search shows what matches, and says so where nothing does")
    func searching() throws {
        let host = openWithThree()
        try host.type("al", into: "Search")
        #expect(host.shownRows == ["Alien, Good"])
        try host.type("nothing", into: "Search")
        #expect(host.shownRows.isEmpty)
        #expect(host.shownTexts.contains("No Results"))
        try host.type("", into: "Search")
        #expect(host.shownRows.count == 3)
    }

    @Test("the menu in the bar orders the list")
    func ordering() throws {
        let host = openWithThree()
        #expect(host.shownRows == ["Zodiac, Not seen", "Alien, Good", "Metropolis, Excellent"])
        try host.choose("Title", in: "Order")
        #expect(host.shownRows == ["Alien, Good", "Metropolis, Excellent", "Zodiac, Not seen"])
        try host.choose("Rating", in: "Order")
        #expect(host.shownRows == ["Metropolis, Excellent", "Alien, Good", "Zodiac, Not seen"])
    }
}
