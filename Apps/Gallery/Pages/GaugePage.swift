import SwiftUI

/// Gauges in all styles, and a colour that is picked for them.
struct GaugePage: View {
    @State private var value = 0.4
    @State private var color = Color.green

    var body: some View {
        Form {
            Section("Values") {
                Slider(value: $value) { Text("Value") }
                ColorPicker("Tint", selection: $color)
                ColorPicker("Tint without opacity", selection: $color, supportsOpacity: false)
            }
            Section("Bars") {
                gauge
                gauge.gaugeStyle(.accessoryLinear)
                gauge.gaugeStyle(.accessoryLinearCapacity)
                gauge.gaugeStyle(LinearGaugeStyle(tint: Gradient(colors: [.blue, .yellow, .red])))
            }
            Section("Rings") {
                HStack(spacing: 24) {
                    gauge.gaugeStyle(.accessoryCircular)
                    gauge.gaugeStyle(.accessoryCircularCapacity)
                    Gauge(value: value) {
                        Text("km/h")
                    } currentValueLabel: {
                        Text("\(Int(value * 200))")
                    }
                    .gaugeStyle(CircularGaugeStyle(tint: Gradient(colors: [.green, .yellow, .red])))
                }
                .padding(.vertical, 8)
            }
        }
        .tint(color)
    }

    private var gauge: some View {
        Gauge(value: value) {
            Text("Battery")
        } currentValueLabel: {
            Text("\(Int(value * 100)) %")
        } minimumValueLabel: {
            Text("0")
        } maximumValueLabel: {
            Text("100")
        }
    }
}
