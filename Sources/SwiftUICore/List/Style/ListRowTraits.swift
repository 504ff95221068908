import Foundation
import MartletGraph

/// The space around the content of a row.
package enum ListRowInsetsTrait: ViewTrait { package static var defaultValue: EdgeInsets? { nil } }

/// The view behind a row.
package enum ListRowBackgroundTrait: ViewTrait { package static var defaultValue: LayoutNode? { nil } }

/// The view at the end of a row.
package enum ListRowBadgeTrait: ViewTrait { package static var defaultValue: LayoutNode? { nil } }

/// The lines at the edges of a row.
package struct ListRowSeparator: Equatable {
    package var top = Visibility.automatic
    package var bottom = Visibility.automatic
    package var topTint: Color.Resolved?
    package var bottomTint: Color.Resolved?
}

package enum ListRowSeparatorTrait: ViewTrait { package static var defaultValue: ListRowSeparator { .init() } }

/// Whether a row can be deleted, moved and chosen.
package enum DeleteDisabledTrait: ViewTrait { package static var defaultValue: Bool { false } }
package enum MoveDisabledTrait: ViewTrait { package static var defaultValue: Bool { false } }
package enum SelectionDisabledTrait: ViewTrait { package static var defaultValue: Bool { false } }

extension View {
    /// The space around the content of the row; nil for what the list has.
    public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
        modifier(TraitModifier(ListRowInsetsTrait.self, insets))
    }

    /// The view behind the row; nil for what the list has.
    public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
        modifier(RowLayerModifier(view: view, trait: ListRowBackgroundTrait.self))
    }

    /// Whether lines are drawn at the row's edges.
    public nonisolated func listRowSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        modifier(ListSeparatorModifier(visibility: visibility, tint: nil, edges: edges))
    }

    /// The colour of the lines at the row's edges; nil for the usual one.
    public nonisolated func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(ListSeparatorModifier(visibility: nil, tint: color, edges: edges))
    }

    /// Whether the row cannot be deleted.
    public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
        modifier(TraitModifier(DeleteDisabledTrait.self, isDisabled))
    }

    /// Whether the row cannot be moved.
    public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View {
        modifier(TraitModifier(MoveDisabledTrait.self, isDisabled))
    }

    /// Whether the row cannot be chosen.
    public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(TraitModifier(SelectionDisabledTrait.self, isDisabled))
    }
}

/// Says how the lines at a row's edges look.
nonisolated struct ListSeparatorModifier: PrimitiveViewModifier {
    let visibility: Visibility?
    let tint: Color?
    let edges: VerticalEdge.Set

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let child = body(inputs).node
        let node = PassThroughNode(inputs, child: child)
        func apply() {
            let modifier = modifier.value
            var separator = child.trait(ListRowSeparatorTrait.self)
            let tint = modifier.tint?.resolved(in: inputs.environment.paintContext)
            if modifier.edges.contains(.top) {
                separator.top = modifier.visibility ?? separator.top
                separator.topTint = tint ?? separator.topTint
            }
            if modifier.edges.contains(.bottom) {
                separator.bottom = modifier.visibility ?? separator.bottom
                separator.bottomTint = tint ?? separator.bottomTint
            }
            if node.trait(ListRowSeparatorTrait.self) != separator {
                node.setTrait(ListRowSeparatorTrait.self, separator)
            }
        }
        inputs.host.graph.untracked(apply)
        _ = inputs.subgraph.effect(name: "listRowSeparator") { apply() }
        return _ViewOutputs(node: node)
    }
}

/// Hands a row a view of its own: behind it or at its end.
nonisolated struct RowLayerModifier<Layer: View, Trait: ViewTrait>: PrimitiveViewModifier
where Trait.Value == LayoutNode? {
    let view: Layer?
    let trait: Trait.Type

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let node = PassThroughNode(inputs, child: body(inputs).node)
        guard inputs.host.graph.untracked({ inputs.environment.value(ListContextKey.self) }) != .none else {
            return _ViewOutputs(node: node)
        }
        let layer = inputs.subgraph.rule { modifier.value.view }
        let inner = inputs.withoutElementWrapper()
        let container = LayoutContainerNode(inputs, layout: ZStackLayout())
        container.observe(Layer?._makeViewList(view: _GraphValue(layer), inputs: inner).list, inputs: inner)
        func apply() {
            let wanted = modifier.value.view == nil ? nil : container
            if node.trait(Trait.self) !== wanted { node.setTrait(Trait.self, wanted) }
        }
        inputs.host.graph.untracked(apply)
        _ = inputs.subgraph.effect(name: "\(Trait.self)") { apply() }
        return _ViewOutputs(node: node)
    }
}
