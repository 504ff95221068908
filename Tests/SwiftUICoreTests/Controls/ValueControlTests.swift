import Foundation
import SwiftUICore
import Testing
import ViewTesting

@MainActor
@Suite("Toggles, sliders, steppers, progress")
struct ValueControlTests {
    struct Switch: View {
        @State var isOn = false
        let events: Events
        var body: some View {
            let _ = events.note("\(isOn)")
            Toggle("Wifi", isOn: $isOn)
        }
    }

    private func isStepper(_ node: SurfaceNode) -> Bool { if case .stepper = node.content { true } else { false } }

    @Test("a toggle writes once, and names itself by its label")
    func toggle() throws {
        let events = Events()
        let host = TestHost(Switch(events: events))
        #expect(host.outline.contains("switching off label=\"Wifi\""))
        try host.tap(.role(.toggle))
        #expect(host.outline.contains("switching on"))
        #expect(events.list == ["false", "true"] || events.list == ["false"])
    }

    @Test("label and switch stand at the two sides")
    func sides() {
        let layout = LayoutProbe(Toggle("Wifi", isOn: .constant(true)), width: 200, height: nil)
        #expect(layout.size == CGSize(width: 200, height: 26))
        #expect(layout.frames == ["0,4 28x18", "152,0 48x26"])
        let hidden = LayoutProbe(Toggle("Wifi", isOn: .constant(true)).labelsHidden(), width: 200, height: nil)
        #expect(hidden.size == CGSize(width: 48, height: 26))
        #expect(hidden.outline.contains("label=\"Wifi\""))
    }

    @Test("a toggle whose value does not follow is set back")
    func refusing() throws {
        let host = TestHost(Toggle("a", isOn: Binding(get: { false }, set: { _ in })))
        try host.tap(.role(.toggle))
        #expect(host.outline.contains("switching off"))
    }

    @Test("a disabled toggle does nothing")
    func disabledToggle() {
        let events = Events()
        let host = TestHost(
            Toggle("a", isOn: Binding(get: { false }, set: { _ in events.note("set") })).disabled(true))
        #expect(throws: ActionFailure.self) { try host.tap(.role(.toggle)) }
        #expect(events.list.isEmpty)
    }

    @Test("a check box stands before its label, a button toggle is a button")
    func toggleStyles() throws {
        let box = TestHost(Toggle("a", isOn: .constant(true)).toggleStyle(.checkbox))
        #expect(box.outline.contains("checkbox on label=\"a\""))
        let layout = LayoutProbe(Toggle("a", isOn: .constant(true)).toggleStyle(.checkbox), width: nil, height: nil)
        #expect(layout.frames.last?.hasPrefix("0,") == true || layout.frames.first?.hasPrefix("0,") == true)
        struct Bold: View {
            @State var isOn = false
            var body: some View { Toggle("Bold", isOn: $isOn).toggleStyle(.button) }
        }
        let button = TestHost(Bold())
        #expect(button.outline.contains("button bordered"))
        try button.tap(.button("Bold"))
        #expect(button.outline.contains("button prominent"))
    }

