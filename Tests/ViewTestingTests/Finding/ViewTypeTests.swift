import SwiftUI
import Testing
import ViewTesting

private struct Row: View {
    let name: String
    var body: some View {
        HStack {
            Text(name)
            Button("Remove") {}
        }
    }
}

private struct Badge: View {
    var body: some View { Text("new") }
}

private struct Screen: View {
    @State private var names = ["Ada", "Bob"]

    var body: some View {
        VStack {
            Text("Names")
            ForEach(names, id: \.self) { Row(name: $0) }
            Badge().padding()
            Button("Add") { names.append("Cleo") }
        }
    }
}

private struct Table: View {
    var body: some View { List(0..<500) { Row(name: "Number \($0)") } }
}

/// Row 1 of testing.md §2: by the type of a view.
@MainActor
@Suite("Finding views by type")
struct ViewTypeTests {
    @Test("views of the app's own are counted by their type, and what is in one of them is found there")
    func ownViews() throws {
        let host = TestHost(Screen())
        #expect(host.count(.view(Row.self)) == 2)
        #expect(host.count(.view(Badge.self)) == 1)
        #expect(host.count(.view(Screen.self)) == 1)
        #expect(host.query(.text("Ada").within(.view(Row.self))) != nil)
        #expect(host.query(.text("Names").within(.view(Row.self))) == nil)
        #expect(host.query(.text("new").within(.view(Badge.self)))?.value == "new")
        #expect(host.count(.button("Remove").within(.view(Row.self).nth(1))) == 1)
        #expect(host.query(.view(Row.self).containing(.text("Bob")))?.frame == host.query(.text("Bob"))?.frame)
        try host.tap("Add")
        #expect(host.count(.view(Row.self)) == 3)
        #expect(host[.view(Row.self)][2][.text("Cleo")].exists && !host[.view(Row.self)][2][.text("Bob")].exists)
    }

    @Test("rows of a list are found by their type, those that exist")
    func rows() throws {
        let host = TestHost(Table(), size: CGSize(width: 300, height: 400))
        let count = host.count(.view(Row.self))
        #expect(count > 5 && count < 100)
        try host.scrollUntilVisible(.text("Number 300").within(.view(Row.self)))
        #expect(host.query(.view(Row.self).containing(.text("Number 300"))) != nil)
    }
}
