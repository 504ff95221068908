import MartletGraph

/// A menu of the controls.
public struct MenuControlGroupStyle: ControlGroupStyle, Sendable {
    /// Makes the style.
    public nonisolated init() {}

    /// The group in this look.
    public func makeBody(configuration: MenuControlGroupStyle.Configuration) -> some View {
        Menu {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

/// A menu of the controls. One whose lines stand beside each other is not known to GNOME, so they are below each other.
public struct CompactMenuControlGroupStyle: ControlGroupStyle, Sendable {
    /// Makes the style.
    public nonisolated init() {}

    /// The group in this look.
    public func makeBody(configuration: CompactMenuControlGroupStyle.Configuration) -> some View {
        Menu {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

/// The controls beside each other, as for steps back and forth.
public struct NavigationControlGroupStyle: ControlGroupStyle, Sendable {
    /// Makes the style.
    public nonisolated init() {}

    /// The group in this look.
    public func makeBody(configuration: NavigationControlGroupStyle.Configuration) -> some View {
        ControlGroup(configuration)
    }
}

/// The controls beside each other, as on a palette.
public struct PaletteControlGroupStyle: ControlGroupStyle, Sendable {
    /// Makes the style.
    public nonisolated init() {}

    /// The group in this look.
    public func makeBody(configuration: PaletteControlGroupStyle.Configuration) -> some View {
        ControlGroup(configuration)
    }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
    /// A menu of the controls.
    public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    /// A menu of the controls.
    public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    /// The controls beside each other, as for steps back and forth.
    public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    /// The controls beside each other, as on a palette.
    public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

/// The content of a group with a label.
private protocol LabeledControls: View {
    associatedtype GroupLabel: View

    /// The label, as it is in the graph.
    @MainActor static func label(of content: _GraphValue<Self>) -> _GraphValue<GroupLabel>
}

extension LabeledControlGroupContent: LabeledControls {
    @MainActor fileprivate static func label(of content: _GraphValue<Self>) -> _GraphValue<Label> {
        content.projecting(\.label)
    }
}

extension _ViewInputs {
    /// Says what the label of a group is made of, for its style.
    @MainActor
    func settingControlGroupLabel<Content: View>(
        of content: _GraphValue<Content>, inputs restore: @escaping (_ViewInputs) -> _ViewInputs
    ) -> _ViewInputs {
        let slot = ControlGroupStyleConfiguration.Label.self
        func labeled<C: LabeledControls>(_ type: C.Type) -> _ViewInputs {
            let content = _GraphValue<C>(attribute: content.attribute, offset: content.offset)
            return settingSlot(slot, to: C.label(of: content), inputs: restore)
        }
        if let type = Content.self as? any LabeledControls.Type { return labeled(type) }
        let more = subgraph.input(Image(systemName: "ellipsis.circle"), comparison: .never)
        return settingSlot(slot, to: _GraphValue(more), inputs: restore)
    }
}
