import MartletGraph

/// Makes a content with a header bar above it, unless a navigation inside shows its own.
///
/// Title and toolbar items of content without navigation stand in that bar.
@MainActor
package func makeChrome(
    _ inputs: _ViewInputs, context: ChromeContext, fallbackTitle: String = "",
    searchBar: @escaping () -> LayoutNode? = { nil },
    content: (_ViewInputs) -> LayoutNode
) -> LayoutNode {
    var inner = inputs.withoutElementWrapper().settingEnvironment { $0.chromeContext = context }
    inner.preferences = PreferenceScope(parent: inputs.preferences)
    let said = inner.preferences.collect(NavigationBarKey.self, in: inputs.subgraph)
    let bars = ScreenBars(inner, context: context)
    let node = content(inner)
    bars.node.arrange(bar: nil, content: node)
    _ = inputs.subgraph.effect(name: "header bar") {
        if context.isClaimed {
            bars.showWithoutBar(searchBar: searchBar(), content: node, isMovable: false)
            return
        }
        var screen = said.value
        context.report(title: screen.title)
        let isSpoken = screen.title?.isEmpty == false || !screen.items.isEmpty
        if context.kind == .sheet, !isSpoken || screen.isHidden == true {
            bars.showWithoutBar(searchBar: searchBar(), content: node, isMovable: true)
            return
        }
        // A tab inside of another screen, whose tabs stand at the bottom, has nothing to say in a bar of its own.
        if context.kind == .inner, !isSpoken, !context.showsSwitcher.value {
            bars.showWithoutBar(searchBar: searchBar(), content: node, isMovable: false)
            return
        }
        if screen.title == nil { screen.title = fallbackTitle }
        bars.show(screen, searchBar: searchBar(), content: node, isRoot: true)
    }
    return bars.node
}
