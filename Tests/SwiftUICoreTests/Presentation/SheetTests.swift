import Combine
import Foundation
import SwiftUICore
import Testing
import ViewTesting

@MainActor
@Suite("Sheets")
struct SheetTests {
    final class Model: ObservableObject {
        @Published var isShown = false
        @Published var item: Item?
        @Published var dismissals = 0
        var dismiss: DismissAction?
        var mode: Binding<PresentationMode>?
        var log: [String] = []
    }
    struct Item: Identifiable, Equatable {
        let id: Int
        var name = ""
    }

    struct Inside: View {
        let model: Model
        let name: String
        @Environment(\.dismiss) var dismiss
        @Environment(\.presentationMode) var mode
        @Environment(\.isPresented) var isPresented
        @Environment(\.colorScheme) var scheme
        @State var token = 0
        var body: some View {
            let _ = model.log.append("\(name) presented=\(isPresented) \(scheme)")
            let _ = model.dismiss = dismiss
            let _ = model.mode = mode
            Color.green.frame(width: 100, height: 50)
                .onAppear { model.log.append("appear \(name)") }
                .onDisappear { model.log.append("gone \(name)") }
        }
    }

    struct Presenting: View {
        @ObservedObject var model: Model
        var body: some View {
            Color.red.sheet(isPresented: $model.isShown, onDismiss: { model.dismissals += 1 }) {
                Inside(model: model, name: "sheet")
            }
            .environment(\.colorScheme, .dark)
        }
    }

    @Test("a sheet is a modal window that inherits its presenter's environment")
    func opens() {
        let model = Model()
        let host = TestHost(Presenting(model: model), size: CGSize(width: 500, height: 400))
        #expect(host.surface.windows.count == 1)
        model.isShown = true
        host.settle()
        #expect(host.surface.windows.count == 2, "\(host.outline)")
        #expect(host.lines.contains { $0.hasPrefix("window \"\" modal") }, "\(host.outline)")
        #expect(model.log == ["sheet presented=true dark", "appear sheet"])
        #expect(host.frames("window")[1].size == CGSize(width: 420, height: 200))
    }

    @Test("the model, dismiss, the presentation mode and the window's close button end a sheet; onDismiss comes once")
    func closes() throws {
        let model = Model()
        let host = TestHost(Presenting(model: model))
        let ways: [() throws -> Void] = [
            { model.isShown = false }, { model.dismiss?() }, { model.mode?.wrappedValue.dismiss() },
            { try host.dismiss() },
        ]
        for (index, close) in ways.enumerated() {
            model.isShown = true
            host.settle()
            #expect(host.surface.windows.count == 2)
            try close()
            host.settle()
            #expect(host.surface.windows.count == 1, "way \(index)")
            #expect(!model.isShown)
            #expect(model.dismissals == index + 1)
            #expect(model.log.last == "gone sheet")
        }
    }

    struct ItemPresenting: View {
        @ObservedObject var model: Model
        var body: some View {
            Color.red.sheet(item: $model.item, onDismiss: { model.log.append("dismissed") }) { item in
                Inside(model: model, name: item.name)
            }
        }
    }

    @Test("another item of the same identity changes the sheet, one of another identity is another sheet")
    func items() {
        let model = Model()
        let host = TestHost(ItemPresenting(model: model))
        model.item = Item(id: 1, name: "one")
        host.settle()
        #expect(model.log == ["one presented=true light", "appear one"])
        model.log = []
        model.item = Item(id: 1, name: "uno")
        host.settle()
        #expect(model.log == ["uno presented=true light"])
        model.log = []
        model.item = Item(id: 2, name: "two")
        host.settle()
        #expect(model.log.filter { $0.hasPrefix("dis") } == ["dismissed"])
        #expect(model.log.contains("gone uno") && model.log.contains("appear two"))
        #expect(host.surface.windows.count == 2)
        model.dismiss?()
        host.settle()
        #expect(model.item == nil)
    }

    struct Nested: View {
        let model: Model
        @State var inner = false
        @State var disabled = true
        var body: some View {
            Color.red.sheet(isPresented: .constant(true)) {
                Color.green
                    .onAppear { inner = true }
                    .sheet(isPresented: $inner, onDismiss: { disabled = false }) { Inside(model: model, name: "inner") }
                    .interactiveDismissDisabled(disabled)
            }
        }
    }

    @Test("sheets nest, and one that may not be dismissed stays")
    func nested() {
        let model = Model()
        let host = TestHost(Nested(model: model))
        #expect(host.surface.windows.count == 3)
        host.surface.send(.close, to: host.surface.windows[1])
        host.settle()
        #expect(host.surface.windows.count == 3)
        model.dismiss?()
        host.settle()
        #expect(host.surface.windows.count == 2)
    }

    struct Vanishing: View {
        let model: Model
        var shows = true
        var body: some View {
            if shows { Color.red.sheet(isPresented: .constant(true)) { Inside(model: model, name: "sheet") } }
        }
    }

