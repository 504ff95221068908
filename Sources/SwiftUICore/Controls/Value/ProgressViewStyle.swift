/// How progress views look.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    /// The type of the body.
    associatedtype Body: View
    /// What a style is told of a progress view.
    typealias Configuration = ProgressViewStyleConfiguration

    /// The progress view's looks.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style is told of a progress view.
public nonisolated struct ProgressViewStyleConfiguration {
    /// What it is that goes on.
    public nonisolated struct Label: StyleSlot {
        package nonisolated init() {}
    }

    /// How far it is, in the app's words.
    public nonisolated struct CurrentValueLabel: StyleSlot {
        package nonisolated init() {}
    }

    /// From 0 to 1; nil for not known.
    public let fractionCompleted: Double?
    /// What it is that goes on.
    public var label: ProgressViewStyleConfiguration.Label?
    /// How far it is, in the app's words.
    public var currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel?

    init(fractionCompleted: Double?, label: Label?, currentValueLabel: CurrentValueLabel?) {
        self.fractionCompleted = fractionCompleted
        self.label = label
        self.currentValueLabel = currentValueLabel
    }
}

/// One of the platform's progress views.
private nonisolated struct NativeProgress: PrimitiveView {
    let configuration: ProgressViewStyleConfiguration
    let style: ProgressContent.Style

    @MainActor static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let configuration = view.projecting(\.configuration)
        return makeNativeProgress(
            { configuration.value.fractionCompleted },
            style: inputs.host.graph.untracked { view.value.style }, label: configuration.projecting(\.label),
            current: configuration.projecting(\.currentValueLabel), inputs: inputs.withoutElementWrapper())
    }
}

/// A bar where it is known how far it is, else a spinner.
public struct DefaultProgressViewStyle: ProgressViewStyle, Sendable {
    /// Makes the style.
    public nonisolated init() {}

    /// The progress view in this look.
    public func makeBody(configuration: DefaultProgressViewStyle.Configuration) -> some View {
        if configuration.fractionCompleted == nil {
            NativeProgress(configuration: configuration, style: .spinner)
        } else {
            NativeProgress(configuration: configuration, style: .bar)
        }
    }
}

/// A spinner.
public struct CircularProgressViewStyle: ProgressViewStyle, Sendable {
    /// Makes the style.
    public nonisolated init() {}

    /// Makes the style in a colour; the platform's theme draws it in its own.
    public nonisolated init(tint: Color) {}

    /// The progress view in this look.
    public func makeBody(configuration: CircularProgressViewStyle.Configuration) -> some View {
        NativeProgress(configuration: configuration, style: .spinner)
    }
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle, Sendable {
    /// Makes the style.
    public nonisolated init() {}

    /// Makes the style in a colour; the platform's theme draws it in the accent colour.
    public nonisolated init(tint: Color) {}

    /// The progress view in this look.
    public func makeBody(configuration: LinearProgressViewStyle.Configuration) -> some View {
        NativeProgress(configuration: configuration, style: .bar)
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// A bar where it is known how far it is, else a spinner.
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A spinner.
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A bar.
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension View {
    /// The looks of progress views in the view.
    public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        modifier(ControlStyleModifier(ProgressViewStyleConfiguration.self, style) { $0.makeBody(configuration: $1) })
    }
}
