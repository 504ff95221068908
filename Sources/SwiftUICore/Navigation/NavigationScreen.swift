import MartletGraph

/// A screen of a navigation: its views live as long as it is on the stack, also while it is covered.
@MainActor
package final class NavigationScreen {
    package let scope: IdentityScope
    package let node: LayoutNode
    package let bar: Attribute<NavigationBarContent>
    /// Whether no destination was found for its value.
    package let isMissing: Bool

    package init(
        _ inputs: _ViewInputs, model: NavigationModel, handle: PresentationHandle?, context: ChromeContext? = nil,
        isMissing: Bool = false,
        make: (_ViewInputs) -> LayoutNode
    ) {
        scope = IdentityScope(parent: inputs.scope, isHidden: handle != nil)
        self.isMissing = isMissing
        var inner = inputs
        inner.scope = scope
        inner.preferences = PreferenceScope(parent: inputs.preferences)
        // A navigation inside of a screen has a bar of its own, below this one, without the window's buttons.
        let isInColumn = context != nil
        let context = context ?? ChromeContext(kind: .inner, in: scope.subgraph)
        inner = inner.settingEnvironment { values in
            values.navigationModel = model
            values.chromeContext = context
            values.buttonContext = .window
            // A search field around the navigation is shown by the navigation.
            values.searchBarClaim = nil
            values[ListContextKey.self] = .none
            if let handle { values.presentation = handle }
            // Links on a stack push on it; only those of a column itself lead to another one.
            if !isInColumn { values.columnLinks = nil }
        }
        bar = inner.preferences.collect(NavigationBarKey.self, in: scope.subgraph)
        node = make(inner.providingEditMode())
    }
}
