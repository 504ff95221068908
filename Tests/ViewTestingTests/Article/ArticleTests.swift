import Combine
import Foundation
import SwiftUI
import Testing
import ViewTesting

private struct SignInView: View {
    @State private var email = ""
    @State private var agrees = false
    @State private var name: String?

    var body: some View {
        VStack {
            TextField("Email", text: $email)
            Toggle("I agree", isOn: $agrees)
            Button("Sign in") { name = email.hasPrefix("ada") ? "Ada" : "stranger" }.disabled(!agrees)
            if let name { Text("Welcome, \(name)") }
        }
    }
}

private struct Service {
    func answer(to words: String) async -> String { words.uppercased() }
}

@MainActor
private final class SearchModel: ObservableObject {
    @Published var words = ""
    @Published private(set) var answer = "nothing"
    private var subscription: AnyCancellable?

    init(service: Service) {
        subscription = $words.dropFirst().debounce(for: .milliseconds(400), scheduler: DispatchQueue.main)
            .sink { [weak self] words in Task { self?.answer = await service.answer(to: words) } }
    }
}

private struct SearchView: View {
    @StateObject private var model: SearchModel

    init(service: Service) { _model = StateObject(wrappedValue: SearchModel(service: service)) }

    var body: some View {
        VStack {
            TextField("Place", text: $model.words)
            Text(model.answer)
        }
    }
}

private struct Row: View {
    let name: String
    var body: some View { Text(name) }
}

private struct Rows: View {
    @State private var count = 1
    var body: some View {
        VStack {
            Button("Add") { count += 1 }
            ForEach(0..<count, id: \.self) { Row(name: "Row \($0)") }
        }
    }
}

/// The samples of Documentation/Testing.md, word for word.
@MainActor
@Suite("The article on testing")
struct ArticleTests {
    @MainActor @Test func signingIn() throws {
        let host = TestHost(SignInView(), size: CGSize(width: 400, height: 600))
        try host.type("ada@example.org", into: "Email")
        try host.tap(.toggle("I agree"))
        try host.tap("Sign in")
        #expect(host[.text("Welcome, Ada")].exists)
    }

    @Test("time is the test's")
    func time() async throws {
        let service = Service()
        let host = try await TestHost(SearchView(service: service), clock: .virtual)
        try host.type("Oslo", into: "Place")
        host.advance(by: .milliseconds(399))  // debounce has not let it through
        #expect(host[.text("nothing")].exists)
        host.advance(by: .milliseconds(1))
        host.runUntilIdle()  // from one delay to the next, until nothing waits
        #expect(host[.text("OSLO")].exists)
    }

    @Test("publishers are lines of text")
    func marbles() {
        let scheduler = DispatchQueue.test
        let typed = scheduler.publisher("a-bc---d---|", frame: .milliseconds(100))
        let sent = scheduler.marbles(
            of: typed.debounce(for: .milliseconds(200), scheduler: scheduler), frame: .milliseconds(100), count: 12)
        #expect(sent == "-----c---d-|")
    }

    @Test("what is only named in the article does what it says")
    func rest() throws {
        let host = TestHost(Rows())
        host.settle()
        try host.expect(bodies: ["Rows": 1, "Row": 1]) { try host.tap("Add") }
        host.changeEnvironment {
            $0.colorScheme = .dark; $0.locale = Locale(identifier: "de")
        }
        #expect(host.count(.view(Row.self)) == 2)
        #expect(host.audit() == [])
    }

    @Test("every line of the article's samples is compiled here or in the example")
    func samples() throws {
        let here = URL(fileURLWithPath: #filePath)
        let root = here.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        func text(_ path: String) throws -> String {
            try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
        }
        func lines(_ text: String) -> [String] {
            text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        }
        let compiled = Set(lines(try String(contentsOf: here, encoding: .utf8)))
        let manifest = try text("Examples/Weather/Package.swift").filter { !$0.isWhitespace }
        for sample in try text("Documentation/Testing.md").components(separatedBy: "```swift\n").dropFirst() {
            let code = sample.components(separatedBy: "```")[0]
            if code.hasPrefix(".testTarget") {
                #expect(manifest.contains(#"name:"WeatherTests",dependencies:["Weather",.product(name:"ViewTesting""#))
                continue
            }
            for line in lines(code) where !line.isEmpty { #expect(compiled.contains(line)) }
        }
    }
}
