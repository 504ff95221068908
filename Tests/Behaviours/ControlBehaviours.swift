import Foundation
import SwiftUICore

extension Behaviour {
    /// The scripts, one for each control.
    package static let all: [Behaviour] =
        controls + groups + choices + menus + dates + lists + screens + carrying + editing + nested

    private static let controls: [Behaviour] = [
        Behaviour("button", [.push("Add"), .push("Add"), .push("Reset")]) { ButtonScreen() },
        Behaviour("toggle", [.push("Sound"), .push("Sound"), .push("Mute")]) { ToggleScreen() },
        Behaviour("check box", [.push("Agree"), .push("Agree"), .push("Partly")]) { CheckBoxScreen() },
        Behaviour("text field", [.type("Ada", into: "Name"), .pressAnywhere(.return)]) { TextFieldScreen() },
        Behaviour("secure field", [.type("secret", into: "Password")]) { SecureFieldScreen() },
        Behaviour("text editor", [.type("Milk", into: "Notes")]) { EditorScreen() },
        Behaviour("text in a form", [.type("Oslo", into: "Town")]) { FormFieldScreen() },
        Behaviour("slider", [.press(.rightArrow, at: "Volume"), .press(.leftArrow, at: "Volume")]) { SliderScreen() },
        Behaviour("stepper", [.increment("Count"), .increment("Count"), .decrement("Count")]) { StepperScreen() },
        Behaviour("progress", [.push("More")]) { ProgressScreen() },
        Behaviour("progress without end", [.push("Stop")]) { SpinnerScreen() },
        Behaviour("disclosure", [.push("Details"), .push("Details")]) { DisclosureScreen() },
        Behaviour("link", [.push("Go on")]) { LinkScreen() },
        Behaviour("link to an address", [.push("Read")]) { AddressScreen() },
        Behaviour("view that is tapped", [.push("Touch"), .push("Touch")]) { TapScreen() },
        Behaviour(
            "view that is held down", [.click("Touch"), .hold("Touch", seconds: 0.8), .click("Touch")]
        ) { HoldScreen() },
        Behaviour(
            "keys", [.press("w", at: "Board"), .press(.leftArrow, at: "Board"), .type("bad", into: "Name")]
        ) { KeysScreen() },
        Behaviour("disabled", [.push("Lock")]) { DisabledScreen() },
        Behaviour("texts and pictures", []) { WordsScreen() },
    ]
}

private struct ButtonScreen: View {
    @State private var count = 0
    var body: some View {
        VStack {
            Text("Count \(count)")
            Button("Add") { count += 1 }
            Button("Reset", role: .destructive) { count = 0 }.buttonStyle(.borderedProminent)
        }
    }
}

private struct HoldScreen: View {
    @State private var taps = 0
    @State private var holds = 0
    @State private var isPressed = false
    var body: some View {
        VStack {
            Text("Touch").padding()
                .onTapGesture { taps += 1 }
                .onLongPressGesture(minimumDuration: 0.3) {
                    holds += 1
                } onPressingChanged: {
                    isPressed = $0
                }
            Text("\(taps) taps, \(holds) holds, \(isPressed ? "pressed" : "free")")
        }
    }
}

private struct KeysScreen: View {
    @State private var pressed = ""
    @State private var name = ""
    @FocusState private var isFocused: Bool
    var body: some View {
        VStack {
            TextField("Name", text: $name)
                .onKeyPress("a") {
                    pressed += "A"
                    return .handled
                }
            Text("Pressed \(pressed.isEmpty ? "nothing" : pressed), \(isFocused ? "here" : "away")")
            Text("Board")
                .focusable()
                .focused($isFocused)
                .accessibilityLabel("Board")
                .onKeyPress { press in
                    if press.key == .tab { return .ignored }
                    pressed += press.key == .leftArrow ? "left" : press.characters
                    return .handled
                }
        }
    }
}

private struct ToggleScreen: View {
    @State private var isOn = false
    @State private var isMute = true
    var body: some View {
        VStack {
            Toggle("Sound", isOn: $isOn)
            Toggle("Mute", isOn: $isMute).toggleStyle(.button)
            Text(isOn ? "loud" : "quiet")
        }
    }
}

