import SwiftUI

/// Controls in styles that an app makes for itself, and what stands for a content that is still coming.
struct StylePage: View {
    @State private var count = 0
    @State private var name = ""
    @State private var isLoading = true

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                HStack {
                    Button("Pressed \(count) times") { count += 1 }
                    Button("Delete", role: .destructive) { count = 0 }
                    Button("Off") {}.disabled(true)
                }
                .buttonStyle(PillButtonStyle())
                HStack(spacing: 24) {
                    Label("Icon above", systemImage: "star").labelStyle(StackedLabelStyle())
                    Label("Title only", systemImage: "star").labelStyle(.titleOnly)
                    Label("Icon only", systemImage: "star").labelStyle(.iconOnly)
                    Label("Both", systemImage: "star").labelStyle(.titleAndIcon)
                }
                TextField("Underlined", text: $name).textFieldStyle(UnderlinedTextFieldStyle())
                TextField("Rounded", text: $name).textFieldStyle(.roundedBorder)
                TextField("Plain", text: $name).textFieldStyle(.plain)
                GroupBox("In a box") {
                    LabeledContent("Key", value: "Value")
                    LabeledContent("Another") { Text("Value").foregroundStyle(.blue) }
                }
                GroupBox {
                    Text("With a style of one’s own").frame(maxWidth: .infinity, alignment: .leading)
                } label: {
                    Label("A label", systemImage: "folder")
                }
                .groupBoxStyle(FramedGroupBoxStyle())
                Toggle("Still loading", isOn: $isLoading)
                HStack {
                    Image(systemName: "person.circle").font(.largeTitle)
                    VStack(alignment: .leading) {
                        Text("A name of a person").font(.headline)
                        Text("What the person wrote").foregroundStyle(.secondary)
                    }
                }
                .redacted(reason: isLoading ? .placeholder : [])
            }
            .padding()
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }
}

private struct PillButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(.horizontal, 16)
            .padding(.vertical, 8)
            .foregroundStyle(.white)
            .background(configuration.role == .destructive ? Color.red : Color.indigo, in: Capsule())
            .opacity(configuration.isPressed ? 0.6 : 1)
    }
}

private struct StackedLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 4) {
            configuration.icon
            configuration.title.font(.caption)
        }
    }
}

private struct UnderlinedTextFieldStyle: TextFieldStyle {
    // The protocol's requirement has this name on Apple's platforms too.
    // swift-format-ignore
    func _body(configuration: TextField<Self._Label>) -> some View {
        VStack(spacing: 4) {
            configuration
            Rectangle().fill(.tint).frame(height: 2)
        }
    }
}

private struct FramedGroupBoxStyle: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            configuration.label.foregroundStyle(.tint)
            configuration.content
        }
        .padding()
        .overlay(RoundedRectangle(cornerRadius: 12).stroke(Color.blue, lineWidth: 2))
    }
}
