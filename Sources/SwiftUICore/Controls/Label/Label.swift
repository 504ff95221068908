import MartletGraph

/// A title with an icon.
public nonisolated struct Label<Title: View, Icon: View>: PrimitiveView {
    package let title: Title
    package let icon: Icon

    package nonisolated init(titleView: Title, iconView: Icon) {
        title = titleView
        icon = iconView
    }

    /// A title and an icon of any views.
    public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.init(titleView: title(), iconView: icon())
    }

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let inputs = inputs.withoutElementWrapper()
        let title = view.projecting(\.title)
        let icon = view.projecting(\.icon)
        let styled = inputs.makeStyled(
            slots: { inputs, restore in
                inputs.settingSlot(LabelStyleConfiguration.Title.self, to: title, inputs: restore)
                    .settingSlot(LabelStyleConfiguration.Icon.self, to: icon, inputs: restore)
            }, configuration: { LabelStyleConfiguration(title: .init(), icon: .init()) })
        if let styled { return styled }
        return inputs.buttonContext == .bar
            ? makeIcon(icon, named: title, inputs: inputs) : makeRow(icon, title, inputs: inputs)
    }

    /// The distance between icon and title, in points.
    @MainActor private static func makeRow(
        _ icon: _GraphValue<Icon>, _ title: _GraphValue<Title>, inputs: _ViewInputs
    ) -> _ViewOutputs {
        let node = LayoutContainerNode(inputs, layout: HStackLayout(spacing: 6))
        node.followLayoutDirection(inputs)
        node.observe(
            GroupViewList([
                Icon._makeViewList(view: icon, inputs: inputs.inIconOfRow).list,
                Title._makeViewList(view: title, inputs: inputs).list,
            ]), inputs: inputs)
        return _ViewOutputs(node: node)
    }
}

extension _ViewInputs {
    /// Inputs for the icon of a label, which in a list has a colour that may be given for all of its rows.
    @MainActor
    fileprivate var inIconOfRow: _ViewInputs {
        let outer = environment
        if host.graph.untracked({ outer.value(ListContextKey.self) }) == .none { return self }
        return settingEnvironment(ForegroundKey.self) {
            let outside = outer.value(ForegroundKey.self)
            return outer.value(ListItemTintKey.self).map { .set([AnyShapeStyle($0)], outside: outside) } ?? outside
        }
    }
}

/// Shows an icon alone, which assistive technology calls by the title.
@MainActor
func makeIcon<Icon: View, Title: View>(
    _ icon: _GraphValue<Icon>, named title: _GraphValue<Title>, inputs: _ViewInputs
) -> _ViewOutputs {
    let label = ControlLabel(title, inputs: inputs)
    let node = makeImplicitRow(Icon._makeViewList(view: icon, inputs: inputs), inputs: inputs)
    let observer = inputs.labelObserver
    let modifier = AccessibilityNode(inputs, child: node)
    modifier.unshown = label.node
    _ = inputs.subgraph.effect(name: "title") { [unowned modifier] in
        let spoken = label.text.spoken
        modifier.set(
            spoken.isEmpty
                ? nil
                : {
                    $0.label = spoken; $0.isHidden = false
                })
        observer?.labelDidChange()
    }
    return _ViewOutputs(node: modifier)
}

extension Label where Title == Text, Icon == Image {
    /// A title that is looked up, and an asset by name.
    public nonisolated init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init(titleView: Text(titleKey), iconView: Image(name))
    }

    /// A title that is looked up, and a symbol by name.
    public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(titleView: Text(titleKey), iconView: Image(systemName: name))
    }

    /// A title that is looked up, and an asset.
    public nonisolated init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
        self.init(titleView: Text(titleKey), iconView: Image(resource))
    }

    /// A title and an asset by name.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, image name: String) {
        self.init(titleView: Text(title), iconView: Image(name))
    }

    /// A title and a symbol by name.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(titleView: Text(title), iconView: Image(systemName: name))
    }

    /// A title and an asset.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
        self.init(titleView: Text(title), iconView: Image(resource))
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// The label that a style was asked to show.
    public nonisolated init(_ configuration: LabelStyleConfiguration) {
        self.init(titleView: configuration.title, iconView: configuration.icon)
    }
}
