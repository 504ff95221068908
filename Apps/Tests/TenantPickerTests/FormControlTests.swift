import Foundation
import SwiftUI
import Testing
import ViewTesting

/// What forms are made of, through the module that apps import.
@MainActor
@Suite("Controls of forms")
struct FormControlTests {
    private final class Model: ObservableObject {
        @Published var number = 5
        @Published var text = "note"
        @Published var secret = ""
        @Published var day = Date(timeIntervalSince1970: 1_780_000_000)
    }

    private struct Fields: View {
        @ObservedObject var model: Model

        var body: some View {
            VStack {
                TextField("Number", value: $model.number, format: .number)
                TextField("Mail", text: $model.text)
                    .textContentType(.emailAddress)
                    .keyboardType(.emailAddress)
                    .textInputAutocapitalization(.never)
                    .autocorrectionDisabled()
                    .textFieldStyle(.roundedBorder)
                SecureField("Secret", text: $model.secret).textContentType(.newPassword)
                TextEditor(text: $model.text).accessibilityLabel("Note")
                DatePicker("Day", selection: $model.day, displayedComponents: .date)
            }
        }
    }

    @Test("fields write what is typed; a format reads it when editing ends, and leaves nonsense out")
    func fields() throws {
        let model = Model()
        let host = TestHost(Fields(model: model), size: CGSize(width: 400, height: 600))
        try host.type("42", into: "Number")
        try host.submit()
        #expect(model.number == 42)
        try host.type("many", into: "Number")
        try host.submit()
        #expect(model.number == 42)
        try host.type("hidden", into: "Secret")
        #expect(model.secret == "hidden")
        #expect(!host.outline.contains("hidden"))
        try host.type("longer", into: "Note")
        #expect(model.text == "longer")
        #expect(host.shownViews.contains { $0.role == .datePicker })
    }

    @Test(
        "what a field is told of its text by UIKit's words is in the outline; what the content is refines the keyboard")
    func textInput() {
        struct Fields: View {
            var body: some View {
                VStack {
                    TextField("Mail", text: .constant("")).keyboardType(.emailAddress).autocapitalization(.none)
                        .disableAutocorrection(true).submitLabel(.next)
                    TextField("Code", text: .constant("")).textContentType(.oneTimeCode).keyboardType(.asciiCapable)
                    TextField("Town", text: .constant("")).textContentType(.addressCity).autocapitalization(.words)
                    TextField("Motto", text: .constant("")).textInputAutocapitalization(.sentences)
                    SecureField("Word", text: .constant("")).textContentType(.password).submitLabel(.go)
                    TextEditor(text: .constant("")).keyboardType(.URL).autocapitalization(.allCharacters)
                }
            }
        }
        let lines = TestHost(Fields(), size: CGSize(width: 400, height: 600)).outline
        #expect(lines.contains("prompt=\"Mail\" purpose=email capitals=none uncorrected submit=next label"))
        #expect(lines.contains("prompt=\"Code\" purpose=digits label"))
        #expect(lines.contains("prompt=\"Town\" capitals=words label"))
        #expect(lines.contains("prompt=\"Motto\" capitals=sentences label"))
        #expect(lines.contains("prompt=\"Word\" submit=go label"))
        #expect(lines.contains("textEditor \"\" purpose=url capitals=characters"))
    }

    private struct Pressed: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Text("styled")
                configuration.label
            }
        }
    }

    private struct Reversed: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                configuration.title
                configuration.icon
            }
        }
    }

    private struct Underlined: TextFieldStyle {
        // swift-format-ignore
        func _body(configuration: TextField<Self._Label>) -> some View {
            VStack {
                configuration
                Text("underline")
            }
        }
    }

    private struct Framed: GroupBoxStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Text("frame")
                configuration.label
                configuration.content
            }
        }
    }

    @Test("styles of one's own are made of the parts that they get")
    func styles() {
        let host = TestHost(
            VStack {
                Button("Go") {}.buttonStyle(Pressed())
                Label("Star", systemImage: "star").labelStyle(Reversed())
                TextField("Name", text: .constant("")).textFieldStyle(Underlined())
                GroupBox("Box") { LabeledContent("Key", value: "Value") }.groupBoxStyle(Framed())
            }, size: CGSize(width: 400, height: 600))
        for text in ["styled", "Go", "Star", "underline", "frame", "Box", "Key", "Value"] {
            #expect(host.shownTexts.contains(text), "\(text) in \(host.outline)")
        }
    }

    @Test("what accessibility modifiers say is in the outline")
    func accessibility() {
        let host = TestHost(
            VStack {
                Text("7").accessibilityLabel("Temperature").accessibilityValue("7 degrees")
                    .accessibilityHint("Outside").accessibilityIdentifier("temperature")
                Text("Title").accessibilityAddTraits(.isHeader)
                Text("decoration").accessibilityHidden(true)
                HStack {
                    Text("a")
                    Text("b")
                }
                .accessibilityElement(children: .combine)
                Text("row").accessibilityAction(named: "Remove") {}
            })
        for part in [
            "label=\"Temperature\" value=\"7 degrees\" hint=\"Outside\" id=temperature", "\"Title\" header",
            "\"decoration\" hidden", "combined", "actions=[\"Remove\"]",
        ] {
            #expect(host.outline.contains(part), "\(part) in \(host.outline)")
        }
    }

    @Test("tabs show one page, columns collapse to one in a narrow window")
    func containers() throws {
        let tabs = TestHost(
            TabView {
                Text("one").tabItem { Label("First", systemImage: "1.circle") }
                Text("two").tabItem { Label("Second", systemImage: "2.circle") }
            }, size: CGSize(width: 700, height: 400))
        #expect(tabs.shownTexts.contains("one"))
        #expect(!tabs.shownTexts.contains("two"))
        func split(_ width: CGFloat) -> TestHost<some View> {
            TestHost(
                NavigationSplitView {
                    List { Text("sidebar") }
                } detail: {
                    Text("detail")
                }, size: CGSize(width: width, height: 400))
        }
        #expect(split(900).shownTexts.contains("sidebar"))
        #expect(split(900).shownTexts.contains("detail"))
        #expect(split(360).shownTexts.contains("sidebar"))
        #expect(!split(360).shownTexts.contains("detail"))
    }
}
