import MartletGraph

/// The top of a window, of a tab or of a column: who shows a header bar there, and what belongs into it.
///
/// A navigation that lies there claims it and shows its own bar; otherwise what made the context shows one.
@MainActor
package final class ChromeContext {
    package enum Kind {
        /// A window: there is always a bar, to move and close it by.
        case window
        /// A sheet: there is a bar only if there is something to show in it.
        case sheet
        /// Inside of a screen, where there are bars already.
        case inner
    }

    package let kind: Kind
    /// Whether the window's own buttons at the start and at the end belong here.
    package let showsStartControls: Attribute<Bool>
    package let showsEndControls: Attribute<Bool>
    /// What stands in the place of a root screen's title: the choice of tabs.
    package let makeSwitcher: ((_ViewInputs) -> LayoutNode)?
    /// A button at the start of a root screen's bar: the one that shows a sidebar.
    package let makeLeadingButton: ((_ViewInputs) -> LayoutNode)?
    package let showsSwitcher: Attribute<Bool>
    private let claims: Attribute<Int>
    private let setTitle: (String?) -> Void

    package init(
        kind: Kind, in subgraph: Subgraph, showsStartControls: Attribute<Bool>? = nil,
        showsEndControls: Attribute<Bool>? = nil, showsSwitcher: Attribute<Bool>? = nil,
        makeSwitcher: ((_ViewInputs) -> LayoutNode)? = nil, makeLeadingButton: ((_ViewInputs) -> LayoutNode)? = nil,
        setTitle: @escaping (String?) -> Void = { _ in }
    ) {
        self.kind = kind
        self.showsStartControls = showsStartControls ?? subgraph.input(kind != .inner)
        self.showsEndControls = showsEndControls ?? subgraph.input(kind != .inner)
        self.showsSwitcher = showsSwitcher ?? subgraph.input(true)
        self.makeSwitcher = makeSwitcher
        self.makeLeadingButton = makeLeadingButton
        self.setTitle = setTitle
        claims = subgraph.input(0, name: "header bar claims")
    }

    /// Shows the bar from now on, as long as the subgraph lives.
    package func claim(in subgraph: Subgraph) {
        if claims.isValid { claims.set(claims.untrackedValue + 1) }
        subgraph.onInvalidate { [claims] in
            if claims.isValid { claims.set(claims.untrackedValue - 1) }
        }
    }

    /// Whether something inside shows the bar. The reader depends on it.
    package var isClaimed: Bool { claims.value > 0 }

    /// The title of what is shown, which is the window's for the desktop.
    package func report(title: String?) { setTitle(title) }
}

package enum ChromeContextKey: EnvironmentKey {
    package static var defaultValue: ChromeContext? { nil }
}

extension EnvironmentValues {
    package var chromeContext: ChromeContext? {
        get { self[ChromeContextKey.self] }
        set { self[ChromeContextKey.self] = newValue }
    }
}
