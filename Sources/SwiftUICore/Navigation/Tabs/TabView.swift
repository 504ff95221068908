import Foundation
import MartletGraph

/// Views of which one is shown at a time, chosen by tabs.
///
/// The tabs stand in the header bar where there is room, in a bar at the bottom of a narrow window. A tab is made when
/// it is first chosen and keeps its state when another one is.
public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView {
    private let content: Content
    private let selection: Binding<SelectionValue>?

    /// Tabs, with the tag of the chosen one in a binding.
    public nonisolated init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.content = content()
        self.selection = selection
    }

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let tabs = Tabs<SelectionValue>(inputs.withoutElementWrapper()) { view.value.selection }
        tabs.follow { Content._makeViewList(view: view.projecting(Content.self, at: 0), inputs: $0).list }
        return _ViewOutputs(node: tabs.node)
    }
}

extension TabView where SelectionValue == Int {
    /// Tabs that keep track of the chosen one themselves.
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.content = content()
        selection = nil
    }
}

/// A tab view at work.
@MainActor
private final class Tabs<SelectionValue: Hashable> {
    let node: ScreenNode
    private let inputs: _ViewInputs
    private let selection: () -> Binding<SelectionValue>?
    private let outer: ChromeContext?
    private let switcher: TabSwitcher
    private let bottomBar: BottomBarNode
    private let showsSwitcherOnTop: Attribute<Bool>
    private let revision: Attribute<Int>
    private var pages: [TabPageNode] = []
    /// The tab that is shown, where no binding says which.
    private var chosen: Int?
    private weak var shown: TabPageNode?
    private let isPaged: Bool
    /// The search field around all tabs, which goes along with the one that is shown.
    private let searchBar: () -> LayoutNode?
    private let searchClaim: SearchBarClaim?

    init(_ inputs: _ViewInputs, selection: @escaping () -> Binding<SelectionValue>?) {
        self.inputs = inputs
        self.selection = selection
        let subgraph = inputs.subgraph
        outer = inputs.host.graph.untracked { inputs.environment.value(ChromeContextKey.self) }
        isPaged = inputs.host.graph.untracked { inputs.environment.value(TabViewIsPagedKey.self) }
        switcher = TabSwitcher(in: subgraph)
        showsSwitcherOnTop = subgraph.input(!isPaged)
        revision = subgraph.input(0, name: "tabs")
        node = ScreenNode(inputs)
        bottomBar = BottomBarNode(inputs)
        node.followLayoutDirection(inputs)
        bottomBar.followLayoutDirection(inputs)
        bottomBar.setChildren([switcher.makeNode(inputs)])
        outer?.claim(in: subgraph)
        searchClaim = inputs.host.graph.untracked { inputs.environment.value(SearchBarClaimKey.self) }
        searchBar = inputs.claimSearchBar()
        switcher.select = { [weak self] in self?.select($0) }
    }

    func follow(_ makeList: (_ViewInputs) -> ViewList) {
        let list = makeList(inputs.wrappingElements { [unowned self] in makePage($0, $1) })
        inputs.observingEffect(name: "TabView") { self.update(list) }
    }

    // MARK: Pages

    private func makePage(_ inputs: _ViewInputs, _ content: @escaping (_ViewInputs) -> _ViewOutputs) -> _ViewOutputs {
        let scope = IdentityScope(parent: inputs.scope, isHidden: true)
        var inner = inputs
        inner.scope = scope
        inner.preferences = PreferenceScope(parent: inputs.preferences)
        let isShown = scope.subgraph.input(false, name: "is shown")
        let field = makeSearchField(in: scope, isShown: isShown)
        inner = inner.settingEnvironment { [claim = field.claim] in $0.searchBarClaim = claim }
        let context = ChromeContext(
            kind: outer?.kind ?? .inner, in: scope.subgraph, showsStartControls: outer?.showsStartControls,
            showsEndControls: outer?.showsEndControls, showsSwitcher: showsSwitcherOnTop,
            makeSwitcher: { [switcher] in switcher.makeNode($0) },
            setTitle: { [weak self] in self?.report($0, of: scope) })
        var page: LayoutNode?
        let chrome = makeChrome(inner, context: context, searchBar: field.unclaimed) { inputs in
            let node = content(inputs).node
            page = node
            return node
        }
        let node = TabPageNode(inputs, scope: scope, content: page ?? chrome, chrome: chrome)
        node.isShown = isShown
        node.onItemChange = { [weak self] in MainThread.assume { self?.changed() } }
        return _ViewOutputs(node: node)
    }

