import SwiftUI
import Testing
import ViewTesting

private struct Library: App {
    var body: some Scene {
        WindowGroup("Library") { Shelf() }
        WindowGroup("Book", id: "book", for: Int.self) { $number in
            VStack {
                Text("Page of book \(number ?? 0)")
                Button("Next") { number = (number ?? 0) + 1 }
                CloseButton()
            }
        }
        WindowGroup("Note", id: "note", for: String.self) { $text in
            Text("Note: \(text)")
        } defaultValue: {
            "empty"
        }
        Window("Info", id: "info") { InfoView() }
        Settings { Text("Text size") }
    }
}

private struct CloseButton: View {
    @Environment(\.dismissWindow) private var dismissWindow
    var body: some View { Button("Close") { dismissWindow() } }
}

private struct InfoView: View {
    @State private var count = 0
    var body: some View { Button("Count \(count)") { count += 1 } }
}

private struct Shelf: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.openSettings) private var openSettings

    var body: some View {
        VStack {
            Button("Book 1") { openWindow(id: "book", value: 1) }
            Button("Book 2") { openWindow(value: 2) }
            Button("Note") { openWindow(id: "note") }
            Button("Information") { openWindow(id: "info") }
            Button("Nothing") { openWindow(id: "nothing") }
            Button("Put back 1") { dismissWindow(value: 1) }
            Button("Put all back") { dismissWindow(id: "book") }
            Button("Settings") { openSettings() }
        }
    }
}

/// Counts what is made.
@MainActor
private final class Made {
    var count = 0
}

private struct Drafts: App {
    var made = Made()

    init() {}
    init(made: Made) { self.made = made }

    var body: some Scene {
        let made = made
        WindowGroup("Draft", for: Int.self) { $number in
            Draft(number: $number)
        } defaultValue: {
            MainActor.assumeIsolated {
                made.count += 1
                return made.count
            }
        }
    }
}

private struct Draft: View {
    @Binding var number: Int
    @State private var turn = 0
    var body: some View {
        VStack {
            Text("Draft \(number) \(number)")
            Button("Again \(turn)") { turn += 1 }
        }
    }
}

/// Row 9 of testing.md §2: windows.
@MainActor
@Suite("Windows of an app")
struct TestAppTests {
    private let app = TestApp(Library())

    @Test("the first scene opens a window when the app starts")
    func start() {
        #expect(app.windowTitles == ["Library"])
        #expect(app[.button("Book 1")].exists)
    }

    @Test("a value opens the window that is there for it, each value once")
    func values() throws {
        try app.tap("Book 1")
        try app.tap("Book 2")
        #expect(app.windowTitles == ["Library", "Book", "Book"])
        #expect(app.shownTexts.contains("Page of book 1") && app.shownTexts.contains("Page of book 2"))
        try app.tap("Book 1")
        #expect(app.windowTitles == ["Library", "Book", "Book"])
        // The window for the value is in front now.
        try app.tap("Next")
        #expect(app.shownTexts.filter { $0.hasPrefix("Page") }.sorted() == ["Page of book 2", "Page of book 2"])
    }

    @Test("the default value of a window is made once")
    func onceMade() throws {
        let made = Made()
        let app = TestApp(Drafts(made: made))
        #expect(app.shownTexts.contains("Draft 1 1"))
        try app.tap("Again 0")
        #expect(app.shownTexts.contains("Draft 1 1"))
        #expect(made.count == 1)
    }

    @Test("a window that is opened without a value has the default one")
    func defaultValue() throws {
        try app.tap("Note")
        try app.tap("Note")
        #expect(app.shownTexts.filter { $0 == "Note: empty" }.count == 2)
    }

    @Test("a single window comes to the front with what it had")
    func single() throws {
        try app.tap("Information")
        try app.tap("Count 0")
        try app.tap("Information")
        #expect(app.windowTitles == ["Library", "Info"])
        #expect(app[.button("Count 1")].exists)
    }

    @Test("an id that no scene has opens nothing")
    func unknown() throws {
        try app.tap("Nothing")
        #expect(app.windowTitles == ["Library"])
    }

    @Test("windows are closed from inside, by value, by id, and by their own button")
    func closing() throws {
        try app.tap("Book 1")
        try app.tap("Close")
        #expect(app.windowTitles == ["Library"])
        try app.tap("Book 1")
        try app.tap("Book 2")
        try app.tap("Put back 1")
        #expect(app.shownTexts.contains("Page of book 2") && app.windowTitles.count == 2)
        try app.tap("Book 1")
        try app.tap("Put all back")
        #expect(app.windowTitles == ["Library"])
        try app.tap("Information")
        try app.closeWindow("Info")
        #expect(app.windowTitles == ["Library"])
        #expect(throws: ActionFailure.self) { try app.closeWindow("Info") }
    }

    @Test("the settings open once")
    func settings() throws {
        try app.tap("Settings")
        try app.tap("Settings")
        #expect(app.windowTitles == ["Library", "Settings"])
    }
}
