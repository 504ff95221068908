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

    @Test("an outline group is an outline wherever it is")
    func group() throws {
        let folders = [Folder(id: "a", inside: [Folder(id: "a1")]), Folder(id: "b")]
        let host = TestHost(
            VStack {
                OutlineGroup(folders, children: \.inside) { Text($0.id) }
                OutlineGroup(folders, id: \.id, children: \.inside) { Text("second \($0.id)") }
            })
        #expect(host.shownTexts == ["a", "b", "second a", "second b"])
        try host.tap(.role(.button).nth(0))
        #expect(host.shownTexts.contains("a1"))
        #expect(!host.shownTexts.contains("second a1"))
    }

    @Test("elements that a property identifies are chosen by it, one or several")
    func choosing() throws {
        struct Named { let name: String; var inside: [Named]? }
        struct Choice: View {
            let names = [Named(name: "a", inside: [Named(name: "a1")]), Named(name: "b")]
            @State private var chosen: String?
            @State private var several: Set<String> = []

            var body: some View {
                Text((chosen ?? "none") + " " + several.sorted().joined())
                List(names, id: \.name, children: \.inside, selection: $chosen) { Text($0.name) }
                List(names, id: \.name, children: \.inside, selection: $several) { Text($0.name + "!") }
            }
        }
        let host = TestHost(VStack { Choice() }, size: CGSize(width: 300, height: 600))
        try host.tap(.row("b"))
        #expect(host.shownTexts.contains("b "), "\(host.outline)")
        try host.select(.row("b!"))
        #expect(host.shownTexts.contains("b b"), "\(host.outline)")
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
