import SwiftUI
import Testing
import ViewTesting

private struct Row: View {
    let name: String
    var body: some View { Text(name).id(name) }
}

private struct Form: View {
    @State private var name = ""
    @State private var isOn = false
    @State private var volume = 0.0
    @State private var count = 0
    @State private var log = "nothing"

    var body: some View {
        VStack {
            TextField("Name", text: $name).onSubmit { log = "submitted" }
            Toggle("Sound", isOn: $isOn)
            Slider(value: $volume, in: 0...10) { Text("Volume") }
            Stepper("Count", value: $count)
            Button("Save") { log = "saved \(name) \(isOn) \(Int(volume)) \(count)" }
                .disabled(name.isEmpty).accessibilityIdentifier("save")
            Text("Spot").onTapGesture { log = "tapped" }.onLongPressGesture { log = "held" }.tag(7)
            Text(log).accessibilityLabel("Log")
            Row(name: "One")
            Row(name: "Two")
        }
    }
}

/// Row 24 of testing.md §2: tests written for ViewInspector, on views that run.
@MainActor
@Suite("Inspection")
struct InspectionTests {
    @Test("views are found by text, button, id, tag, label, identifier, kind and type")
    func finding() throws {
        let view = try Form().inspect()
        #expect(try view.find(text: "Spot").string() == "Spot")
        #expect(try view.find(textWhere: { $0.hasPrefix("noth") }).string() == "nothing")
        #expect(try view.find(button: "Save").accessibilityIdentifier() == "save")
        #expect(try view.find(viewWithId: "Two").string() == "Two")
        #expect(try view.find(viewWithTag: 7).string() == "Spot")
        #expect(try view.find(viewWithAccessibilityLabel: "Log").accessibilityValue() == "nothing")
        #expect(try view.find(viewWithAccessibilityIdentifier: "save").accessibilityLabel() == "Save")
        #expect(try view.find(ViewType.Toggle.self).accessibilityLabel() == "Sound")
        #expect(try view.find(ViewType.Button.self, containing: "Sa").isDisabled())
        #expect(try view.find(Row.self).find(text: "One").string() == "One")
        #expect(view.findAll(Row.self).count == 2)
        #expect(view.findAll(ViewType.TextField.self).count == 1)
        #expect(throws: ActionFailure.self) { try view.find(text: "Nowhere") }
        #expect(try view.find(text: "One").parent().isHidden() == false)
    }

    @Test("what is done stays done, without a line in the app")
    func acting() throws {
        let view = try Form().inspect()
        let save = try view.find(button: "Save")
        #expect(try save.isDisabled() && !save.isResponsive())
        #expect(throws: ActionFailure.self) { try save.tap() }
        let field = try view.find(ViewType.TextField.self)
        try field.setInput("Ada")
        #expect(try field.input() == "Ada")
        try view.find(ViewType.Toggle.self).tap()
        #expect(try view.find(ViewType.Toggle.self).isOn())
        try view.find(ViewType.Slider.self).setValue(4)
        #expect(try view.find(ViewType.Slider.self).value() == 4)
        let stepper = try view.find(ViewType.Stepper.self)
        try stepper.increment()
        try stepper.increment()
        try stepper.decrement()
        try save.tap()
        let log = try view.find(viewWithAccessibilityLabel: "Log")
        #expect(try log.string() == "saved Ada true 4 1")
        try field.callOnSubmit()
        #expect(try log.string() == "submitted")
        try view.find(text: "Spot").callOnTapGesture()
        #expect(try log.string() == "tapped")
        try view.find(text: "Spot").callOnLongPressGesture()
        #expect(try log.string() == "held")
        #expect(try Form().inspect().find(viewWithAccessibilityLabel: "Log").string() == "nothing")
    }
}