    struct Stars: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button(action: { configuration.isOn.toggle() }) {
                HStack {
                    configuration.label
                    Text(verbatim: configuration.isOn ? "on" : "off")
                }
            }
        }
    }

    @Test("a style of one's own gets label and value")
    func customToggle() throws {
        struct Star: View {
            @State var isOn = false
            var body: some View { Toggle("Star", isOn: $isOn).toggleStyle(Stars()) }
        }
        let host = TestHost(Star())
        #expect(host.texts.map(\.string) == ["Star", "off"])
        try host.tap(.role(.button))
        #expect(host.texts.map(\.string) == ["Star", "on"])
    }

    @Test("a slider shows values outside of its range clamped, and writes only when it is moved")  // S168
    func slider() throws {
        let events = Events()
        let value = Binding(get: { 12.0 }, set: { events.note("\($0)") })
        let host = TestHost(Slider(value: value, in: 0...10, step: 2) { events.note("editing \($0)") })
        #expect(host.outline.contains("slider 10.0"))
        #expect(events.list.isEmpty)
        try host.set(3.2, of: .role(.slider))
        #expect(events.list == ["editing true", "4.0", "editing false"])
    }

    @Test("a slider's label is its name, and its ends have labels of their own")
    func sliderLabels() {
        let host = TestHost(
            Slider(value: .constant(0.5), in: 0...1) {
                Text("Volume")
            } minimumValueLabel: {
                Text("Low")
            } maximumValueLabel: {
                Text("High")
            })
        #expect(host.texts.map(\.string) == ["Low", "High"])
        #expect(host.outline.contains("label=\"Volume\""))
    }

    @Test("a stepper's button is disabled at its bound, and the value never leaves the range")  // S169
    func stepper() throws {
        struct Count: View {
            @State var count = 8
            var body: some View { Stepper("Count \(count)", value: $count, in: 0...10, step: 3) }
        }
        let host = TestHost(Count())
        try host.increment(.role(.stepper))
        #expect(host.texts.map(\.string) == ["Count 10"])
        guard let id = host.find(isStepper), case .stepper(let content)? = host.surface.nodes[id]?.value.content else {
            Issue.record("no stepper")
            return
        }
        #expect(!content.canIncrement && content.canDecrement)
        #expect(throws: ActionFailure.self) { try host.increment(.role(.stepper)) }
        #expect(host.texts.map(\.string) == ["Count 10"])
        try host.decrement(.role(.stepper))
        #expect(host.texts.map(\.string) == ["Count 7"])
    }

    @Test("a stepper of closures is disabled where it has none")
    func stepperClosures() throws {
        let events = Events()
        let host = TestHost(Stepper("a", onIncrement: { events.note("more") }, onDecrement: nil))
        #expect(throws: ActionFailure.self) { try host.decrement(.role(.stepper)) }
        try host.increment(.role(.stepper))
        #expect(events.list == ["more"])
    }

    struct Percent: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View {
            Text(verbatim: configuration.fractionCompleted.map { "\($0)" } ?? "nil")
        }
    }

    @Test("a progress view's style is told the fraction, or that there is none")  // S167
    func progressStyle() {
        #expect(
            TestHost(ProgressView(value: 0.35).progressViewStyle(Percent())).texts.map(\.string) == ["0.35"])
        #expect(TestHost(ProgressView().progressViewStyle(Percent())).texts.map(\.string) == ["nil"])
        #expect(
            TestHost(ProgressView(value: 3, total: 4).progressViewStyle(Percent())).texts.map(\.string) == ["0.75"])
    }

    @Test("a progress view with a value is a bar, one without a spinner")
    func progress() {
        #expect(TestHost(ProgressView(value: 0.5)).outline.contains("progress 0.5"))
        let spinner = LayoutProbe(ProgressView("Loading"), width: nil, height: nil)
        #expect(spinner.outline.contains("progress indeterminate label=\"Loading\""))
        #expect(spinner.size == CGSize(width: 49, height: 16 + 6 + 18))
    }

    @Test("a progress beyond its ends is shown at the end")  // S167
    func progressBounds() {
        #expect(TestHost(ProgressView(value: 3, total: 2)).outline.contains("progress 1.0"))
        #expect(TestHost(ProgressView(value: -1)).outline.contains("progress 0.0"))
    }

    @Test("a date picker keeps to its range")
    func datePicker() throws {
        struct Day: View {
            @State var date = Date(timeIntervalSince1970: 1000)
            var body: some View {
                VStack {
                    DatePicker(
                        "Day", selection: $date, in: Date(timeIntervalSince1970: 500)..., displayedComponents: .date)
                    Text(verbatim: "\(date.timeIntervalSince1970)")
                }
            }
        }
        let host = TestHost(Day())
        #expect(throws: ActionFailure.self) { try host.pick(Date(timeIntervalSince1970: 100), in: "Day") }
        // A surface's calendar may offer days out of the range.
        let picker = try #require(
            host.find {
                if case .datePicker(let picker) = $0.content { picker.showsDate && !picker.showsTime } else { false }
            })
        host.perform(.date(Date(timeIntervalSince1970: 100)), at: picker)
        #expect(host.texts.last?.string == "500.0")
    }

    @Test("a stepper with a format shows its value before the buttons, and follows it")
    func formattedStepper() throws {
        struct Amount: View {
            @State var amount = 1.5
            var body: some View { Stepper("Amount", value: $amount, in: 0...2, step: 0.5, format: .number) }
        }
        let host = TestHost(Amount().environment(\.locale, Locale(identifier: "de_DE")))
        #expect(host.texts.map(\.string) == ["Amount", "1,5"])
        try host.increment(.role(.stepper))
        #expect(host.texts.map(\.string) == ["Amount", "2"])
        #expect(host.outline.contains("label=\"Amount\""))
    }
}
