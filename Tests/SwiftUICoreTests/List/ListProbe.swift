import Foundation
import ViewTesting

@testable import SwiftUICore

/// An element of the test lists.
struct Element: Identifiable, Equatable {
    var id: Int
    var height: CGFloat = 44
    var note = 0

    static func many(_ count: Int) -> [Element] { (0..<count).map { Element(id: $0) } }
}

/// A row that says when it is evaluated and when it comes and goes, and keeps a number as its state.
struct ElementRow: View {
    let element: Element
    let events: Events
    @State private var touched = 0

    var body: some View {
        let _ = events.note("row \(element.id)")
        Color.red.frame(height: element.height)
            .onAppear { events.note("+\(element.id)") }
            .onDisappear { events.note("-\(element.id)") }
    }
}

extension TestHost {
    /// The list, stack or grid that makes its rows by itself.
    var lazy: LazyNode { Self.find(LazyNode.self, in: window)! }

    var scroll: ScrollNode { Self.find(ScrollNode.self, in: window)! }

    static func find<Node>(_ type: Node.Type, in node: LayoutNode) -> Node? {
        if let found = node as? Node { return found }
        return node.children.lazy.compactMap { find(type, in: $0) }.first
    }

    /// Scrolls as a person does.
    func scroll(to y: CGFloat, x: CGFloat = 0) {
        surface.send(.scroll(CGPoint(x: x, y: y)), to: scroll.surface!.id)
        settle()
    }

    /// The rows on the surface, top to bottom, with their frames in the window.
    var rows: [(id: SurfaceNodeID, row: RowContent, frame: CGRect)] {
        surface.nodes.compactMap { id, node in
            guard case .row(let row) = node.value.content else { return nil }
            return (id, row, surface.windowFrame(of: id))
        }.sorted { $0.frame.minY < $1.frame.minY }
    }

    /// The ids of the elements that are made.
    var madeIDs: [Int] {
        lazy.shown.flatMap(\.nodes).compactMap { $0.trait(ElementIDTrait.self)?.base as? Int }
    }

    /// Where the view of an element is seen.
    func place(of id: Int) -> CGRect? {
        lazy.shown.flatMap(\.nodes).first { $0.trait(ElementIDTrait.self)?.base as? Int == id }?.frame(in: window)
    }
}
