import Foundation
import MartletGraph

/// A view that makes its content from its own size and place. It takes all that is offered.
public struct GeometryReader<Content: View> {
    /// Makes the content.
    public var content: (GeometryProxy) -> Content

    /// Makes the content from the geometry.
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

extension GeometryReader: View, PrimitiveView {
    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let node = GeometryReaderNode(inputs)
        node.followLayoutDirection(inputs)
        let geometry = NodeGeometry(node: node, inputs: inputs)
        node.geometry = geometry
        let content = inputs.observedRule(name: "GeometryReader content") {
            view.value.content(GeometryProxy(geometry: geometry))
        }
        node.observe(
            Content._makeViewList(view: _GraphValue(content), inputs: inputs.withoutElementWrapper()).list,
            inputs: inputs)
        return _ViewOutputs(node: node)
    }
}

/// The size and place of a view.
public struct GeometryProxy {
    package let geometry: NodeGeometry

    package init(geometry: NodeGeometry) { self.geometry = geometry }

    /// The size, in points.
    public var size: CGSize { MainThread.assume { geometry.size } }

    /// The value of an anchor in the view's own coordinates.
    public subscript<T>(anchor: Anchor<T>) -> T { MainThread.assume { anchor.value(in: geometry) } }

    /// What the safe area leaves out at each edge.
    public var safeAreaInsets: EdgeInsets { MainThread.assume { geometry.safeAreaInsets } }

    /// The view's rectangle in a coordinate space.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        MainThread.assume { geometry.frame(in: coordinateSpace) }
    }

    /// The view's rectangle in a coordinate space.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// The rectangle of a named view in this view's own coordinates; nil if there is none.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        MainThread.assume { geometry.bounds(of: coordinateSpace.coordinateSpace) }
    }
}

/// A node's geometry as values of the graph: who reads one depends on it.
@MainActor
package final class NodeGeometry: LayoutWatcher {
    package unowned(unsafe) let node: LayoutNode
    private let sizeInput: Attribute<CGSize>
    private let placeInput: Attribute<Int>
    private var watchesPlace = false
    private var lastPlace = CGRect.null
    private var lastInsets = EdgeInsets()
    /// What was answered of views around: those may get another size where this one stays.
    private var lastBounds: [CoordinateSpace: CGRect?] = [:]

    package init(node: LayoutNode, inputs: _ViewInputs) {
        self.node = node
        sizeInput = inputs.subgraph.input(.zero, name: "size")
        placeInput = inputs.subgraph.input(0, name: "place")
        let (host, name) = (inputs.host, ObjectIdentifier(node))
        inputs.subgraph.onInvalidate { [weak self] in
            if let self { host.watchers.remove(self, at: name) }
        }
    }

    package var size: CGSize { sizeInput.value }

    package func frame(in space: CoordinateSpace) -> CGRect {
        if space == .local { return CGRect(origin: .zero, size: size) }
        watchPlace()
        return node.frame(in: space)
    }

    package func bounds(of space: CoordinateSpace) -> CGRect? {
        watchPlace()
        let bounds = presentBounds(of: space)
        lastBounds[space] = bounds
        return bounds
    }

    private func presentBounds(of space: CoordinateSpace) -> CGRect? {
        guard case .named(let name) = space else { return nil }
        var ancestor: LayoutNode? = node
        while let current = ancestor, !current.isSpace(named: name) { ancestor = current.parent }
        guard let ancestor else { return nil }
        let own = node.frame(in: ancestor)
        return CGRect(x: -own.minX, y: -own.minY, width: ancestor.frame.width, height: ancestor.frame.height)
    }

    package var safeAreaInsets: EdgeInsets {
        watchPlace()
        return node.safeAreaInsets
    }

    /// From now on the graph is told when the view moves in its window.
    package func watchPlace() {
        _ = placeInput.value
        guard !watchesPlace else { return }
        watchesPlace = true
        lastPlace = node.frame(in: nil)
        lastInsets = node.safeAreaInsets
        node.host.watchers.add(self, at: node)
    }

    /// Tells the graph the size; called when the node is placed.
    package func sizeDidChange(_ size: CGSize) {
        if sizeInput.isValid { sizeInput.set(size) }
    }

    /// Tells the graph if the view has moved since the last layout, or something in front of the safe area has.
    package func didLayOut() {
        let place = node.frame(in: nil)
        let insets = node.safeAreaInsets
        let hasMoved = place != lastPlace || insets != lastInsets
        guard hasMoved || lastBounds.contains(where: { presentBounds(of: $0) != $1 }), placeInput.isValid else {
            return
        }
        lastBounds = [:]
        lastPlace = place
        lastInsets = insets
        placeInput.set(placeInput.untrackedValue &+ 1)
    }
}

private final class GeometryReaderNode: LayoutNode {
    @MainActor var geometry: NodeGeometry?

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override func placeChildren() {
        for child in children { place(child, at: .zero, proposal: ProposedViewSize(frame.size)) }
    }

    override func didPlace() { MainThread.assume { geometry?.sizeDidChange(frame.size) } }
}

/// Calls a closure when a value made of a view's geometry has changed.
nonisolated struct GeometryChangeModifier<Value: Equatable>: PrimitiveViewModifier {
    let transform: (GeometryProxy) -> Value
    let action: (Value, Value) -> Void

    nonisolated init(transform: @escaping (GeometryProxy) -> Value, action: @escaping (Value, Value) -> Void) {
        self.transform = transform
        self.action = action
    }

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let node = MeasuredNode(inputs, child: body(inputs).node)
        let geometry = NodeGeometry(node: node, inputs: inputs)
        node.geometry = geometry
        let host = inputs.host
        let sequence = host.actions.makeSequence()
        let isPlaced = inputs.subgraph.input(false, name: "placed")
        node.isPlaced = isPlaced
        var last: Value?
        _ = inputs.subgraph.effect(name: "onGeometryChange") { [unowned node] in
            // Before the first layout there is no geometry to speak of.
            guard isPlaced.value else { return }
            let value = modifier.value.transform(GeometryProxy(geometry: geometry))
            guard value != last else { return }
            let old = last ?? value
            last = value
            let action = host.graph.untracked { modifier.value.action }
            host.actions.change(at: node, sequence: sequence) { action(old, value) }
        }
        return _ViewOutputs(node: node)
    }
}

/// A view whose geometry something wants to know.
package final class MeasuredNode: UnaryNode {
    @MainActor package var geometry: NodeGeometry?
    @MainActor package var isPlaced: Attribute<Bool>?

    package override func didPlace() {
        MainThread.assume {
            geometry?.sizeDidChange(frame.size)
            if let isPlaced, isPlaced.isValid { isPlaced.set(true) }
        }
    }
}

extension View {
    /// Calls a closure with a value made of the view's geometry: at first, and when it has changed.
    public nonisolated func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ newValue: T) -> Void
    ) -> some View {
        modifier(GeometryChangeModifier(transform: transform, action: { _, new in action(new) }))
    }

    /// Calls a closure with the old and the new value made of the view's geometry: at first, and when it
    /// has changed.
    public nonisolated func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(GeometryChangeModifier(transform: transform, action: action))
    }
}
