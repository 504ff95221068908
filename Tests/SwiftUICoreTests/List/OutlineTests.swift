import Foundation
import Testing
import ViewTesting

@testable import SwiftUICore

@MainActor
@Suite("Outlines and the styles of forms")
struct OutlineTests {
    struct Folder: Identifiable {
        let id: String
        var inside: [Folder]?
    }

    @Test("an element with others in it unfolds")
    func unfolding() throws {
        let folders = [
            Folder(id: "a", inside: [Folder(id: "a1"), Folder(id: "a2", inside: [Folder(id: "deep")])]),
            Folder(id: "b"),
        ]
        let host = TestHost(List(folders, children: \.inside) { Text($0.id) })
        #expect(host.rows.count == 2)
        func unfold(_ name: String) -> ViewQuery { .role(.button).within(.role(.row).containing(.text(name))) }
        try host.tap(unfold("a"))
        #expect(host.rows.count == 4)
        try host.tap(unfold("a2"))
        #expect(host.rows.count == 5)
        #expect(host.outline.contains("\"deep\""))
        try host.tap(unfold("a"))
        #expect(host.rows.count == 2)
    }

    struct Framed: FormStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Color.green.frame(height: 7)
                Form(configuration)
            }
        }
    }

    @Test("a form looks as its style says")
    func styles() {
        let form = Form {
            fixed(20, 20)
            Section { fixed(20, 20) }
        }
        #expect(TestHost(form.formStyle(.grouped)).rows.map(\.frame) == TestHost(form).rows.map(\.frame))
        let framed = TestHost(form.formStyle(Framed()))
        #expect(framed.rows.count == 2)
        #expect(framed.outline.contains("x7]"))
    }
}
