import Foundation
import MartletGraph

/// A point or rectangle of a view, to be read elsewhere in that place's own coordinates.
public struct Anchor<Value> {
    let geometry: NodeGeometry
    let source: Source

    /// Which part of a view an anchor is.
    public struct Source {
        /// In the node's coordinates, and then moved by the way from the reader.
        let resolve: (CGSize, _ origin: CGPoint) -> Value

        package init(_ resolve: @escaping (CGSize, CGPoint) -> Value) { self.resolve = resolve }
    }

    @MainActor
    func value(in reader: NodeGeometry) -> Value {
        geometry.watchPlace()
        reader.watchPlace()
        let (there, here) = (geometry.node.frame(in: nil), reader.node.frame(in: nil))
        return source.resolve(there.size, CGPoint(x: there.minX - here.minX, y: there.minY - here.minY))
    }
}

extension Anchor: @unchecked Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
    /// Whether both are the same part of the same view.
    public static func == (lhs: Anchor<Value>, rhs: Anchor<Value>) -> Bool {
        lhs.geometry === rhs.geometry
            && lhs.source.resolve(CGSize(width: 1, height: 1), .zero)
                == rhs.source.resolve(
                    CGSize(width: 1, height: 1), .zero)
    }
}

extension Anchor.Source where Value == CGRect {
    /// The whole view.
    public static var bounds: Anchor<CGRect>.Source { .init { size, origin in CGRect(origin: origin, size: size) } }

    /// A rectangle in the view's coordinates.
    public static func rect(_ r: CGRect) -> Anchor<Value>.Source {
        .init { _, origin in r.offsetBy(dx: origin.x, dy: origin.y) }
    }
}

extension Anchor.Source where Value == CGPoint {
    /// A point in the view's coordinates.
    public static func point(_ p: CGPoint) -> Anchor<Value>.Source {
        .init { _, origin in CGPoint(x: p.x + origin.x, y: p.y + origin.y) }
    }

    /// A point as a part of the view's size.
    public static func unitPoint(_ p: UnitPoint) -> Anchor<Value>.Source {
        .init { size, origin in CGPoint(x: origin.x + p.x * size.width, y: origin.y + p.y * size.height) }
    }

    /// The top left corner.
    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    /// The middle of the top edge.
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    /// The top right corner.
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    /// The middle of the leading edge.
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    /// The middle.
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    /// The middle of the trailing edge.
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    /// The bottom left corner.
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    /// The middle of the bottom edge.
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    /// The bottom right corner.
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
    /// Several parts at once.
    public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
        self.init { size, origin in array.map { $0.resolve(size, origin) } }
    }

    /// A part that may be missing.
    public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
        self.init { size, origin in anchor?.resolve(size, origin) }
    }
}

/// Gives a preference made of a part of the view.
nonisolated struct AnchorWritingModifier<A, Key: PreferenceKey>: PrimitiveViewModifier {
    let source: Anchor<A>.Source
    let transform: (inout Key.Value, Anchor<A>) -> Void
    /// Whether what is inside counts too.
    let keepsInner: Bool

    nonisolated init(
        source: Anchor<A>.Source, keepsInner: Bool, transform: @escaping (inout Key.Value, Anchor<A>) -> Void
    ) {
        self.source = source
        self.keepsInner = keepsInner
        self.transform = transform
    }

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        var inner = inputs
        inner.preferences = PreferenceScope(parent: inputs.preferences)
        let inside = inner.preferences.collect(Key.self, in: inputs.subgraph)
        let node = MeasuredNode(inputs, child: body(inner).node)
        let geometry = NodeGeometry(node: node, inputs: inputs)
        node.geometry = geometry
        let value = inputs.subgraph.rule(name: "\(Key.self)") {
            let modifier = modifier.value
            var value = modifier.keepsInner ? inside.value : Key.defaultValue
            modifier.transform(&value, Anchor(geometry: geometry, source: modifier.source))
            return value
        }
        inputs.preferences.add(Key.self, value, in: inputs.subgraph)
        return _ViewOutputs(node: node)
    }
}

extension View {
    /// Hands a value up that is made of a part of the view.
    public nonisolated func anchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        modifier(
            AnchorWritingModifier<A, K>(source: value, keepsInner: false) { result, anchor in
                result = transform(anchor)
            })
    }

    /// Changes a value that the views inside hand up, knowing a part of the view.
    public nonisolated func transformAnchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        modifier(AnchorWritingModifier<A, K>(source: value, keepsInner: true, transform: transform))
    }
}
