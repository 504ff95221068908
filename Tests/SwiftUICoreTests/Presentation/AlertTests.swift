import Combine
import Foundation
import SwiftUICore
import Testing
import ViewTesting

@MainActor
@Suite("Alerts")
struct AlertTests {
    final class Model: ObservableObject {
        @Published var isShown = false
        @Published var item: Item?
        var log: [String] = []
    }
    struct Item: Identifiable {
        let id: Int
        var text: String
    }

    struct Older: View {
        @ObservedObject var model: Model
        var body: some View {
            Color.red
                .alert(item: $model.item) { item in
                    Alert(
                        title: Text("Delete \(item.text)?"), message: Text("This cannot be undone."),
                        primaryButton: .destructive(Text("Delete")) {
                            model.log.append("delete \(item.text), item is \(model.item == nil ? "nil" : "there")")
                        }, secondaryButton: .cancel { model.log.append("cancel") })
                }
                .alert(isPresented: $model.isShown) { Alert(title: Text("Hello")) }
        }
    }

    @Test("an alert made of an item has its title, message and buttons; a button resets the item, then acts")  // S068
    func item() throws {
        let model = Model()
        let host = TestHost(Older(model: model), size: CGSize(width: 600, height: 400))
        model.item = Item(id: 1, text: "it")
        host.settle()
        #expect(host.nodes("text \"Delete it?\"").count == 1, "\(host.outline)")
        #expect(host.nodes("text \"This cannot be undone.\"").count == 1)
        let buttons = host.frames("button")
        #expect(buttons.count == 2)
        #expect(buttons[0].width == buttons[1].width && buttons[0].minY == buttons[1].minY, "\(host.outline)")
        // The cancel button stands first.
        let cancel = host.nodes("text \"Cancel\"")[0]
        #expect(host.surface.windowFrame(of: cancel).minX < host.frames("text \"Delete\"")[0].minX)
        try host.tap("Delete")
        #expect(model.log == ["delete it, item is nil"])
        #expect(host.surface.windows.count == 1)
    }

    @Test("an alert without buttons has one that says OK and answers Return")
    func single() throws {
        let model = Model()
        let host = TestHost(Older(model: model), size: CGSize(width: 600, height: 400))
        model.isShown = true
        host.settle()
        let button = host.nodes("button")
        #expect(button.count == 1 && host.nodes("text \"OK\"").count == 1, "\(host.outline)")
        if case .button(let content)? = button.first.flatMap({ host.surface.nodes[$0]?.value.content }) {
            #expect(content.isDefault)
        }
        try host.tap("OK")
        #expect(!model.isShown)
        #expect(host.surface.windows.count == 1)
    }

    struct Newer: View {
        @ObservedObject var model: Model
        var body: some View {
            Color.red.alert("Title", isPresented: $model.isShown, presenting: model.item) { item in
                Button("Keep \(item.text)") { model.log.append("keep") }
                Button("Cancel", role: .cancel) { model.log.append("cancel") }
            } message: { item in
                Text("About \(item.text)")
            }
        }
    }

    @Test("an alert is presented only when there is data for it, and Escape leaves without an action")
    func presenting() throws {
        let model = Model()
        let host = TestHost(Newer(model: model), size: CGSize(width: 600, height: 400))
        model.isShown = true
        host.settle()
        #expect(host.surface.windows.count == 1)
        model.item = Item(id: 1, text: "one")
        host.settle()
        #expect(host.surface.windows.count == 2)
        #expect(host.nodes("text \"About one\"").count == 1, "\(host.outline)")
        try host.dismiss()
        host.settle()
        #expect(!model.isShown && model.log.isEmpty)
    }

    struct Failure: LocalizedError {
        var errorDescription: String? { "It broke" }
        var recoverySuggestion: String? { "Mend it" }
    }

    @Test("an alert tells an error by its description")
    func error() {
        let host = TestHost(
            Color.red.alert(isPresented: .constant(true), error: Failure()) { _ in
            } message: { error in
                Text(error.recoverySuggestion ?? "")
            }, size: CGSize(width: 600, height: 400))
        #expect(host.nodes("text \"It broke\"").count == 1, "\(host.outline)")
        #expect(host.nodes("text \"Mend it\"").count == 1)
        #expect(host.nodes("text \"OK\"").count == 1)
    }

    struct Choice: View {
        @ObservedObject var model: Model
        var hasCancel = false
        var body: some View {
            Color.red.confirmationDialog("Choose", isPresented: $model.isShown) {
                Button("First of the choices that there are") { model.log.append("first") }
                Button("Second of the choices that there are", role: .destructive) { model.log.append("second") }
                if hasCancel { Button("Never mind", role: .cancel) {} }
            }
        }
    }

    @Test("a choice gets a cancel button unless it has one; long buttons stand below each other, cancel last")
    func choice() throws {
        let model = Model()
        let host = TestHost(Choice(model: model), size: CGSize(width: 600, height: 400))
        model.isShown = true
        host.settle()
        let texts = host.nodes("text").compactMap { id -> (String, CGFloat)? in
            guard case .text(let text)? = host.surface.nodes[id]?.value.content else { return nil }
            return (text.text.string, host.surface.windowFrame(of: id).minY)
        }
        #expect(texts.sorted { $0.1 < $1.1 }.map(\.0).last == "Cancel", "\(host.outline)")
        #expect(Set(host.frames("button").map(\.minX)).count == 1, "\(host.outline)")
        let window = host.frames("window")[1]
        for frame in host.frames("button") { #expect(frame.maxX <= window.width && frame.maxY <= window.height) }
        host.update(Choice(model: model, hasCancel: true))
        #expect(
            host.nodes("text \"Cancel\"").isEmpty && host.nodes("text \"Never mind\"").count == 1, "\(host.outline)")
        try host.tap("Second of the choices that there are")
        #expect(model.log == ["second"] && !model.isShown)
    }

    @Test("a field in an alert stands above the buttons from side to side")
    func field() {
        let host = TestHost(
            Color.red.alert("Name", isPresented: .constant(true)) {
                TextField("Name", text: .constant(""))
                Button("Save") {}
            }, size: CGSize(width: 600, height: 400))
        let field = host.frames("textField")[0]
        #expect(field.minX == 12 && field.width == host.frames("window")[1].width - 24, "\(host.outline)")
        #expect(field.maxY < host.frames("button")[0].minY)
    }

    @Test("the confirming item of a bar stands out and answers Return, the cancelling one Escape")
    func bars() {
        let host = TestHost(
            NavigationStack {
                Color.red.toolbar {
                    ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
                    ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
                }
            })
        func button(_ id: SurfaceNodeID?) -> ButtonContent? {
            guard let id, case .button(let content)? = host.surface.nodes[id]?.value.content else { return nil }
            return content
        }
        let cancel = button(host.nodes("button flat").first)
        let save = button(host.nodes("button prominent").first)
        #expect(cancel?.isCancel == true, "\(host.outline)")
        #expect(save?.isDefault == true, "\(host.outline)")
    }
}
