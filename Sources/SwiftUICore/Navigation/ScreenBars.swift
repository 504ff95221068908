import MartletGraph

/// Keeps the bars of a screen what its content says.
@MainActor
package final class ScreenBars {
    package let node: ScreenNode
    private let inputs: _ViewInputs
    private let context: ChromeContext?
    private let bar: HeaderBarNode
    private let bottomBar: BottomBarNode
    private let title: BarTitleNode
    private let largeTitle: BarLabelNode
    private let startControls: LeafNode
    private let endControls: LeafNode
    private lazy var backButton = makeBackButton()
    private lazy var switcher = context?.makeSwitcher?(inputs)
    private lazy var leadingButton = context?.makeLeadingButton?(inputs)
    private lazy var titleButton = TitleMenuButton(inputs)
    private lazy var primaryMenu = makePrimaryMenuButton(inputs)

    /// What leads back from the screen.
    package struct Back {
        let title: String
        let action: () -> Void
    }

    package init(_ inputs: _ViewInputs, context: ChromeContext?) {
        self.inputs = inputs
        self.context = context
        node = ScreenNode(inputs)
        bar = HeaderBarNode(inputs)
        bottomBar = BottomBarNode(inputs)
        title = BarTitleNode(inputs)
        largeTitle = BarLabelNode(inputs)
        startControls = LeafNode(inputs)
        endControls = LeafNode(inputs)
        for node in [node, bar, bottomBar, title] { node.followLayoutDirection(inputs) }
    }

    private func makeBackButton() -> PushButtonNode {
        let button = PushButtonNode(inputs)
        let symbol = BarSymbolNode(inputs)
        button.setChildren([symbol])
        _ = inputs.subgraph.effect(name: "back button") { [inputs, unowned symbol] in
            symbol.show("chevron.backward", in: inputs.environment)
        }
        return button
    }

    /// Shows a screen. Called in an effect, which depends on what is read here.
    package func show(
        _ screen: NavigationBarContent, searchBar: LayoutNode? = nil, content: LayoutNode?, isRoot: Bool,
        back: Back? = nil
    ) {
        let bottom = screen.isBottomBarHidden == true ? [] : screen.items(in: .bottom)
        if !bottom.elementsEqual(bottomBar.children, by: ===) { bottomBar.setChildren(bottom) }
        // A title with a menu is a button, which has its place in the bar.
        let isLarge =
            screen.displayMode == .large && screen.hidesTitle != true && screen.title?.isEmpty == false
            && screen.titleMenu == nil
        showBar(screen, isRoot: isRoot, isLarge: isLarge, back: back)
        let needsBar = screen.isHidden != true || context?.kind == .window
        if isLarge {
            largeTitle.show(screen.title ?? "", font: .largeTitle.bold(), isHeader: true, in: inputs.environment)
        }
        node.arrange(
            bar: needsBar ? bar : nil, largeTitle: isLarge ? largeTitle : nil, searchBar: searchBar,
            content: content, bottomBar: bottom.isEmpty ? nil : bottomBar)
    }

    /// Shows a content that something inside gives a bar to, or that needs none.
    package func showWithoutBar(searchBar: LayoutNode? = nil, content: LayoutNode, isMovable: Bool) {
        if isMovable {
            // A sheet is moved by its upper edge, whatever lies there.
            var strip = HeaderBarContent()
            strip.isFlat = true
            bar.show(strip)
            bar.arrange(start: [], center: [], end: [])
        }
        node.arrange(
            bar: isMovable ? bar : nil, searchBar: searchBar, content: content, barIsBehind: isMovable)
    }

    private func showBar(_ screen: NavigationBarContent, isRoot: Bool, isLarge: Bool, back: Back?) {
        let isHidden = screen.isHidden == true
        var strip = HeaderBarContent()
        strip.isFlat = isLarge || isHidden
        bar.show(strip)
        var start: [LayoutNode] = []
        var end: [LayoutNode] = []
        var center: [LayoutNode] = []
        if !isHidden {
            if isRoot, let leadingButton { start.append(leadingButton) }
            if let back, screen.hidesBackButton != true {
                show(back)
                start.append(backButton)
            }
            start += screen.items(in: .leading)
            end += screen.items(in: .trailing)
            center = screen.items(in: .principal)
            if center.isEmpty, isRoot, context?.showsSwitcher.value == true, let switcher { center = [switcher] }
            if center.isEmpty, !isLarge, screen.hidesTitle != true {
                let node = titleNode(screen)
                if node !== title || !title.isEmpty { center = [node] }
            }
        }
        if context?.kind == .window, context?.showsEndControls.value == true, let primaryMenu = shownPrimaryMenu {
            end.append(primaryMenu)
        }
        // A sheet is closed by what stands in its bar; only where there is nothing it gets a button for it.
        let isAlone = context?.kind != .sheet || (start.isEmpty && end.isEmpty)
        if isAlone, context?.showsStartControls.value == true, let controls = controls(startControls, .start) {
            start.insert(controls, at: 0)
        }
        if isAlone, context?.showsEndControls.value == true, let controls = controls(endControls, .end) {
            end.append(controls)
        }
        bar.arrange(start: start, center: center, end: end)
    }

    private func titleNode(_ screen: NavigationBarContent) -> LayoutNode {
        let (text, subtitle) = (screen.title ?? "", screen.subtitle ?? "")
        guard let menu = screen.titleMenu, !text.isEmpty || !subtitle.isEmpty else {
            title.show(title: text, subtitle: subtitle, in: inputs.environment)
            return title
        }
        titleButton.show(menu, title: text, subtitle: subtitle, in: inputs.environment)
        return titleButton.node
    }

    /// The button for the menus of the program, while there are any.
    private var shownPrimaryMenu: LayoutNode? {
        let commands = inputs.environment.value(ProgramCommandsKey.self)?.commands
        return commands?.items.value.isEmpty == false ? primaryMenu : nil
    }

    private func show(_ back: Back) {
        var content = ButtonContent(style: .flat)
        content.toolTip = back.title.isEmpty ? SystemText.back.localized : back.title
        content.shortcut = Shortcut(key: "\u{F702}", option: true)
        backButton.action = back.action
        backButton.show(content, label: SystemText.back.localized)
    }

    /// The window's buttons of a side, if the desktop puts any there.
    private func controls(_ leaf: LeafNode, _ side: WindowControlsContent.Side) -> LeafNode? {
        let content = SurfaceContent.windowControls(WindowControlsContent(side: side))
        guard inputs.host.surface.measure(content, proposal: .unspecified).size.width > 0 else { return nil }
        leaf.show(content)
        return leaf
    }
}
