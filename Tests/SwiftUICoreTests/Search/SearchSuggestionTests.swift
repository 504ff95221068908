import Foundation
import SwiftUICore
import Testing
import ViewTesting

/// What stands around a search field: scopes, suggestions and tokens.
@MainActor
@Suite("Scopes, suggestions and tokens of a search")
struct SearchSuggestionTests {
    // MARK: Scopes

    private struct Scoped: View {
        let activation: SearchScopeActivation
        @State private var text = ""
        @State private var scope = "fruit"

        var body: some View {
            Text("in " + scope)
                .searchable(text: $text)
                .searchScopes($scope, activation: activation) {
                    Text("Fruit").tag("fruit")
                    Text("Vegetables").tag("vegetables")
                }
        }
    }

    @Test("scopes are shown while a person searches, and choosing one writes it")
    func scopes() throws {
        let host = TestHost(Scoped(activation: .automatic))
        #expect(host.all(.role(.choice)).isEmpty)
        try host.type("", into: "Search")
        try host.choose("Vegetables", in: .role(.choice))
        #expect(host.shownTexts.contains("in vegetables"))
    }

    @Test("on text entry they wait for a text")
    func scopesOnTextEntry() throws {
        let host = TestHost(Scoped(activation: .onTextEntry))
        try host.type("", into: "Search")
        #expect(host.all(.role(.choice)).isEmpty)
        try host.type("x")
        #expect(!host.all(.role(.choice)).isEmpty, "\(host.outline)")
    }

    // MARK: Suggestions

    private struct Suggesting: View {
        var hidden: SearchSuggestionsPlacement.Set = []
        @State private var text = ""

        var body: some View {
            Text("found " + text)
                .searchable(text: $text) { Text("apples").searchCompletion("apple") }
                .searchSuggestions {
                    Placement().searchCompletion("pear")
                    Text("Not here").searchSuggestions(.hidden, for: .menu)
                }
                .searchSuggestions(.hidden, for: hidden)
        }
    }

    private struct Placement: View {
        @Environment(\.searchSuggestionsPlacement) private var placement
        var body: some View { Text(placement == .menu ? "pears" : "elsewhere") }
    }

    @Test("suggestions are shown while the field has the focus; choosing one takes the place of the text")
    func suggestions() throws {
        let host = TestHost(Suggesting())
        #expect(!host.shownTexts.contains("apples"))
        try host.type("ap", into: "Search")
        #expect(host.shownTexts.contains("apples") && host.shownTexts.contains("pears"), "\(host.outline)")
        #expect(!host.shownTexts.contains("Not here"))
        try host.tap("apples")
        #expect(host.shownTexts.contains("found apple"))
        try host.tap("pears")
        #expect(host.shownTexts.contains("found pear"))
    }

    @Test("suggestions that are hidden in menus are not shown, those that are hidden in the content are")
    func hidden() throws {
        let host = TestHost(Suggesting(hidden: .menu))
        try host.type("ap", into: "Search")
        #expect(!host.shownTexts.contains("apples") && !host.shownTexts.contains("pears"))
        let other = TestHost(Suggesting(hidden: .content))
        try other.type("ap", into: "Search")
        #expect(other.shownTexts.contains("pears"))
    }

    // MARK: Tokens

    private struct Token: Identifiable {
        var id: String
        var isStrict = false
    }

    private struct Tokens: View {
        @State private var text = ""
        @State private var tokens: [Token] = [Token(id: "red")]
        @State private var suggested: [Token] = [Token(id: "round"), Token(id: "sweet")]

        var body: some View {
            Text(tokens.map(\.id).joined(separator: "+") + "|" + text)
                .searchable(text: $text, tokens: $tokens, suggestedTokens: $suggested) { Text($0.id) }
                .searchSuggestions { Text("a small one").searchCompletion(Token(id: "small")) }
        }
    }

    @Test("tokens stand before the text; suggested ones move into the field and take the place of what was typed")
    func tokens() throws {
        let host = TestHost(Tokens())
        #expect(host.shownTexts.contains("red|") && host.shownTexts.contains("red"))
        try host.type("ro", into: "Search")
        try host.tap("round")
        #expect(host.shownTexts.contains("red+round|"), "\(host.shownTexts)")
        try host.tap("a small one")
        #expect(host.shownTexts.contains("red+round+small|"))
        // What is there already is not there twice.
        try host.tap("a small one")
        #expect(host.shownTexts.contains("red+round+small|"))
    }

    @Test("a token is removed by its button, and the last one by Backspace in the empty field")
    func removing() throws {
        let host = TestHost(Tokens())
        try host.type("x", into: "Search")
        try host.tap("sweet")
        #expect(host.shownTexts.contains("red+sweet|"))
        host.press(.delete)
        #expect(host.shownTexts.contains("red|"))
        try host.type("x")
        host.press(.delete)
        #expect(host.shownTexts.contains("red|"))
        try host.tap(.button("Delete"))
        #expect(host.shownTexts.contains("|"), "\(host.shownTexts)")
    }

    @Test("a token that can be edited writes its value")
    func editing() throws {
        struct Editing: View {
            @State private var text = ""
            @State private var tokens = [Token(id: "red"), Token(id: "round")]

            var body: some View {
                Text(tokens.map { $0.id + ($0.isStrict ? "!" : "") }.joined(separator: "+"))
                    .searchable(text: $text, editableTokens: $tokens) { $token in
                        Toggle(token.id, isOn: $token.isStrict)
                    }
            }
        }
        let host = TestHost(Editing())
        try host.tap(.toggle("round"))
        #expect(host.shownTexts.contains("red+round!"), "\(host.shownTexts)")
    }
}
