import Foundation
import MartletGraph

/// Gives its content a proxy by which the scroll views inside are scrolled.
@frozen public nonisolated struct ScrollViewReader<Content: View>: PrimitiveView {
    /// Makes the content of a proxy.
    public var content: (ScrollViewProxy) -> Content

    /// Makes the content of a proxy, which scrolls what is inside.
    public nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        makeImplicitStack(_makeViewList(view: view, inputs: inputs), inputs: inputs)
    }

    @MainActor public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? {
        Content._viewListCount(inputs: inputs)
    }

    @MainActor public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        let reader = ScrollReaders(outer: inputs.environment.value(ScrollReaderKey.self))
        let inner = inputs.settingEnvironment { $0[ScrollReaderKey.self] = reader }
        let content = makeBody(of: view, inputs: inner, content: { $0.content(ScrollViewProxy(reader: reader)) })
        return Content._makeViewList(view: content, inputs: inner)
    }
}

/// Scrolls the scroll views inside of a `ScrollViewReader`.
public struct ScrollViewProxy {
    let reader: ScrollReaders

    /// Scrolls until the view with an id is in sight: as far as needed, or so that the anchor of the
    /// view meets the same point of the scroll view. Works for rows that were never made too. In `withAnimation` it comes
    /// there step by step, unless a person scrolls meanwhile.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        let reader = reader
        MainThread.perform { reader.scroll(to: AnyHashable(id), anchor: anchor) }
    }
}

package enum ScrollReaderKey: EnvironmentKey { package static var defaultValue: ScrollReaders? { nil } }

/// The scroll views inside of a reader.
package final class ScrollReaders: Equatable {
    private let outer: ScrollReaders?
    private var nodes: [Member] = []

    private struct Member { weak var node: ScrollNode? }

    init(outer: ScrollReaders?) { self.outer = outer }

    package static func == (first: ScrollReaders, second: ScrollReaders) -> Bool { first === second }

    /// Makes a scroll view known to the readers around it.
    @MainActor
    static func register(_ node: ScrollNode, _ inputs: _ViewInputs) {
        var reader = inputs.host.graph.untracked { inputs.environment.value(ScrollReaderKey.self) }
        while let current = reader {
            current.nodes.removeAll { $0.node == nil }
            current.nodes.append(Member(node: node))
            reader = current.outer
        }
    }

    @MainActor
    func scroll(to id: AnyHashable, anchor: UnitPoint?) {
        for member in nodes {
            if let node = member.node, node.scroll(toID: id, anchor: anchor) { return }
        }
    }
}

extension ScrollNode {
    /// Scrolls to the view with an id; false if there is none in here.
    @MainActor
    package func scroll(toID id: AnyHashable, anchor: UnitPoint?) -> Bool {
        guard find(id) != nil else { return false }
        // With what else changes in the transaction.
        host.write { [weak self] in
            MainThread.assume {
                self?.scroll(to: { [weak self] in
                    MainThread.assume { self?.find(id).map { ($0, anchor) } }
                })
            }
        }
        return true
    }

    /// Where the view with an id lies in the content, or is thought to.
    @MainActor
    func rect(ofID id: AnyHashable) -> CGRect? { find(id) }

    @MainActor
    private func find(_ id: AnyHashable) -> CGRect? { Self.find(id, in: content.child, content: content) }

    @MainActor
    private static func find(_ id: AnyHashable, in node: LayoutNode, content: LayoutNode) -> CGRect? {
        if let lazy = node as? LazyNode {
            if let item = lazy.item(withID: id), let frame = lazy.itemFrame(item) {
                let origin = lazy.frame(in: content).origin
                return frame.offsetBy(dx: origin.x, dy: origin.y)
            }
        } else if node.hasID(id) {
            return node.frame(in: content)
        }
        for child in node.children {
            if let found = find(id, in: child, content: content) { return found }
        }
        return nil
    }
}

extension LayoutNode {
    fileprivate func hasID(_ id: AnyHashable) -> Bool {
        trait(ExplicitIDTrait.self) == id || trait(ElementIDTrait.self) == id
    }
}

extension ScrollViewReader: ShapedViewList {
    @MainActor package static var viewListShape: ViewListShape { ViewListShape.of(Content.self) }
}
