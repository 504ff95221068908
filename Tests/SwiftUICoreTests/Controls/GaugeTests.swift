import Foundation
import SwiftUICore
import Testing
import ViewTesting

@MainActor
@Suite("Gauges")
struct GaugeTests {
    private func value(_ gauge: some View) throws -> String? {
        let host = TestHost(gauge, size: CGSize(width: 300, height: 200))
        return host.shownNodes.lazy.compactMap { $0.node.value.accessibility.value }.first
    }

    @Test("the value is where it lies in its range, and never outside of it")
    func ranges() throws {
        #expect(try value(Gauge(value: 0.25) { Text("Load") }) == "25 %")
        #expect(try value(Gauge(value: 30, in: 20...40) { Text("Load") }) == "50 %")
        #expect(try value(Gauge(value: 90, in: 20...40) { Text("Load") }) == "100 %")
        #expect(try value(Gauge(value: -1, in: 0...0) { Text("Load") }) == "0 %")
        #expect(try value(Gauge(value: Double.nan) { Text("Load") }) == "0 %")
    }

    @Test("a bar shows all labels")
    func labels() {
        let host = TestHost(
            Gauge(value: 0.5) {
                Text("Load")
            } currentValueLabel: {
                Text("half")
            } minimumValueLabel: {
                Text("none")
            } maximumValueLabel: {
                Text("all")
            }, size: CGSize(width: 300, height: 200))
        for text in ["Load", "half", "none", "all"] { #expect(host.outline.contains("text \"\(text)\"")) }
    }

    @Test("rings have a size of their own")
    func rings() {
        for host in [
            TestHost(Gauge(value: 0.5) { Text("a") }.gaugeStyle(.accessoryCircular)),
            TestHost(Gauge(value: 0.5) { Text("a") }.gaugeStyle(.accessoryCircularCapacity)),
        ] {
            let shapes = host.shownNodes.filter { if case .shape = $0.node.value.content { true } else { false } }
            #expect(shapes.first?.node.frame.size == CGSize(width: 58, height: 58))
        }
    }

    private struct Words: GaugeStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                configuration.label
                Text("at \(configuration.value)")
                configuration.currentValueLabel
                if configuration.minimumValueLabel.map({ _ in true }) == nil { Text("no ends") }
            }
        }
    }

    @Test("an app's own style is told the value and the labels")
    func ownStyle() {
        let host = TestHost(
            Gauge(value: 1, in: 0...4) {
                Text("Load")
            } currentValueLabel: {
                Text("one")
            }.gaugeStyle(Words()),
            size: CGSize(width: 400, height: 100))
        for text in ["Load", "at 0.250000", "one", "no ends"] {
            #expect(host.outline.contains("text \"\(text)\""), "\(host.outline)")
        }
    }
}
