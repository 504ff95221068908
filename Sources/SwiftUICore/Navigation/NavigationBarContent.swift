import MartletGraph

/// What the views of a screen say about the bar above them.
package struct NavigationBarContent: Equatable {
    package var title: String?
    package var subtitle: String?
    package var displayMode: NavigationBarItem.TitleDisplayMode?
    package var isHidden: Bool?
    package var isBottomBarHidden: Bool?
    package var hidesBackButton: Bool?
    package var hidesTitle: Bool?
    package var items: [BarItem] = []

    package init() {}

    /// What the title opens.
    var titleMenu: TitleMenuNode? { items.lazy.compactMap { $0.node as? TitleMenuNode }.first }

    package func items(in region: BarRegion) -> [LayoutNode] {
        items.filter { $0.placement.region == region }.map(\.node)
    }
}

/// A view in a bar.
package struct BarItem: Equatable {
    package let node: LayoutNode
    package let placement: ToolbarItemPlacement

    package static func == (first: BarItem, second: BarItem) -> Bool {
        first.node === second.node && first.placement == second.placement
    }
}

/// Gathers what the views of a screen say about their bar. Of several titles that of the innermost view counts.
package enum NavigationBarKey: PreferenceKey {
    package static var defaultValue: NavigationBarContent { NavigationBarContent() }

    package static func reduce(value: inout NavigationBarContent, nextValue: () -> NavigationBarContent) {
        let next = nextValue()
        value.title = value.title ?? next.title
        value.subtitle = value.subtitle ?? next.subtitle
        value.displayMode = value.displayMode ?? next.displayMode
        value.isHidden = value.isHidden ?? next.isHidden
        value.isBottomBarHidden = value.isBottomBarHidden ?? next.isBottomBarHidden
        value.hidesBackButton = value.hidesBackButton ?? next.hidesBackButton
        value.hidesTitle = value.hidesTitle ?? next.hidesTitle
        value.items += next.items
    }
}

/// Adds to what a screen says about its bar.
nonisolated struct NavigationBarModifier: PrimitiveViewModifier {
    let write: (inout NavigationBarContent, TextContext) -> Void

    nonisolated init(_ write: @escaping (inout NavigationBarContent, TextContext) -> Void) { self.write = write }

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        // What is inside is added first, and so comes first.
        let outputs = body(inputs)
        let content = inputs.subgraph.rule(name: "navigation bar") { () -> NavigationBarContent in
            var content = NavigationBarContent()
            modifier.value.write(&content, inputs.environment.textContext)
            return content
        }
        inputs.preferences.add(NavigationBarKey.self, content, in: inputs.subgraph)
        return outputs
    }
}

extension View {
    nonisolated func navigationBar(_ write: @escaping (inout NavigationBarContent, TextContext) -> Void) -> some View {
        modifier(NavigationBarModifier(write))
    }
}
