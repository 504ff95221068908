import SwiftUICore

extension Behaviour {
    static let choices: [Behaviour] = [
        Behaviour("picker as a menu", [.choose("Green", in: "Colour")]) { PickerScreen(style: .menu) },
        Behaviour("picker as segments", [.choose("Blue", in: "Colour")]) { PickerScreen(style: .segmented) },
        Behaviour("picker as a palette", [.choose("Blue", in: "Colour")]) { PickerScreen(style: .palette) },
        Behaviour("picker as a wheel", [.choose("Green", in: "Colour")]) { PickerScreen(style: .wheel) },
        Behaviour("picker as a radio group", [.choose("Green", in: "Colour"), .choose("Red", in: "Colour")]) {
            PickerScreen(style: .radioGroup)
        },
        Behaviour("picker as rows", [.push("Large"), .push("Small")]) { RowPickerScreen() },
        Behaviour("picker on a screen of its own", [.push("Size, Small"), .push("Large")]) { LinkPickerScreen() },
        Behaviour("menu", [.choose("Second", in: "More")]) { MenuScreen() },
        Behaviour("menu of several kinds", [.choose("Bold", in: "Format"), .choose("Bold", in: "Format")]) {
            FormatScreen()
        },
        Behaviour("menu of a view", [.chooseFromMenu("Copy", of: "Words")]) { ContextMenuScreen() },
    ]
}

private struct PickerScreen: View {
    enum Style { case menu, segmented, palette, wheel, radioGroup }
    let style: Style
    @State private var colour = "Red"

    var body: some View {
        VStack {
            switch style {
            case .menu: picker.pickerStyle(.menu)
            case .segmented: picker.pickerStyle(.segmented)
            case .palette: picker.pickerStyle(.palette)
            case .wheel: picker.pickerStyle(.wheel)
            case .radioGroup: picker.pickerStyle(.radioGroup)
            }
            Text("It is \(colour)")
        }
    }

    private var picker: some View {
        Picker("Colour", selection: $colour) { ForEach(["Red", "Green", "Blue"], id: \.self) { Text($0) } }
    }
}

private struct RowPickerScreen: View {
    @State private var size = "Small"
    var body: some View {
        Form {
            Picker("Size", selection: $size) {
                Text("Small").tag("Small")
                Text("Large").tag("Large")
            }
            .pickerStyle(.inline)
            Text("It is \(size)")
        }
    }
}

private struct LinkPickerScreen: View {
    @State private var size = "Small"
    var body: some View {
        NavigationStack {
            Form {
                Picker("Size", selection: $size) {
                    Text("Small").tag("Small")
                    Text("Large").tag("Large")
                }
                .pickerStyle(.navigationLink)
                Text("It is \(size)")
            }
        }
    }
}

private struct MenuScreen: View {
    @State private var last = "none"
    var body: some View {
        VStack {
            Menu("More") {
                Button("First") { last = "first" }
                Button("Second") { last = "second" }
            }
            Text("Last: \(last)")
        }
    }
}

private struct FormatScreen: View {
    @State private var isBold = false
    @State private var size = 1
    var body: some View {
        VStack {
            Menu("Format") {
                Toggle("Bold", isOn: $isBold)
                Divider()
                Menu("More") { Button("Large") { size = 2 } }
                Button("Never") {}.disabled(true)
            }
            Text(isBold ? "bold" : "thin")
        }
    }
}

private struct ContextMenuScreen: View {
    @State private var copied = 0
    var body: some View {
        List {
            Text("Words").contextMenu {
                Button("Cut") {}
                Button("Copy") { copied += 1 }
            }
            Text("Copied \(copied)")
        }
    }
}