private struct CheckBoxScreen: View {
    @State private var agrees = false
    @State private var parts = [true, false]
    var body: some View {
        VStack {
            Toggle("Agree", isOn: $agrees).toggleStyle(.checkbox)
            Toggle("Partly", sources: $parts, isOn: \.self).toggleStyle(.checkbox)
            Text(agrees ? "agreed" : "not agreed")
            Text(parts == [true, true] ? "all" : "not all")
        }
    }
}

private struct TextFieldScreen: View {
    @State private var name = ""
    @State private var sent = ""
    var body: some View {
        VStack {
            TextField("Name", text: $name).onSubmit { sent = name }
            Text("Hello, \(name)")
            Text("Sent: \(sent)")
        }
    }
}

private struct SecureFieldScreen: View {
    @State private var password = ""
    var body: some View {
        VStack {
            SecureField("Password", text: $password)
            Text("\(password.count) characters")
        }
    }
}

private struct EditorScreen: View {
    @State private var notes = ""
    var body: some View {
        VStack {
            TextEditor(text: $notes).accessibilityLabel("Notes").frame(height: 100)
            Text("Kept: \(notes)")
        }
    }
}

private struct FormFieldScreen: View {
    @State private var town = ""
    var body: some View {
        Form {
            Section("Where") {
                TextField("Town", text: $town)
                Text("To \(town)")
            }
        }
    }
}

private struct SliderScreen: View {
    @State private var volume = 0.5
    var body: some View {
        VStack {
            Slider(value: $volume, in: 0...1, step: 0.25) { Text("Volume") }
            Text("At \(volume)")
        }
    }
}

private struct StepperScreen: View {
    @State private var count = 1
    var body: some View {
        VStack {
            Stepper("Count", value: $count, in: 0...5)
            Text("Now \(count)")
        }
    }
}

private struct ProgressScreen: View {
    @State private var part = 0.25
    var body: some View {
        VStack {
            ProgressView("Loading", value: part)
            Button("More") { part = 0.75 }
        }
    }
}

private struct SpinnerScreen: View {
    @State private var isLoading = true
    var body: some View {
        VStack {
            if isLoading { ProgressView("Loading") }
            Button("Stop") { isLoading = false }
        }
    }
}

private struct DisclosureScreen: View {
    @State private var isOpen = false
    var body: some View {
        VStack {
            DisclosureGroup("Details", isExpanded: $isOpen) { Text("Small print") }
            Text(isOpen ? "open" : "closed")
        }
    }
}

private struct LinkScreen: View {
    var body: some View {
        NavigationStack { NavigationLink("Go on") { Text("Further") } }
    }
}

private struct AddressScreen: View {
    @State private var opened = "nothing"
    var body: some View {
        VStack {
            Link("Read", destination: URL(fileURLWithPath: "/book"))
            Text("Opened: \(opened)")
        }
        .environment(
            \.openURL,
            OpenURLAction { url in
                opened = url.lastPathComponent
                return .handled
            })
    }
}

private struct TapScreen: View {
    @State private var count = 0
    var body: some View {
        VStack {
            Text("Touch").onTapGesture { count += 1 }.accessibilityAddTraits(.isButton)
            Text("Touched \(count)")
        }
    }
}

private struct DisabledScreen: View {
    @State private var isLocked = false
    var body: some View {
        VStack {
            Button("Lock") { isLocked = true }
            Button("Use") {}.disabled(isLocked)
            Toggle("Switch", isOn: .constant(true)).disabled(isLocked)
        }
    }
}

private struct WordsScreen: View {
    var body: some View {
        VStack {
            Text("Heading").accessibilityAddTraits(.isHeader)
            Text("Spoken").accessibilityLabel("Said otherwise")
            Text("Silent").accessibilityHidden(true)
            Color.red.frame(width: 20, height: 20)
            HStack {
                Text("One")
                Text("Two")
            }
            .accessibilityElement(children: .combine)
            HStack { Text("Inside") }.accessibilityElement(children: .contain).accessibilityLabel("Group")
        }
    }
}
