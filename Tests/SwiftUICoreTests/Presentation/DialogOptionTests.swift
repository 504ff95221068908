import Combine
import Foundation
import SwiftUICore
import Testing
import ViewTesting

@MainActor
@Suite("Options of dialogs, and action sheets")
struct DialogOptionTests {
    private final class Model: ObservableObject {
        @Published var isShown = false
        @Published var isSuppressed = false
        @Published var item: Item?
        var log: [String] = []
    }

    private struct Item: Identifiable { let id: Int }

    private struct Asking: View {
        @ObservedObject var model: Model
        var severity = DialogSeverity.automatic

        var body: some View {
            Text("Content")
                .confirmationDialog("Delete?", isPresented: $model.isShown, titleVisibility: .visible) {
                    Button("Delete", role: .destructive) { model.log.append("delete") }
                }
                .dialogSuppressionToggle("Never ask again", isSuppressed: $model.isSuppressed)
                .dialogSeverity(severity)
                .dialogIcon(severity == .automatic ? Image(systemName: "trash") : nil)
        }
    }

    @Test("a switch in the dialog says that a person does not want to be asked again")
    func suppression() throws {
        let model = Model()
        let host = TestHost(Asking(model: model))
        #expect(host.all(.toggle("Never ask again")).isEmpty)
        model.isShown = true
        host.settle()
        try host.tap(.toggle("Never ask again"))
        #expect(model.isSuppressed && model.isShown)
        try host.tap("Delete")
        #expect(model.log == ["delete"] && !model.isShown)
    }

    @Test("a critical dialog shows a sign, one with an icon its icon, others none")
    func icons() {
        func pictures(_ view: some View, _ model: Model) -> Int {
            let host = TestHost(view)
            model.isShown = true
            host.settle()
            return host.nodes("image").count
        }
        let model = Model()
        #expect(pictures(Asking(model: model, severity: .critical), model) == 1)
        let other = Model()
        #expect(pictures(Asking(model: other), other) == 1)
        let plain = Model()
        #expect(pictures(Asking(model: plain, severity: .standard), plain) == 0)
    }

    private struct Sheets: View {
        @ObservedObject var model: Model

        var body: some View {
            Text("Content")
                .actionSheet(item: $model.item) { item in
                    ActionSheet(
                        title: Text("Item \(item.id)"), message: Text("What now?"),
                        buttons: [
                            .default(Text("Share")) { model.log.append("share \(item.id)") },
                            .destructive(Text("Remove")) { model.log.append("remove \(item.id)") },
                        ])
                }
                .actionSheet(isPresented: $model.isShown) { ActionSheet(title: Text("Nothing to choose")) }
        }
    }

    @Test("an action sheet has its buttons and a way out, and a choice resets the item")
    func actionSheet() throws {
        let model = Model()
        let host = TestHost(Sheets(model: model))
        model.item = Item(id: 7)
        host.settle()
        #expect(host.shownTexts.contains("Item 7") && host.shownTexts.contains("What now?"))
        // There is none among the buttons, and so it gets one.
        #expect(host.all(.button("Cancel")).count == 1)
        try host.tap("Remove")
        #expect(model.log == ["remove 7"] && model.item == nil)
        #expect(host.windowTitles.count == 1)
        model.isShown = true
        host.settle()
        #expect(host.shownTexts.contains("Nothing to choose"))
        try host.tap("Cancel")
        #expect(!model.isShown)
    }
}