    /// The search field as a tab sees it: a navigation in the tab may take it, else it stands below the tab's bar; another
    /// tab has it while that is shown.
    private func makeSearchField(
        in scope: IdentityScope, isShown: Attribute<Bool>
    ) -> (claim: SearchBarClaim?, unclaimed: () -> LayoutNode?) {
        guard let searchClaim else { return (nil, { nil }) }
        let claim = SearchBarClaim(
            searchClaim.searchBar, in: scope.subgraph, isOffered: { [searchBar] in isShown.value && searchBar() != nil }
        )
        return (claim, { claim.isClaimed ? nil : claim.offered })
    }

    private func report(_ title: String?, of scope: IdentityScope) {
        if shown?.scope === scope { outer?.report(title: title) }
    }

    private func changed() {
        let bump = { [revision] in
            revision.advance()
        }
        if inputs.host.graph.isEvaluating { bump() } else { inputs.host.write(bump) }
    }

    // MARK: Choosing

    private func select(_ index: Int) {
        guard pages.indices.contains(index) else { return }
        if let binding = selection() {
            if let value = tag(of: index)?.base as? SelectionValue { binding.wrappedValue = value }
        } else {
            chosen = index
        }
        changed()
    }

    /// What a selection knows a tab by: its tag, or its number where tabs are numbered.
    private func tag(of index: Int) -> AnyHashable? {
        if let tag = pages[index].trait(TagTrait.self) { return tag }
        // A tag may stand inside of `tabItem`, where it comes with the content.
        pages[index].makeContent()
        return pages[index].trait(TagTrait.self) ?? (SelectionValue.self == Int.self ? AnyHashable(index) : nil)
    }

    private func update(_ list: ViewList) {
        _ = revision.value
        var nodes: [LayoutNode] = []
        list.realize(into: &nodes)
        let made = nodes.compactMap { $0 as? TabPageNode }
        pages = made.filter { $0.trait(TabRoleTrait.self) == nil } + made.filter { $0.trait(TabRoleTrait.self) != nil }
        let wanted = selection()?.wrappedValue
        let isCompact = inputs.environment.value(HorizontalSizeClassKey.self) == .compact
        inputs.host.graph.untracked {
            switcher.titles.set(pages.enumerated().map { $1.item.text.isEmpty ? "\($0 + 1)" : $1.item.text })
            let index = wanted.flatMap { position(of: AnyHashable($0)) } ?? min(chosen ?? 0, max(pages.count - 1, 0))
            switcher.selected.set(pages.isEmpty ? nil : index)
            showsSwitcherOnTop.set(!isCompact && !isPaged)
            show(pages.indices.contains(index) ? pages[index] : nil, hasBottomBar: isCompact || isPaged)
        }
    }

    private func position(of tag: AnyHashable) -> Int? { pages.indices.first { self.tag(of: $0) == tag } }

    private func show(_ page: TabPageNode?, hasBottomBar: Bool) {
        page?.makeContent()
        for other in pages where other !== page {
            other.scope.setVisible(false)
            other.isShown?.set(false)
        }
        page?.scope.setVisible(true)
        page?.isShown?.set(true)
        shown = page
        node.arrange(bar: nil, content: page, bottomBar: hasBottomBar && pages.count > 1 ? bottomBar : nil)
    }
}
