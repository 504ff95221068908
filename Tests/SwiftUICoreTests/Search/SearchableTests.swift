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
}