    @Test("a sheet goes with the view that presented it, and is freed")
    func vanishes() {
        let model = Model()
        let host = TestHost(Vanishing(model: model, shows: false))
        let before = host.host.graph.attributeCount
        host.update(Vanishing(model: model))
        #expect(host.surface.windows.count == 2)
        host.update(Vanishing(model: model, shows: false))
        #expect(host.surface.windows.count == 1)
        #expect(model.log.last == "gone sheet")
        #expect(host.host.graph.attributeCount == before)
    }

    @Test("a sheet with navigation has a bar without the window's buttons, unless nothing else closes it")
    func bars() {
        let closable = TestHost(
            Color.red.sheet(isPresented: .constant(true)) {
                NavigationView {
                    Color.green.navigationBarTitle("Add", displayMode: .inline)
                        .navigationBarItems(leading: Block(width: 30), trailing: Block(width: 40))
                }
            }, size: CGSize(width: 500, height: 400))
        #expect(closable.frames("headerBar").count == 1, "\(closable.outline)")
        #expect(closable.frames("windowControls").isEmpty)
        let bare = TestHost(
            Color.red.sheet(isPresented: .constant(true)) { NavigationView { Color.green.navigationTitle("Add") } })
        #expect(bare.frames("windowControls").count == 1, "\(bare.outline)")
    }

    struct Arriving: View {
        let rows: Int
        var body: some View {
            Color.red.sheet(isPresented: .constant(true)) {
                NavigationView {
                    ScrollView {
                        VStack(spacing: 0) {
                            ForEach(0..<rows, id: \.self) { _ in Block(width: 100, height: 50) }
                        }
                    }
                    .padding()
                    .background(Color.green)
                    .navigationBarTitle("Rows", displayMode: .inline)
                }
            }
        }
    }

    @Test("a sheet that opened empty grows for the rows that arrive in its scroll view")  // Row 114.
    func arriving() {
        let host = TestHost(Arriving(rows: 0), size: CGSize(width: 500, height: 400))
        #expect(host.frames("window")[1].size == CGSize(width: 420, height: 200))
        host.update(Arriving(rows: 4))
        #expect(host.frames("window")[1].size == CGSize(width: 420, height: 279))
        host.update(Arriving(rows: 20))
        #expect(host.frames("window")[1].size == CGSize(width: 420, height: 400))
    }

    @Test("detents choose the height that a sheet opens with")
    func detents() {
        let host = TestHost(
            Color.red.sheet(isPresented: .constant(true)) {
                Color.green.presentationDetents([.large, .fraction(0.75)])
            },
            size: CGSize(width: 500, height: 400))
        #expect(host.frames("window")[1].size == CGSize(width: 420, height: 300))
    }

    private final class Adjustment: ObservableObject {
        @Published var detent = PresentationDetent.fraction(0.75)
    }

    private struct Adjustable: View {
        @ObservedObject var adjustment: Adjustment
        var body: some View {
            Color.red.sheet(isPresented: .constant(true)) {
                Color.green.presentationDetents([.medium, .fraction(0.75), .large], selection: $adjustment.detent)
            }
        }
    }

    /// https://developer.apple.com/documentation/swiftui/view/presentationdetents(_:selection:): the binding changes when
    /// the person adjusts the sheet, and the sheet when the binding does.
    @Test("a sheet has the detent that is selected, and a person who resizes it selects the nearest")
    func selectedDetent() throws {
        let adjustment = Adjustment()
        let host = TestHost(Adjustable(adjustment: adjustment), size: CGSize(width: 500, height: 400))
        var sheet: CGSize? { host.frames("window").last?.size }
        #expect(sheet == CGSize(width: 420, height: 300))
        adjustment.detent = .medium
        host.settle()
        #expect(sheet == CGSize(width: 420, height: 200), "\(host.outline)")

        let window = try #require(host.surface.windows.last)
        host.surface.send(.resize(CGSize(width: 440, height: 390)), to: window)
        host.settle()
        #expect(adjustment.detent == .large)
        #expect(sheet == CGSize(width: 440, height: 390), "a person's size stays")
        adjustment.detent = .medium
        host.settle()
        #expect(sheet?.height == 200, "\(host.outline)")
        #expect(adjustment.detent == .medium)
    }

    @Test("a popover is as large as its content, a cover as large as its presenter")
    func sizes() {
        let popover = TestHost(
            Color.red.popover(isPresented: .constant(true), arrowEdge: .bottom) { Block(width: 150, height: 70) },
            size: CGSize(width: 500, height: 400))
        #expect(popover.frames("window")[1].size == CGSize(width: 150, height: 70))
        let cover = TestHost(
            Color.red.fullScreenCover(isPresented: .constant(true)) { Color.green },
            size: CGSize(width: 500, height: 400))
        #expect(cover.frames("window")[1].size == CGSize(width: 500, height: 400))
        #expect(cover.frames("headerBar").count == 1, "\(cover.outline)")
    }

    @Test("dismiss outside of a presentation does nothing")  // S066
    func outside() {
        let model = Model()
        let host = TestHost(Inside(model: model, name: "plain"))
        model.dismiss?()
        model.mode?.wrappedValue.dismiss()
        host.settle()
        #expect(model.log == ["plain presented=false light", "appear plain"])
    }
}
