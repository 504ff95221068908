import Foundation
import MartletGraph

/// Shows a view where another one with the same identifier is.
nonisolated struct MatchedGeometryModifier<ID: Hashable>: PrimitiveViewModifier {
    let id: ID
    let namespace: Namespace.ID
    let match: MatchedGeometryNode.Match

    nonisolated init(id: ID, namespace: Namespace.ID, match: MatchedGeometryNode.Match) {
        self.id = id
        self.namespace = namespace
        self.match = match
    }

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let node = MatchedGeometryNode(inputs, child: body(inputs).node)
        let groups = inputs.host.matchedGeometry
        _ = inputs.subgraph.effect(name: "matchedGeometryEffect") { [unowned node] in
            let value = modifier.value
            node.match = value.match
            groups.put(node, into: MatchedGeometryGroups.Key(namespace: value.namespace, id: AnyHashable(value.id)))
        }
        inputs.subgraph.onInvalidate { [weak node] in if let node { groups.remove(node) } }
        return _ViewOutputs(node: node)
    }
}

extension View {
    /// Matches the view with others that have the same identifier in a name space.
    ///
    /// The source, of which there is one at a time, stands where layout puts it; the others are seen in its place and
    /// size, without a change to the layout around them. If in an animated change a source goes and another one comes,
    /// both are seen on the way from the frame of the old one to that of the new one, while their transitions run.
    ///
    /// - Parameters:
    ///   - id: The identifier.
    ///   - namespace: Where it counts, from a ``Namespace`` property.
    ///   - properties: What the others take from the source; its frame by default.
    ///   - anchor: The point that is brought to the same point of the source.
    ///   - isSource: Whether the view is the source while it is there.
    public nonisolated func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View {
        modifier(
            MatchedGeometryModifier(
                id: id, namespace: namespace,
                match: MatchedGeometryNode.Match(properties: properties, anchor: anchor, isSource: isSource)))
    }
}
