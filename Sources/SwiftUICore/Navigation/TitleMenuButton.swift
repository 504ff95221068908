import MartletGraph

/// The title of a screen as a button that opens a menu.
@MainActor
final class TitleMenuButton {
    let node: ButtonNode
    private let title: BarTitleNode
    private let menu: Attribute<TitleMenuNode?>

    init(_ inputs: _ViewInputs) {
        title = BarTitleNode(inputs)
        title.followLayoutDirection(inputs)
        let menu = inputs.subgraph.input(TitleMenuNode?.none, name: "title menu", comparison: .custom { $0 === $1 })
        self.menu = menu
        let row = LayoutContainerNode(inputs, layout: HStackLayout(spacing: 4))
        row.followLayoutDirection(inputs)
        let symbol = BarSymbolNode(inputs)
        row.setChildren([title, symbol])
        _ = inputs.subgraph.effect(name: "title menu") { [unowned symbol] in
            symbol.show("chevron.down", isSecondary: true, in: inputs.environment)
        }
        node = ButtonNode(inputs, child: row)
        node.follow(
            inputs: inputs,
            content: {
                var content = ButtonContent(style: .flat)
                content.menu = menu.value?.lines?.items ?? []
                return content
            },
            trigger: {}, onMenu: { menu.untrackedValue?.lines?.choose($0) })
    }

    func show(_ menu: TitleMenuNode, title text: String, subtitle: String, in scope: EnvironmentScope) {
        title.show(title: text, subtitle: subtitle, in: scope)
        self.menu.set(menu)
    }
}
