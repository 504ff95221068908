import SwiftUI
import Testing
import ViewTesting

/// Row 9 of testing.md §2: navigation and presentation, each by what a person does.
@MainActor
@Suite("Screens, sheets and dialogs")
struct ScreenTests {
    private struct Stack: View {
        @State private var path = NavigationPath()
        var body: some View {
            NavigationStack(path: $path) {
                VStack {
                    Text("Deep: \(path.count)")
                    NavigationLink("Fruit", value: "fruit")
                    Button("Far") {
                        path.append("fruit")
                        path.append(7)
                    }
                }
                .navigationDestination(for: String.self) { name in
                    VStack {
                        Text("Kind \(name)")
                        NavigationLink("Seven", value: 7)
                    }
                }
                .navigationDestination(for: Int.self) { number in
                    VStack {
                        Text("Number \(number), deep \(path.count)")
                        Button("Home") { path = NavigationPath() }
                    }
                }
            }
        }
    }

    @Test("a link pushes, the way back pops, and the path follows both")
    func pushing() throws {
        let host = TestHost(Stack())
        try host.tap("Fruit")
        try host.tap("Seven")
        #expect(host[.text("Number 7, deep 2")].exists)
        try host.goBack()
        #expect(host[.text("Kind fruit")].exists)
        try host.goBack()
        #expect(host[.text("Deep: 0")].exists)
        #expect(throws: ActionFailure.self) { try host.goBack() }
    }

    @Test("a path that the app writes shows its last screen, and the ones before it are on the way back")
    func path() throws {
        let host = TestHost(Stack())
        try host.tap("Far")
        #expect(host[.text("Number 7, deep 2")].exists)
        try host.goBack()
        #expect(host[.text("Kind fruit")].exists)
        try host.tap("Seven")
        try host.tap("Home")
        #expect(host[.text("Deep: 0")].exists)
    }

    private struct Columns: View {
        @State private var chosen: String?
        var body: some View {
            NavigationSplitView {
                List(["Apple", "Pear"], id: \.self, selection: $chosen) { Text($0) }
            } detail: {
                Text("Detail of \(chosen ?? "nothing")")
            }
        }
    }

    @Test("where there is room columns stand beside each other; where there is not, choosing goes to the next")
    func columns() throws {
        let wide = TestHost(Columns(), size: CGSize(width: 900, height: 400))
        #expect(wide[.text("Detail of nothing")].isVisible && wide[.row("Pear")].isVisible)
        try wide.select(.row("Pear"))
        #expect(wide[.text("Detail of Pear")].isVisible && wide[.row("Apple")].isVisible)

        let narrow = TestHost(Columns(), size: CGSize(width: 400, height: 600))
        try narrow.select(.row("Pear"))
        #expect(narrow[.text("Detail of Pear")].isVisible && !narrow[.row("Apple")].isVisible)
        try narrow.goBack()
        #expect(narrow[.row("Apple")].isVisible)
    }

    @Test("a tab shows its page and keeps what was done there")
    func tabs() throws {
        struct Counter: View {
            @State private var count = 0
            var body: some View { Button("Count \(count)") { count += 1 } }
        }
        let host = TestHost(
            TabView {
                Counter().tabItem { Text("First") }
                Text("Other page").tabItem { Text("Second") }
            })
        try host.tap("Count 0")
        try host.selectTab("Second")
        #expect(throws: ActionFailure.self) { try host.selectTab("Third") }
        #expect(host[.text("Other page")].isVisible && !host[.button("Count 1")].isVisible)
        try host.selectTab("First")
        #expect(host[.button("Count 1")].isVisible)
    }

    private struct Presenting: View {
        @State private var isSheetShown = false
        @State private var isCoverShown = false
        @State private var isPopoverShown = false
        @State private var isAsked = false
        @State private var isChosen = false
        @State private var answer = "none"

        private struct Closing: View {
            @Environment(\.dismiss) private var dismiss
            let words: String
            var body: some View {
                VStack {
                    Text(words)
                    Button("Close") { dismiss() }
                }
            }
        }

        var body: some View {
            VStack {
                Text("Answer: \(answer)")
                Button("Sheet") { isSheetShown = true }
                    .sheet(isPresented: $isSheetShown, onDismiss: { answer = "sheet" }) {
                        Closing(words: "In the sheet")
                    }
                Button("Cover") { isCoverShown = true }
                    .fullScreenCover(isPresented: $isCoverShown, onDismiss: { answer = "cover" }) {
                        Closing(words: "In the cover")
                    }
                Button("Popover") { isPopoverShown = true }
                    .popover(isPresented: $isPopoverShown) { Closing(words: "In the popover") }
                Button("Alert") { isAsked = true }
                    .alert("Sure?", isPresented: $isAsked) {
                        Button("Yes") { answer = "yes" }
                        Button("No", role: .cancel) { answer = "no" }
                    }
                Button("Dialog") { isChosen = true }
                    .confirmationDialog("Which?", isPresented: $isChosen, titleVisibility: .visible) {
                        Button("Left") { answer = "left" }
                        Button("Right") { answer = "right" }
                    }
            }
        }
    }

    @Test(
        "what is presented is in front, keeps a person from what is behind it, and goes by its own button",
        arguments: ["sheet", "cover", "popover"])
    func presenting(name: String) throws {
        let host = TestHost(Presenting())
        try host.tap(.button(name.capitalized))
        #expect(host[.text("In the \(name)")].isVisible)
        #expect(throws: ActionFailure.self) { try host.tap("Alert") }
        try host.tap("Close")
        #expect(!host[.text("In the \(name)")].exists)
        if name != "popover" { #expect(host[.text("Answer: \(name)")].exists) }
        try host.tap(.button(name.capitalized))
        try host.dismiss()
        #expect(!host[.text("In the \(name)")].exists)
        #expect(throws: ActionFailure.self) { try host.dismiss() }
    }

    @Test("an alert and a confirmation dialog are answered by a button, by Escape, or closed")
    func asking() throws {
        let host = TestHost(Presenting())
        try host.tap("Alert")
        try host.tap("Yes")
        #expect(host[.text("Answer: yes")].exists)
        try host.tap("Alert")
        host.press(.escape)
        #expect(host[.text("Answer: no")].exists)
        try host.tap("Dialog")
        #expect(host[.text("Which?")].exists)
        try host.tap("Right")
        #expect(host[.text("Answer: right")].exists)
        try host.tap("Dialog")
        try host.tap("Cancel")
        #expect(host[.text("Answer: right")].exists && host.windowTitles.count == 1)
    }
}
