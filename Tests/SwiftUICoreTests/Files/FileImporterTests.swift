import Foundation
import SwiftUICore
import Testing
import UniformTypeIdentifiers
import ViewTesting

@MainActor
private final class Notes {
    var lines: [String] = []
    func note(_ line: String) { lines.append(line) }
}

private struct Importing: View {
    let notes: Notes
    var severally = true
    @State private var isPresented = false

    var body: some View {
        VStack {
            Button("Import") { isPresented = true }
            Text(isPresented ? "Choosing" : "Idle")
        }
        .fileImporter(
            isPresented: $isPresented, allowedContentTypes: [.image, .pdf], allowsMultipleSelection: severally
        ) { result in
            notes.note("\((try? result.get().map(\.lastPathComponent)) ?? [])")
        } onCancellation: {
            notes.note("cancelled")
        }
        .fileDialogMessage(Text(verbatim: "Pictures, please"))
    }
}

@MainActor
struct FileImporterTests {
    private let notes = Notes()

    private func url(_ name: String) -> URL { URL(fileURLWithPath: "/pictures/\(name)") }

    @Test("files are asked for in a window of their own, which is in the outline")
    func presentation() throws {
        let host = TestHost(Importing(notes: notes))
        #expect(host.fileDialog == nil)
        try host.tap("Import")
        let dialog = try #require(host.fileDialog)
        #expect(dialog.purpose == .open && dialog.allowsMultipleSelection)
        #expect(dialog.contentTypes == [.image, .pdf])
        #expect(
            host.outline.contains(
                #"window "Pictures, please" modal files open several of=["public.image", "com.adobe.pdf"]"#))
        #expect(host.shownTexts.contains("Choosing"))
        #expect(throws: ActionFailure.self) { try host.tap("Import") }
    }

    @Test("what is chosen arrives when the window has gone, and the binding is false")
    func choice() throws {
        let host = TestHost(Importing(notes: notes))
        try host.tap("Import")
        try host.chooseFiles([url("a.png"), url("b.jpeg")])
        #expect(notes.lines == [#"["a.png", "b.jpeg"]"#])
        #expect(host.fileDialog == nil)
        #expect(host.shownTexts == ["Import", "Idle"])
        try host.tap("Import")
        #expect(host.fileDialog != nil)
    }

    @Test("giving up calls what is there for it, and nothing else")
    func cancellation() throws {
        let host = TestHost(Importing(notes: notes))
        try host.tap("Import")
        try host.dismiss()
        #expect(notes.lines == ["cancelled"])
        #expect(host.shownTexts == ["Import", "Idle"])
        try host.tap("Import")
        host.press(.escape)
        #expect(notes.lines == ["cancelled", "cancelled"])
    }

    @Test("a person cannot choose what is not offered")
    func limits() throws {
        let host = TestHost(Importing(notes: notes, severally: false))
        #expect(throws: ActionFailure.self) { try host.chooseFiles([url("a.png")]) }
        try host.tap("Import")
        #expect(throws: ActionFailure.self) { try host.chooseFiles([url("a.txt")]) }
        #expect(throws: ActionFailure.self) { try host.chooseFiles([url("a.png"), url("b.png")]) }
        #expect(throws: ActionFailure.self) { try host.chooseFiles([]) }
        #expect(notes.lines.isEmpty)
        try host.chooseFiles([url("a.svg")])
        #expect(notes.lines == [#"["a.svg"]"#])
    }

    @Test("of one file its address arrives; where the person gives up, nothing does")
    func single() throws {
        struct One: View {
            let notes: Notes
            @State private var isPresented = true
            var body: some View {
                Button("Again") { isPresented = true }
                    .fileImporter(isPresented: $isPresented, allowedContentTypes: [.plainText]) {
                        notes.note((try? $0.get().lastPathComponent) ?? "error")
                    }
            }
        }
        let host = TestHost(One(notes: notes))
        try host.dismiss()
        #expect(notes.lines.isEmpty)
        try host.tap("Again")
        try host.chooseFiles([url("a.txt")])
        #expect(notes.lines == ["a.txt"])
    }

    @Test("when the view that asks goes, so does the window")
    func goes() throws {
        struct Showing: View {
            let isShown: Bool
            var body: some View {
                if isShown {
                    Text("Child").fileImporter(isPresented: .constant(true), allowedContentTypes: [.item]) { _ in }
                } else {
                    Text("Nobody")
                }
            }
        }
        let host = TestHost(Showing(isShown: true))
        #expect(host.fileDialog != nil)
        host.update(Showing(isShown: false))
        #expect(host.fileDialog == nil)
    }
}
