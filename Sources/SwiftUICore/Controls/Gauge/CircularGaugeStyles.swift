import Foundation

/// A ring that is open below, with a mark at the value and the label of the value in its middle.
public struct AccessoryCircularGaugeStyle: GaugeStyle, Sendable {
    /// Makes the style.
    public nonisolated init() {}

    /// The gauge in this look.
    public func makeBody(configuration: AccessoryCircularGaugeStyle.Configuration) -> some View {
        OpenRingGaugeBody(configuration: configuration)
    }
}

/// A ring that is filled as far as the value, with the label of the value in its middle.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, Sendable {
    /// Makes the style.
    public nonisolated init() {}

    /// The gauge in this look.
    public func makeBody(configuration: AccessoryCircularCapacityGaugeStyle.Configuration) -> some View {
        ZStack {
            Circle().inset(by: 3).stroke(.quaternary, lineWidth: 6)
            Circle().inset(by: 3).trim(from: 0, to: configuration.value)
                .stroke(.tint, style: StrokeStyle(lineWidth: 6, lineCap: .round))
                .rotationEffect(.degrees(-90))
            GaugeMiddle(configuration: configuration)
        }
        .frame(width: GaugeMiddle.side, height: GaugeMiddle.side)
        .speakingOfGauge(configuration.value)
    }
}

/// A ring that is open below, as on a watch.
public struct CircularGaugeStyle: GaugeStyle, Sendable {
    private let tint: AnyShapeStyle?

    /// Makes the style.
    public nonisolated init() { tint = nil }

    /// Makes the style in a colour.
    public nonisolated init(tint: Color) { self.tint = AnyShapeStyle(tint) }

    /// Makes the style in a gradient, from the lower end of the range to the upper.
    public nonisolated init(tint: Gradient) {
        self.tint = AnyShapeStyle(
            AngularGradient(gradient: tint, center: .center, startAngle: .degrees(135), endAngle: .degrees(405)))
    }

    /// The gauge in this look.
    public func makeBody(configuration: CircularGaugeStyle.Configuration) -> some View {
        OpenRingGaugeBody(configuration: configuration, tint: tint)
    }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// A ring that is open below, with a mark at the value and the label of the value in its middle.
    public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    /// A ring that is filled as far as the value, with the label of the value in its middle.
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}

extension GaugeStyle where Self == CircularGaugeStyle {
    /// A ring that is open below, as on a watch.
    public static var circular: CircularGaugeStyle { CircularGaugeStyle() }
}

/// What stands in the middle of a ring.
private struct GaugeMiddle: View {
    static let side: CGFloat = 58
    let configuration: GaugeStyleConfiguration

    var body: some View {
        Group {
            if let current = configuration.currentValueLabel { current } else { configuration.label }
        }
        .font(.callout)
        .lineLimit(1)
        .minimumScaleFactor(0.5)
        .padding(8)
    }
}

/// Three quarters of a ring with a mark, and labels in the middle and below.
private struct OpenRingGaugeBody: View {
    let configuration: GaugeStyleConfiguration
    var tint: AnyShapeStyle?

    var body: some View {
        ZStack {
            RingArc().stroke(
                tint ?? AnyShapeStyle(.tint), style: StrokeStyle(lineWidth: 6, lineCap: .round))
            RingMark(fraction: configuration.value).stroke(.background, lineWidth: 4)
            RingMark(fraction: configuration.value).fill(.primary)
            GaugeMiddle(configuration: configuration)
            below
        }
        .frame(width: GaugeMiddle.side, height: GaugeMiddle.side)
        .speakingOfGauge(configuration.value)
    }

    @ViewBuilder private var below: some View {
        VStack {
            Spacer()
            HStack(spacing: 0) {
                if let minimum = configuration.minimumValueLabel {
                    minimum
                    Spacer(minLength: 2)
                    configuration.maximumValueLabel
                } else if configuration.currentValueLabel != nil {
                    configuration.label
                }
            }
            .font(.caption2)
            .lineLimit(1)
            .padding(.horizontal, 10)
        }
    }
}

/// A ring that is open below, drawn inside of its bounds.
private nonisolated struct RingArc: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.addArc(
                center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2 - 3,
                startAngle: .degrees(135), endAngle: .degrees(405), clockwise: false)
        }
    }
}

/// A mark at a fraction of such a ring.
private nonisolated struct RingMark: Shape {
    var fraction: Double

    func path(in rect: CGRect) -> Path {
        let angle = (135 + 270 * fraction) * .pi / 180
        let radius = min(rect.width, rect.height) / 2 - 3
        let center = CGPoint(x: rect.midX + radius * CGFloat(cos(angle)), y: rect.midY + radius * CGFloat(sin(angle)))
        return Path(ellipseIn: CGRect(x: center.x - 5, y: center.y - 5, width: 10, height: 10))
    }

    var animatableData: Double {
        get { fraction }
        set { fraction = newValue }
    }
}
