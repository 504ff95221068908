import MartletGraph

/// Who shows a search field: a navigation inside of what is searched has it below its own bar, else it stands on top.
@MainActor
package final class SearchBarClaim {
    private let node: LayoutNode
    private let claimant: Attribute<Int>
    private var last = 0
    private let isOffered: () -> Bool

    /// A field that can be had while it is offered.
    package init(_ node: LayoutNode, in subgraph: Subgraph, isOffered: @escaping () -> Bool = { true }) {
        self.node = node
        self.isOffered = isOffered
        claimant = subgraph.input(0, name: "search field claim")
    }

    /// Whether something inside shows the field. The reader depends on it.
    var isClaimed: Bool { claimant.value != 0 }

    /// The field, to be handed on to one of several places.
    package var searchBar: LayoutNode { node }

    /// The field while it is offered. The reader depends on it.
    package var offered: LayoutNode? { isOffered() ? node : nil }

    /// Takes the field, for as long as the subgraph lives, unless another one has it. Gives what reads the field: nil as
    /// long as it is another's.
    package func claim(in subgraph: Subgraph) -> () -> LayoutNode? {
        last += 1
        let number = last
        if claimant.isValid, claimant.untrackedValue == 0 { claimant.set(number) }
        subgraph.onInvalidate { [claimant] in
            if claimant.isValid, claimant.untrackedValue == number { claimant.set(0) }
        }
        return { [weak self, claimant] in claimant.isValid && claimant.value == number ? self?.offered : nil }
    }
}

package enum SearchBarClaimKey: EnvironmentKey {
    package static var defaultValue: SearchBarClaim? { nil }
}

extension EnvironmentValues {
    package var searchBarClaim: SearchBarClaim? {
        get { self[SearchBarClaimKey.self] }
        set { self[SearchBarClaimKey.self] = newValue }
    }
}

extension _ViewInputs {
    /// Takes the search field around a navigation, if there is one.
    @MainActor
    package func claimSearchBar() -> () -> LayoutNode? {
        let claim = host.graph.untracked { environment.value(SearchBarClaimKey.self) }
        return claim?.claim(in: subgraph) ?? { nil }
    }
}

/// Puts a search bar above a view, or where a navigation in the view has it.
nonisolated struct SearchBarModifier<Bar: View>: PrimitiveViewModifier {
    let bar: Bar

    nonisolated init(_ bar: Bar) { self.bar = bar }

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let inputs = inputs.withoutElementWrapper()
        var barInputs = inputs.settingEnvironment { values in
            values.buttonContext = .window
            values[ListContextKey.self] = .none
        }
        barInputs.stackAxis = nil
        let bar = Bar._makeView(view: modifier.projecting(\.bar), inputs: barInputs).node
        let claim = SearchBarClaim(bar, in: inputs.subgraph)
        let content = body(inputs.settingEnvironment { $0.searchBarClaim = claim }).node
        let node = ScreenNode(inputs)
        _ = inputs.subgraph.effect(name: "search bar") { [unowned node] in
            node.arrange(bar: nil, searchBar: claim.isClaimed ? nil : bar, content: content)
        }
        return _ViewOutputs(node: node)
    }
}
