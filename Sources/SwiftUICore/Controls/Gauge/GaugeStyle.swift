/// How gauges look.
@MainActor @preconcurrency
public protocol GaugeStyle {
    /// The type of the body.
    associatedtype Body: View
    /// What a style is told of a gauge.
    typealias Configuration = GaugeStyleConfiguration

    /// The gauge's looks.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style is told of a gauge.
public nonisolated struct GaugeStyleConfiguration {
    /// What is measured.
    public nonisolated struct Label: StyleSlot {
        package nonisolated init() {}
    }

    /// The value, in the app's words.
    public nonisolated struct CurrentValueLabel: StyleSlot {
        package nonisolated init() {}
    }

    /// The lower end of the range.
    public nonisolated struct MinimumValueLabel: StyleSlot {
        package nonisolated init() {}
    }

    /// The upper end of the range.
    public nonisolated struct MaximumValueLabel: StyleSlot {
        package nonisolated init() {}
    }

    /// A value in the range.
    public nonisolated struct MarkedValueLabel: View {
        /// Nothing: no style here shows them.
        public var body: some View { EmptyView() }
    }

    /// Where in its range the value is, from 0 to 1.
    public var value: Double
    /// What is measured.
    public var label: GaugeStyleConfiguration.Label
    /// The value, in the app's words.
    public var currentValueLabel: GaugeStyleConfiguration.CurrentValueLabel?
    /// The lower end of the range.
    public var minimumValueLabel: GaugeStyleConfiguration.MinimumValueLabel?
    /// The upper end of the range.
    public var maximumValueLabel: GaugeStyleConfiguration.MaximumValueLabel?
}

/// As suits the platform: a bar with labels around it.
public struct DefaultGaugeStyle: GaugeStyle, Sendable {
    /// Makes the style.
    public nonisolated init() {}

    /// The gauge in this look.
    public func makeBody(configuration: DefaultGaugeStyle.Configuration) -> some View {
        LinearGaugeBody(configuration: configuration, fills: true, showsLabels: true)
    }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    /// As suits the platform: a bar with labels around it.
    public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension View {
    /// The looks of gauges in the view.
    public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        modifier(ControlStyleModifier(GaugeStyleConfiguration.self, style) { $0.makeBody(configuration: $1) })
    }
}

extension View {
    /// Speaks of a gauge as one thing, with its value in percent.
    nonisolated func speakingOfGauge(_ value: Double) -> some View {
        accessibilityElement(children: .combine).accessibilityValue("\(Int((value * 100).rounded())) %")
    }
}
