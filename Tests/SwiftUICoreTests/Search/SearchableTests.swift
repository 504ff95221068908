import Foundation
import SwiftUICore
import Testing
import ViewTesting

/// A search field above what is searched.
@MainActor
@Suite("Searchable")
struct SearchableTests {
    private struct Names: View {
        @State private var text = ""

        var body: some View { found.searchable(text: $text) }

        private var names: [String] { ["Ada", "Grace"].filter { text.isEmpty || $0.contains(text) } }

        @ViewBuilder private var found: some View {
            if names.isEmpty { Text("Nobody") } else { ForEach(names, id: \.self) { Text($0) } }
        }
    }

    @Test("there is one field for several views, and it keeps the focus while others take their place")
    func oneField() throws {
        let host = TestHost(VStack { Names() })
        #expect(host.all(.textField("Search")).count == 1, "\(host.outline)")
        try host.type("Ad", into: "Search")
        #expect(host.shownTexts.contains("Ada") && !host.shownTexts.contains("Grace"), "\(host.outline)")
        try host.type("x")
        #expect(host.shownTexts.contains("Nobody"), "\(host.outline)")
        try host.type("y")
        #expect(host.all(.textField("Search")).first?.value == "Adxy", "\(host.outline)")
    }

    private struct Presented: View {
        @State private var text = ""
        @State private var isPresented = false

        var body: some View {
            VStack {
                Content()
                Text(isPresented ? "presented" : "not presented")
                Button("Present") { isPresented = true }
            }
            .searchable(text: $text, isPresented: $isPresented, prompt: "Find")
        }
    }

    private struct Content: View {
        @Environment(\.isSearching) private var isSearching
        @Environment(\.dismissSearch) private var dismissSearch

        var body: some View {
            Text(isSearching ? "searching" : "at rest")
            Button("Dismiss") { dismissSearch() }
        }
    }

    @Test("what is searched knows of the search and can end it; a binding presents it")
    func presentation() throws {
        let host = TestHost(Presented())
        #expect(host.shownTexts.contains("at rest") && host.shownTexts.contains("not presented"))
        try host.tap("Present")
        #expect(host.shownTexts.contains("searching") && host.shownTexts.contains("presented"), "\(host.outline)")
        #expect(host.focusedPrompt == "Find")
        try host.type("x")
        try host.tap("Dismiss")
        #expect(host.shownTexts.contains("at rest") && host.shownTexts.contains("not presented"), "\(host.outline)")
        #expect(host.all(.textField("Find")).first?.value == "")
    }

    @Test("Return in the field is a search, not a text")
    func submitting() throws {
        var submitted: [String] = []
        let host = TestHost(
            Names().onSubmit(of: .search) { submitted.append("search") }.onSubmit { submitted.append("text") })
        try host.type("Ada", into: "Search")
        try host.submit()
        #expect(submitted == ["search"])
    }

    // MARK: Where the field is

    @Test("around a navigation the field lies below the bar, on each screen, and keeps its text")
    func aroundNavigation() throws {
        struct Around: View {
            @State private var text = ""

            var body: some View {
                NavigationStack {
                    NavigationLink("Next") { Text("Screen of " + text).navigationTitle("Second") }
                        .navigationTitle("First")
                }
                .searchable(text: $text)
            }
        }
        let host = TestHost(Around(), size: CGSize(width: 400, height: 400), chrome: .window, configure: { _ in })
        #expect(host.all(.textField("Search")).count == 1, "\(host.outline)")
        let title = try #require(host.frame(.text("First")))
        let field = try #require(host.frame(.textField("Search")))
        let link = try #require(host.frame(.button("Next")))
        #expect(title.maxY <= field.minY && field.maxY <= link.minY, "\(host.outline)")
        try host.type("me", into: "Search")
        try host.tap("Next")
        #expect(host.shownTexts.contains("Screen of me"))
        #expect(host.all(.textField("Search")).first?.value == "me", "\(host.outline)")
        #expect(try #require(host.frame(.text("Second"))).maxY <= #require(host.frame(.textField("Search"))).minY)
    }

    @Test("around columns it lies above the list; a search inside of a screen has a field of its own")
    func aroundColumns() throws {
        struct Around: View {
            @State private var outer = ""
            @State private var inner = ""

            var body: some View {
                NavigationSplitView {
                    List { Text("Row") }
                } detail: {
                    Text("Detail").searchable(text: $inner, prompt: "Inner")
                }
                .searchable(text: $outer, prompt: "Outer")
            }
        }
        let host = TestHost(Around(), size: CGSize(width: 900, height: 400))
        let outer = try #require(host.frame(.textField("Outer")))
        let inner = try #require(host.frame(.textField("Inner")))
        let detail = try #require(host.frame(.text("Detail")))
        #expect(outer.maxX < detail.minX, "\(host.outline)")
        #expect(inner.maxY <= detail.minY && inner.minX > outer.maxX, "\(host.outline)")
    }

    @Test("around tabs it is one field, on the tab that is shown: below a navigation's bar, else below the tab's own")
    func aroundTabs() throws {
        struct Around: View {
            @State private var text = ""

            var body: some View {
                TabView {
                    NavigationStack { Text("One of \(text)").navigationTitle("First") }.tabItem { Text("One") }
                    NavigationStack { Text("Two of \(text)").navigationTitle("Second") }.tabItem { Text("Two") }
                    Text("Three of \(text)").tabItem { Text("Three") }
                }
                .searchable(text: $text)
            }
        }
        let host = TestHost(
            Around(), size: CGSize(width: 500, height: 400), chrome: .window, configure: { _ in })
        for (tab, title) in [("One", "First"), ("Two", "Second"), ("Three", nil), ("One", "First")] {
            try host.choose(tab, in: .role(.choice))
            #expect(host.all(.textField("Search")).count == 1, "\(host.outline)")
            let field = try #require(host.frame(.textField("Search")), "\(tab) \(host.outline)")
            let content = try #require(host.frame(.text(containing: "\(tab) of")))
            #expect(field.maxY <= content.minY, "\(host.outline)")
            if let title { #expect(try #require(host.frame(.text(title))).maxY <= field.minY, "\(host.outline)") }
            try host.type((host.query(.textField("Search"))?.value ?? "") + "x", into: "Search")
        }
        #expect(host.shownTexts.contains("One of xxxx"), "\(host.outline)")
    }

    @Test("when the navigation goes, the field stands above what takes its place")
    func navigationGoes() throws {
        struct Around: View {
            @State private var isNavigation = true
            @State private var text = ""

            var body: some View {
                VStack {
                    if isNavigation { NavigationStack { Button("Go") { isNavigation = false } } } else { Text("Gone") }
                }
                .searchable(text: $text)
            }
        }
        let host = TestHost(Around())
        #expect(host.all(.textField("Search")).count == 1)
        try host.tap("Go")
        #expect(host.shownTexts.contains("Gone"))
        #expect(host.all(.textField("Search")).count == 1, "\(host.outline)")
    }
}

extension TestScreen {
    /// The prompt of the field that has the keyboard focus.
    fileprivate var focusedPrompt: String? { all(.focused).first?.placeholder }

    /// Where a view is in its window.
    fileprivate func frame(_ query: ViewQuery) -> CGRect? { all(query).first?.frame }
}
