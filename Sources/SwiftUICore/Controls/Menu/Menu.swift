import MartletGraph

package enum MenuIndicatorKey: EnvironmentKey { package static var defaultValue: Visibility { .automatic } }
package enum MenuOrderKey: EnvironmentKey { package static var defaultValue: MenuOrder { .automatic } }

/// A button that opens a menu of buttons, toggles, pickers and further menus.
public nonisolated struct Menu<Label: View, Content: View>: PrimitiveView {
    let label: Label
    let content: Content
    let primaryAction: (() -> Void)?

    nonisolated init(label: Label, content: Content, primaryAction: (() -> Void)? = nil) {
        self.label = label
        self.content = content
        self.primaryAction = primaryAction
    }

    /// A menu with a label of any views.
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content())
    }

    /// A menu with a label of any views, and an action that is its first line.
    ///
    /// On this platform a menu button opens its menu only, so the action is offered as a line on top.
    public nonisolated init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
    ) {
        self.init(label: label(), content: content(), primaryAction: primaryAction)
    }

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let inputs = inputs.withoutElementWrapper()
        let label = view.projecting(\.label)
        if inputs.buttonContext == .menu {
            let lines = MenuLines(view.projecting(\.content), inputs: inputs)
            let environment = inputs.environment
            return inputs.makeMenuLine(label: label) { label in
                var content = MenuItemContent(title: label.title)
                content.icon = label.symbol
                content.kind = .submenu([])
                content.isEnabled = environment.value(IsEnabledKey.self)
                var line = MenuLine(content)
                line.lines = lines.lines
                return [line]
            }
        }
        let styled = inputs.makeStyled(
            slots: { inputs, restore in
                inputs.settingSlot(MenuStyleConfiguration.Label.self, to: label, inputs: restore)
                    .settingSlot(MenuStyleConfiguration.Content.self, to: view.projecting(\.content), inputs: restore)
            }, configuration: { MenuStyleConfiguration() })
        return styled ?? makeNative(view, inputs: inputs)
    }

    @MainActor
    private static func makeNative(_ view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let lines = MenuLines(view.projecting(\.content), inputs: inputs)
        let style = inputs.host.graph.untracked { inputs.environment.value(ButtonStyleKey.self) as? NativeButtonStyle }
        let look = (style?.look ?? .automatic).resolved(in: inputs.buttonContext)
        let outer = inputs.environment
        let labelInputs = inputs.settingEnvironment { values in
            values.labelOfControl = outer.value(IsEnabledKey.self)
            values.foregroundStyles =
                ButtonColors.label(of: look, isDestructive: false, in: outer)
                .map { .set([$0], outside: outer.value(ForegroundKey.self)) } ?? outer.value(ForegroundKey.self)
        }
        let label = makeImplicitRow(
            Label._makeViewList(view: view.projecting(\.label), inputs: labelInputs), inputs: labelInputs)
        let node = ButtonNode(inputs, child: addIndicator(to: label, inputs: labelInputs))
        if look == .automatic { node.followLayoutDirection(inputs) }
        node.follow(
            inputs: inputs,
            content: {
                var content = ButtonContent(style: look.content)
                var items = lines.items
                if view.value.primaryAction != nil {
                    var first = MenuItemContent(title: LabelText(of: label).title)
                    first.identifier = -1
                    var separator = MenuItemContent()
                    separator.kind = .separator
                    items.insert(contentsOf: [first, separator], at: 0)
                }
                content.menu = items
                return content
            },
            trigger: {},
            onMenu: { identifier in
                if identifier == -1 { view.value.primaryAction?() } else { lines.choose(identifier) }
            })
        return _ViewOutputs(node: node)
    }
}

/// Puts the sign that a menu opens beside a label, where it is asked for; GNOME's menu buttons do without.
@MainActor
private func addIndicator(to label: LayoutNode, inputs: _ViewInputs) -> LayoutNode {
    guard inputs.host.graph.untracked({ inputs.environment.value(MenuIndicatorKey.self) }) == .visible else {
        return label
    }
    let row = LayoutContainerNode(inputs, layout: HStackLayout(spacing: 4))
    row.followLayoutDirection(inputs)
    let symbol = BarSymbolNode(inputs)
    row.setChildren([label, symbol])
    _ = inputs.subgraph.effect(name: "menuIndicator") { [unowned symbol] in
        symbol.show("chevron.down", in: inputs.environment)
    }
    return row
}

extension Menu where Label == Text {
    /// A menu with a text that is looked up.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content())
    }

    /// A menu with a text that is looked up, and an action that is its first line.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(label: Text(titleKey), content: content(), primaryAction: primaryAction)
    }

    /// A menu with a text.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content())
    }

    /// A menu with a text, and an action that is its first line.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(label: Text(title), content: content(), primaryAction: primaryAction)
    }
}

extension Menu where Label == SwiftUICore.Label<Text, Image> {
    /// A menu with a text that is looked up and a symbol.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(label: SwiftUICore.Label(titleKey, systemImage: systemImage), content: content())
    }

    /// A menu with a text that is looked up and a symbol, and an action that is its first line.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(
            label: SwiftUICore.Label(titleKey, systemImage: systemImage), content: content(),
            primaryAction: primaryAction)
    }

    /// A menu with a text that is looked up and an image.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
    ) {
        self.init(label: SwiftUICore.Label(titleKey, image: image), content: content())
    }

    /// A menu with a text that is looked up and an image, and an action that is its first line.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(
            label: SwiftUICore.Label(titleKey, image: image), content: content(), primaryAction: primaryAction)
    }

    /// A menu with a text and a symbol.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(label: SwiftUICore.Label(title, systemImage: systemImage), content: content())
    }

    /// A menu with a text and an image.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, image: ImageResource, @ViewBuilder content: () -> Content
    ) {
        self.init(label: SwiftUICore.Label(title, image: image), content: content())
    }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// The menu that a style was asked to show.
    public nonisolated init(_ configuration: MenuStyleConfiguration) {
        self.init(label: MenuStyleConfiguration.Label(), content: MenuStyleConfiguration.Content())
    }
}

/// The order of a menu's lines.
public struct MenuOrder: Equatable, Hashable, Sendable {
    private enum Kind: Sendable { case automatic, priority, fixed }

    private let kind: Kind

    /// As is usual: as the app wrote them.
    public static let automatic = MenuOrder(kind: .automatic)
    /// The first line nearest to where the menu opens; here as the app wrote them.
    public static let priority = MenuOrder(kind: .priority)
    /// As the app wrote them.
    public static let fixed = MenuOrder(kind: .fixed)
}

extension EnvironmentValues {
    /// Whether menu buttons show that they open a menu.
    public internal(set) var menuIndicatorVisibility: Visibility {
        get { self[MenuIndicatorKey.self] }
        set { self[MenuIndicatorKey.self] = newValue }
    }

    /// The order of menus' lines.
    public var menuOrder: MenuOrder {
        get { self[MenuOrderKey.self] }
        set { self[MenuOrderKey.self] = newValue }
    }
}

extension View {
    /// The order of the lines of menus in the view.
    public nonisolated func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }

    /// Whether menu buttons in the view show that they open a menu.
    public nonisolated func menuIndicator(_ visibility: Visibility) -> some View {
        environment(\.menuIndicatorVisibility, visibility)
    }
}
