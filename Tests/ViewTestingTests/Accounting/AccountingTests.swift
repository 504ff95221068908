import Combine
import SwiftUI
import Testing
import ViewTesting

private struct Row: View {
    let number: Int
    var body: some View { Text("Row \(number)") }
}

private struct Table: View {
    @State private var numbers = [1, 2, 3]

    var body: some View {
        VStack {
            ForEach(numbers, id: \.self) { Row(number: $0) }
            Button("Add") { numbers.append(numbers.count + 1) }
        }
    }
}

private final class Model: ObservableObject {
    @Published var count = 0
    var me: Model?
    init(isLeaking: Bool) { if isLeaking { me = self } }
}

private struct Owner: View {
    @StateObject var model: Model
    init(isLeaking: Bool) { _model = StateObject(wrappedValue: Model(isLeaking: isLeaking)) }
    var body: some View { Text("\(model.count)").onReceive(model.$count) { _ in } }
}

/// Rows 21 and 22 of testing.md §2.
@MainActor
@Suite("Accounting")
struct AccountingTests {
    @Test("the bodies that an action evaluates are counted by type")
    func bodies() throws {
        let host = TestHost(Table())
        try host.expect(bodies: ["Table": 1, "Row": 1]) { try host.tap("Add") }
        let report = try host.measure { try host.tap("Add") }
        #expect(report.surfaceWrites > 0 && report.layouts > 0 && report.measurements > 0)
        // The new row is a text, and its widget is new.
        #expect(report.textShapings >= 1 && report.textShapings <= report.measurements)
        #expect(report.nodeUpdates >= 2)
        var nothing = WorkReport()
        nothing.allocations = report.allocations == nil ? nil : 0
        #expect(host.measure {} == nothing)
    }

    @Test("the blocks of memory that an action asks for are counted, and not what the test needs to act")
    func allocations() throws {
        guard host(Table()).measure({}).allocations != nil else { return }
        final class Box {}
        let host = host(Table())
        var kept: [Box] = []
        kept.reserveCapacity(10)
        #expect(host.measure { for _ in 0..<10 { kept.append(Box()) } }.allocations == 10)
        // To look costs nothing: it is the test's own work.
        let (query, button) = (ViewQuery.role(.text), host[.button("Add")])
        _ = button.isHittable
        let looking = host.measure {
            _ = host.count(query)
            _ = button.isHittable
        }
        #expect(looking.allocations == 0)
        let first = try #require(try host.measure { try host.tap("Add") }.allocations)
        #expect(first > 10)
        // What is measured inside of something else belongs to both.
        var inner: Int?
        let outer = host.measure { inner = host.measure { kept.append(Box()) }.allocations }.allocations
        #expect(inner == 1)
        #expect(outer.map { $0 >= 1 } == true)
    }

    private func host(_ table: Table) -> TestHost<Table> { TestHost(table) }

    @Test("too much work of a kind fails, and the failure says what invalidated what")
    func limits() throws {
        let host = TestHost(Table())
        try host.expect(nodeUpdates: 1000, layouts: 1000, surfaceWrites: 100, allocations: 100_000) {
            try host.tap("Add")
        }
        try withKnownIssue {
            try host.expect(measurements: 0, textShapings: 0, surfaceWrites: 1) { try host.tap("Add") }
        } matching: { issue in
            let words = "\(issue)"
            return words.contains("There was too much work:") && words.contains("surface writes: ")
                && words.contains("instead of 1 at most") && words.contains("text shapings: ")
                && words.contains("Table.body was evaluated because of")
        }
    }

    @Test("a failure says what was evaluated because of what")
    func failure() throws {
        let host = TestHost(Table())
        try withKnownIssue {
            try host.expect(bodies: ["Row": 1]) { try host.tap("Add") }
        } matching: { issue in
            "\(issue)".contains("Table: 1 instead of 0") && "\(issue)".contains("was written")
        }
    }

    @Test("a host leaves nothing behind")
    func clean() {
        let host = TestHost(Owner(isLeaking: false))
        #expect(host.checksForLeaks)
        #expect(host.shownTexts == ["0"])
    }

    @Test("what outlives its host makes the test fail, by name")
    func leak() {
        withKnownIssue {
            _ = TestHost(Owner(isLeaking: true))
        } matching: { issue in
            "\(issue)".contains("still there:\n  Model, of model in Owner\n    held by itself: Model.")
                && "\(issue)".contains("    held by itself: Model.me")
        }
        let host = TestHost(Owner(isLeaking: true))
        host.checksForLeaks = false
    }

    @Test("rows, links, sheets and what they have led to go with their host")
    func screens() throws {
        struct Screen: View {
            @State private var isOn = false
            @State private var isShown = false
            var body: some View {
                NavigationStack {
                    List {
                        Toggle("Switch", isOn: $isOn)
                        Button("Sheet") { isShown = true }
                        ForEach(0..<3) { number in NavigationLink("Link \(number)", value: number) }
                    }
                    .navigationDestination(for: Int.self) { Text("Screen \($0)").navigationTitle("Title") }
                    .sheet(isPresented: $isShown) { NavigationStack { NavigationLink("Inner") { Text("Leaf") } } }
                }
            }
        }
        let host = TestHost(Screen())
        try host.tap(.row("Link 1"))
        #expect(host.shownTexts.contains("Screen 1"))
        try host.goBack()
        try host.tap("Sheet")
        try host.tap("Inner")
        #expect(host.shownTexts.contains("Leaf"))
    }

    private final class Search: ObservableObject {
        @Published var answer = ""
        init(seconds: Double) {
            Task { @MainActor in
                try? await Task.sleep(for: .seconds(seconds))
                answer = "late"
            }
        }
    }

    private struct Searching: View {
        @StateObject var model: Search
        init(seconds: Double) { _model = StateObject(wrappedValue: Search(seconds: seconds)) }
        var body: some View { Text(model.answer) }
    }

    @Test("with a virtual clock, what the app has left to itself may end first; what does not end is named")
    func pending() async throws {
        _ = try await TestHost(Searching(seconds: 5), clock: .virtual)
        try await withKnownIssue {
            _ = try await TestHost(Searching(seconds: 50), clock: .virtual)
        } matching: { issue in
            // Which of the ways on which the task holds it is named depends on what else lies in memory.
            "\(issue)".contains("still there:\n  Search, of model in Searching\n    held by ")
                && "\(issue)".contains("AccountingTests.Search.init(seconds:")
                && "\(issue)".contains("a sleeping task, due at 50.0 s")
        }
    }
}
