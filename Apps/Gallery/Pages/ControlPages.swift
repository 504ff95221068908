import SwiftUI

/// A form with a row of each kind.
struct FormPage: View {
    @State private var name = ""
    @State private var password = "secret"
    @State private var isOn = true
    @State private var amount = 3
    @State private var volume = 0.4
    @State private var date = Date(timeIntervalSinceReferenceDate: 0)
    @State private var size = "Medium"
    @State private var notes = "Several\nlines"

    var body: some View {
        Form {
            Section("Person") {
                TextField("Name", text: $name)
                SecureField("Password", text: $password)
                LabeledContent("Member since", value: "2021")
            }
            Section {
                Toggle("Notifications", isOn: $isOn)
                Stepper("Amount: \(amount)", value: $amount, in: 0...10)
                Slider(value: $volume) { Text("Volume") }
                DatePicker("Date", selection: $date, displayedComponents: .date)
                Picker("Size", selection: $size) {
                    ForEach(["Small", "Medium", "Large"], id: \.self) { Text($0) }
                }
                ProgressView("Progress", value: 0.6)
            } header: {
                Text("Values")
            } footer: {
                Text("A footer.")
            }
            Section("Notes") { TextEditor(text: $notes).frame(minHeight: 60) }
            Section {
                Button("Do It") {}
                Button("Delete", role: .destructive) {}
                Button("Not Now") {}.disabled(true)
            }
        }
    }
}

/// One choice in each style of picker.
struct PickerPage: View {
    @State private var choice = "Medium"

    var body: some View {
        Form {
            Section("Menu") { picker.pickerStyle(.menu) }
            Section("Inline") { picker.pickerStyle(.inline) }
            Section("Segmented") { picker.pickerStyle(.segmented) }
            Section("Navigation link") { picker.pickerStyle(.navigationLink) }
        }
    }

    private var picker: some View {
        Picker("Size", selection: $choice) {
            ForEach(["Small", "Medium", "Large"], id: \.self) { Text($0) }
        }
    }
}

/// Buttons, menus, toggles of each style.
struct ButtonPage: View {
    @State private var isOn = true
    @State private var count = 0

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                Text("Pressed \(count) times")
                HStack {
                    Button("Automatic") { count += 1 }
                    Button("Bordered") { count += 1 }.buttonStyle(.bordered)
                    Button("Prominent") { count += 1 }.buttonStyle(.borderedProminent)
                    Button("Plain") { count += 1 }.buttonStyle(.plain)
                    Button("Borderless") { count += 1 }.buttonStyle(.borderless)
                }
                HStack {
                    Button("Delete", role: .destructive) { count += 1 }.buttonStyle(.bordered)
                    Button("Delete", role: .destructive) { count += 1 }.buttonStyle(.borderedProminent)
                    Button("Disabled") { count += 1 }.buttonStyle(.bordered).disabled(true)
                    Button {
                        count += 1
                    } label: {
                        Label("Icon", systemImage: "star")
                    }.buttonStyle(.bordered)
                    Button {
                        count += 1
                    } label: {
                        Image(systemName: "plus")
                    }.buttonStyle(.bordered)
                }
                HStack {
                    Menu("Menu") {
                        Button("One") { count += 1 }
                        Button("Two", systemImage: "star") { count += 1 }
                        Divider()
                        Menu("More") { Button("Three") { count += 1 } }
                        Toggle("On", isOn: $isOn)
                        Button("Delete", role: .destructive) { count += 1 }
                    }
                    ControlGroup {
                        Button("Left") { count += 1 }
                        Button("Right") { count += 1 }
                    }
                }
                Toggle("Automatic", isOn: $isOn)
                Toggle("Switch", isOn: $isOn).toggleStyle(.switch)
                Toggle("Button", isOn: $isOn).toggleStyle(.button)
                GroupBox("Group") { Text("In a box").frame(maxWidth: .infinity, alignment: .leading) }
                HStack {
                    ProgressView()
                    HandDrawnBar()
                }
                Text("A view that hears of taps")
                    .padding(8)
                    .background(Color.blue.opacity(0.2))
                    .contentShape(Capsule())
                    .onTapGesture { count += 1 }
                    .accessibilityAddTraits(.isButton)
            }
            .padding()
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }
}

/// A bar that is drawn by hand.
struct HandDrawnBar: View {
    var body: some View {
        Capsule().fill(Color.gray.opacity(0.3))
            .overlay(alignment: .leading) { Capsule().fill(Color.green).frame(width: 60) }
            .frame(width: 120, height: 8)
    }
}

/// Texts of each style.
struct TextPage: View {
    @State private var entry = ""

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 10) {
                Text("Large Title").font(.largeTitle)
                Text("Title").font(.title)
                Text("Headline").font(.headline)
                Text("Body, **bold**, *italic*, ~~struck~~, `code` and [a link](https://example.org)")
                Text("Caption").font(.caption).foregroundStyle(.secondary)
                Text("With \(Image(systemName: "star.fill")) a star and \(Image(systemName: "heart")) a heart")
                Text("One line that is too long for the room that it has, so that it ends in three dots")
                    .lineLimit(1)
                    .frame(width: 260, alignment: .leading)
                Text("שלום עולם").frame(width: 260, alignment: .leading).border(Color.gray)
                Text("Several lines, centred in the room that they have, which is not as wide as the window")
                    .multilineTextAlignment(.center)
                    .frame(width: 260)
                    .border(Color.gray)
                Text("Selectable").textSelection(.enabled)
                TextField("A field", text: $entry).textFieldStyle(.roundedBorder)
                TextField("Plain field", text: $entry)
                SecureField("Password", text: $entry).textFieldStyle(.roundedBorder)
            }
            .padding()
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }
}
