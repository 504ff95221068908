import Foundation

/// A bar that is filled as far as the value, with labels around it.
public struct LinearCapacityGaugeStyle: GaugeStyle, Sendable {
    /// Makes the style.
    public nonisolated init() {}

    /// The gauge in this look.
    public func makeBody(configuration: LinearCapacityGaugeStyle.Configuration) -> some View {
        LinearGaugeBody(configuration: configuration, fills: true, showsLabels: true)
    }
}

/// A small bar with a mark at the value, between the labels of its ends.
public struct AccessoryLinearGaugeStyle: GaugeStyle, Sendable {
    /// Makes the style.
    public nonisolated init() {}

    /// The gauge in this look.
    public func makeBody(configuration: AccessoryLinearGaugeStyle.Configuration) -> some View {
        LinearGaugeBody(configuration: configuration, fills: false, showsLabels: false)
    }
}

/// A small bar that is filled as far as the value, with labels around it.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, Sendable {
    /// Makes the style.
    public nonisolated init() {}

    /// The gauge in this look.
    public func makeBody(configuration: AccessoryLinearCapacityGaugeStyle.Configuration) -> some View {
        LinearGaugeBody(configuration: configuration, fills: true, showsLabels: true)
    }
}

/// A bar with a mark at the value, as on a watch.
public struct LinearGaugeStyle: GaugeStyle, Sendable {
    private let tint: AnyShapeStyle?

    /// Makes the style.
    public nonisolated init() { tint = nil }

    /// Makes the style in a colour.
    public nonisolated init(tint: Color) { self.tint = AnyShapeStyle(tint) }

    /// Makes the style in a gradient, from the lower end to the upper.
    public nonisolated init(tint: Gradient) {
        self.tint = AnyShapeStyle(LinearGradient(gradient: tint, startPoint: .leading, endPoint: .trailing))
    }

    /// The gauge in this look.
    public func makeBody(configuration: LinearGaugeStyle.Configuration) -> some View {
        LinearGaugeBody(configuration: configuration, fills: false, showsLabels: false, tint: tint)
    }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// A bar that is filled as far as the value, with labels around it.
    public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// A small bar with a mark at the value, between the labels of its ends.
    public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    /// A small bar that is filled as far as the value, with labels around it.
    public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == LinearGaugeStyle {
    /// A bar with a mark at the value, as on a watch.
    public static var linear: LinearGaugeStyle { LinearGaugeStyle() }
}

/// A bar, filled as far as the value or with a mark there, and labels around it.
struct LinearGaugeBody: View {
    let configuration: GaugeStyleConfiguration
    let fills: Bool
    let showsLabels: Bool
    var tint: AnyShapeStyle?

    private var style: AnyShapeStyle { tint ?? AnyShapeStyle(.tint) }

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            if showsLabels { configuration.label }
            HStack(spacing: 8) {
                configuration.minimumValueLabel?.font(.caption)
                bar
                configuration.maximumValueLabel?.font(.caption)
            }
            if showsLabels { configuration.currentValueLabel?.font(.caption).foregroundStyle(.secondary) }
        }
        .speakingOfGauge(configuration.value)
    }

    @ViewBuilder private var bar: some View {
        if fills {
            Capsule().fill(.quaternary)
                .overlay { FilledBar(fraction: configuration.value).fill(style) }
                .frame(height: 6)
        } else {
            Capsule().fill(style)
                .overlay {
                    // The mark stands free of the bar.
                    MarkOnBar(fraction: configuration.value).stroke(.background, lineWidth: 4)
                    MarkOnBar(fraction: configuration.value).fill(.primary)
                }
                .frame(height: 6)
                .padding(.vertical, 3)
        }
    }
}

/// The part of a bar from its beginning to a fraction of it.
private nonisolated struct FilledBar: Shape {
    var fraction: Double

    func path(in rect: CGRect) -> Path {
        guard fraction > 0 else { return Path() }
        let width = max(rect.width * CGFloat(fraction), min(rect.height, rect.width))
        let part = CGRect(x: rect.minX, y: rect.minY, width: width, height: rect.height)
        return Path(roundedRect: part, cornerRadius: rect.height / 2, style: .circular)
    }

    var animatableData: Double {
        get { fraction }
        set { fraction = newValue }
    }
}

/// A round mark at a fraction of a bar, a little larger than the bar is high.
private nonisolated struct MarkOnBar: Shape {
    var fraction: Double

    func path(in rect: CGRect) -> Path {
        let size = rect.height + 4
        let x = rect.minX + rect.height / 2 + (rect.width - rect.height) * CGFloat(fraction)
        return Path(ellipseIn: CGRect(x: x - size / 2, y: rect.midY - size / 2, width: size, height: size))
    }

    var animatableData: Double {
        get { fraction }
        set { fraction = newValue }
    }
}
