import Foundation

/// A place where something can be dropped.
@MainActor
protocol DropTarget: AnyObject {
    /// What has to be under the pointer.
    var dropNode: LayoutNode { get }

    /// Whether the items can be dropped at a point of the node.
    func accepts(_ info: DropInfo) -> Bool

    /// The items have come over the place.
    func dropEntered(_ info: DropInfo)

    /// The items are somewhere else over the place; nil for what was answered before.
    func dropMoved(_ info: DropInfo) -> DropOperation?

    /// The items have left the place.
    func dropExited(_ info: DropInfo)

    /// The items are let go; answers whether they were taken.
    func performDrop(_ info: DropInfo) -> Bool
}

/// A view on which something can be dropped.
final class DropNode: UnaryNode, DropTarget {
    @MainActor var types: [String] = []
    @MainActor var delegate: (any DropDelegate)?
    @MainActor var isEnabled = true

    override var isVirtual: Bool { child.surface == nil && child.isVirtual }

    @MainActor var dropNode: LayoutNode { self }

    @MainActor
    func accepts(_ info: DropInfo) -> Bool {
        guard isEnabled, let delegate, info.hasItemsConforming(to: types) else { return false }
        return delegate.validateDrop(info: info)
    }

    @MainActor
    func dropEntered(_ info: DropInfo) { delegate?.dropEntered(info: info) }

    @MainActor
    func dropMoved(_ info: DropInfo) -> DropOperation? { delegate?.dropUpdated(info: info)?.operation }

    @MainActor
    func dropExited(_ info: DropInfo) { delegate?.dropExited(info: info) }

    @MainActor
    func performDrop(_ info: DropInfo) -> Bool { delegate?.performDrop(info: info) ?? false }
}

/// Makes a view a place where something can be dropped.
nonisolated struct DropModifier: PrimitiveViewModifier {
    let types: [String]
    let delegate: any DropDelegate

    nonisolated init(types: [String], delegate: any DropDelegate) {
        self.types = types
        self.delegate = delegate
    }

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let node = DropNode(inputs, child: body(inputs).node)
        _ = inputs.subgraph.effect(name: "drop") { [unowned node] in
            let value = modifier.value
            node.types = value.types
            node.delegate = value.delegate
            node.isEnabled = inputs.environment.value(IsEnabledKey.self)
        }
        inputs.offerDrop(to: node)
        return _ViewOutputs(node: node)
    }
}

extension _ViewInputs {
    /// From now on something can be dropped at a place, for as long as what is made with these inputs.
    @MainActor
    func offerDrop(to target: any DropTarget) {
        let drops = host.drops
        drops.add(target)
        let name = ObjectIdentifier(target)
        subgraph.onInvalidate { drops.remove(name) }
        host.graph.untracked { environment.value(WindowKey.self)?.window }?.acceptDrops()
    }
}
