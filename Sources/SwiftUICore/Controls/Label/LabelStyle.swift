/// How labels look.
@MainActor @preconcurrency
public protocol LabelStyle {
    /// The type of the body.
    associatedtype Body: View
    /// What a style is told of a label.
    typealias Configuration = LabelStyleConfiguration

    /// The label's looks.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style is told of a label.
public nonisolated struct LabelStyleConfiguration {
    /// The title.
    public nonisolated struct Title: StyleSlot {
        package nonisolated init() {}
    }

    /// The icon.
    public nonisolated struct Icon: StyleSlot {
        package nonisolated init() {}
    }

    /// The title.
    public var title: LabelStyleConfiguration.Title
    /// The icon.
    public var icon: LabelStyleConfiguration.Icon
}

/// As is usual where the label is: an icon in a bar, icon and title elsewhere.
public struct DefaultLabelStyle: LabelStyle, Sendable {
    /// Makes the style.
    public nonisolated init() {}

    /// The label in this look.
    public func makeBody(configuration: DefaultLabelStyle.Configuration) -> some View { Label(configuration) }
}

/// Icon and title.
public struct TitleAndIconLabelStyle: LabelStyle, Sendable {
    /// Makes the style.
    public nonisolated init() {}

    /// The label in this look.
    public func makeBody(configuration: TitleAndIconLabelStyle.Configuration) -> some View {
        HStack(spacing: 6) {
            configuration.icon
            configuration.title
        }
    }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle, Sendable {
    /// Makes the style.
    public nonisolated init() {}

    /// The label in this look.
    public func makeBody(configuration: TitleOnlyLabelStyle.Configuration) -> some View { configuration.title }
}

/// The icon alone; assistive technology calls it by the title.
public struct IconOnlyLabelStyle: LabelStyle, Sendable {
    /// Makes the style.
    public nonisolated init() {}

    /// The label in this look.
    public func makeBody(configuration: IconOnlyLabelStyle.Configuration) -> some View {
        NamedIcon(configuration: configuration)
    }
}

private nonisolated struct NamedIcon: PrimitiveView {
    let configuration: LabelStyleConfiguration

    @MainActor static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let configuration = view.projecting(\.configuration)
        return makeIcon(
            configuration.projecting(\.icon), named: configuration.projecting(\.title),
            inputs: inputs.withoutElementWrapper())
    }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// As is usual where the label is.
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// Icon and title.
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// The title alone.
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    /// The icon alone.
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension View {
    /// The looks of labels in the view.
    public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        modifier(ControlStyleModifier(LabelStyleConfiguration.self, style) { $0.makeBody(configuration: $1) })
    }
}
