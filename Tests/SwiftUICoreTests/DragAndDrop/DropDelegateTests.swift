import CoreTransferable
import Foundation
import FoundationGaps
import SwiftUICore
import Testing
import UniformTypeIdentifiers
import ViewTesting

@MainActor
private final class Notes {
    var lines: [String] = []
    func note(_ line: String) { lines.append(line) }
}

private struct NotingDelegate: DropDelegate {
    let notes: Notes
    var isValid = true
    var proposal: DropProposal?

    func validateDrop(info: DropInfo) -> Bool { isValid && info.hasItemsConforming(to: [.text]) }
    func dropEntered(info: DropInfo) { notes.note("entered") }
    func dropUpdated(info: DropInfo) -> DropProposal? { proposal }
    func dropExited(info: DropInfo) { notes.note("exited") }
    func performDrop(info: DropInfo) -> Bool {
        notes.note("performed at \(Int(info.location.x)),\(Int(info.location.y))")
        for provider in info.itemProviders(for: [.plainText]) {
            provider.loadObject(ofClass: String.self) { text, _ in
                MainActor.assumeIsolated { notes.note("text \(text ?? "none")") }
            }
        }
        return true
    }
}

private struct DelegateBoard: View {
    let delegate: NotingDelegate
    var body: some View {
        VStack(spacing: 20) {
            Text("Source").frame(width: 100, height: 40).onDrag { NSItemProvider(object: "words" as NSString) }
            Color.red.frame(width: 100, height: 100).accessibilityLabel("Target").onDrop(
                of: [.text, .image], delegate: delegate)
        }
    }
}

@MainActor
struct DropDelegateTests {
    private let notes = Notes()

    @Test("a delegate hears that items come, are dropped, and what they are")
    func perform() throws {
        let host = TestHost(DelegateBoard(delegate: NotingDelegate(notes: notes)))
        try host.drag(.text("Source"), to: .label("Target"))
        #expect(notes.lines == ["entered", "performed at 50,50", "text words"])
    }

    @Test("a delegate hears that items go again")
    func exit() throws {
        let host = TestHost(DelegateBoard(delegate: NotingDelegate(notes: notes)))
        try host.drag(.text("Source"), to: .label("Target"), lettingGo: false)
        try host.carryOn(to: .text("Source"))
        host.letGo()
        #expect(notes.lines == ["entered", "exited"])
    }

    @Test("what a delegate does not take is not dropped", arguments: [DropOperation.forbidden, .cancel])
    func forbidden(operation: DropOperation) throws {
        let host = TestHost(
            DelegateBoard(delegate: NotingDelegate(notes: notes, proposal: DropProposal(operation: operation))))
        try host.drag(.text("Source"), to: .label("Target"), lettingGo: false)
        #expect(host.dropOperation == nil)
        host.letGo()
        #expect(notes.lines == ["entered", "exited"])
    }

    @Test("a delegate's proposal is what becomes of the items")
    func move() throws {
        let host = TestHost(
            DelegateBoard(delegate: NotingDelegate(notes: notes, proposal: DropProposal(operation: .move))))
        try host.drag(.text("Source"), to: .label("Target"), lettingGo: false)
        #expect(host.dropOperation == .move)
        host.letGo()
        #expect(notes.lines.first == "entered" && notes.lines.count == 3)
    }

    @Test("a delegate that finds the items wrong hears no more of them")
    func invalid() throws {
        let host = TestHost(DelegateBoard(delegate: NotingDelegate(notes: notes, isValid: false)))
        try host.drag(.text("Source"), to: .label("Target"))
        #expect(notes.lines.isEmpty)
    }

    @Test("files come with their addresses and their kinds, and a binding says that they are over the view")
    func files() throws {
        struct Files: View {
            let notes: Notes
            @State private var isTargeted = false
            var body: some View {
                Text(isTargeted ? "Here" : "Files").frame(width: 200, height: 100)
                    .onDrop(of: [.fileURL], isTargeted: $isTargeted) { providers in
                        for provider in providers {
                            provider.loadItem(forTypeIdentifier: "public.file-url", options: nil) { item, _ in
                                let url = (item as? NSData).flatMap {
                                    URL(dataRepresentation: Data(referencing: $0), relativeTo: nil)
                                }
                                MainActor.assumeIsolated { notes.note(url?.lastPathComponent ?? "none") }
                            }
                            notes.note("image \(provider.hasItemConformingToTypeIdentifier("public.image"))")
                        }
                        return true
                    }
            }
        }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
        try Data([1]).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let host = TestHost(Files(notes: notes))
        try host.hold([#require(NSItemProvider(contentsOf: file))], over: .text("Files"))
        #expect(host.shownTexts == ["Here"])
        host.letGo()
        #expect(host.shownTexts == ["Files"])
        #expect(notes.lines == [file.lastPathComponent, "image true"])
    }

    @Test("cells of a grid make room while one of them is carried over the others")
    func reordering() throws {
        struct Grid: View {
            final class Model {
                var dragged: String?
            }
            struct Reorder: DropDelegate {
                let item: String
                let model: Model
                @Binding var items: [String]
                func dropEntered(info: DropInfo) {
                    guard let dragged = model.dragged, dragged != item, let from = items.firstIndex(of: dragged),
                        let to = items.firstIndex(of: item)
                    else { return }
                    items.move(fromOffsets: IndexSet(integer: from), toOffset: to > from ? to + 1 : to)
                }
                func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
                func performDrop(info: DropInfo) -> Bool {
                    model.dragged = nil
                    return true
                }
            }
            @State private var items = ["A", "B", "C", "D"]
            private let model = Model()
            var body: some View {
                LazyVGrid(columns: [GridItem(.fixed(60)), GridItem(.fixed(60))]) {
                    ForEach(items, id: \.self) { item in
                        Text(item).frame(width: 60, height: 60)
                            .onDrag {
                                model.dragged = item
                                return NSItemProvider(object: item as NSString)
                            }
                            .onDrop(of: [.text], delegate: Reorder(item: item, model: model, items: $items))
                    }
                }
                Text(items.joined())
            }
        }
        let host = TestHost(VStack { Grid() })
        try host.drag(.text("A"), to: .text("B"))
        #expect(host.shownTexts.last == "BACD")
    }
}
