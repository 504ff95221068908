import SwiftUI

/// Sheets, alerts, dialogs, popovers.
struct PresentationPage: View {
    @State private var shown: Presented?
    @State private var isAlertShown = false
    @State private var isPromptShown = false
    @State private var isDialogShown = false
    @State private var isPopoverShown = false
    @State private var name = ""
    @State private var outcome = "Nothing yet"

    enum Presented: String, Identifiable {
        case form, note
        var id: Self { self }
    }

    var body: some View {
        VStack(spacing: 14) {
            Text(outcome)
            Button("Sheet with a Form") { shown = .form }
            Button("Sheet with a Note") { shown = .note }
            Button("Alert") { isAlertShown = true }
                .alert("Delete the file?", isPresented: $isAlertShown) {
                    Button("Delete", role: .destructive) { outcome = "Deleted" }
                    Button("Cancel", role: .cancel) { outcome = "Kept" }
                } message: {
                    Text("This cannot be undone.")
                }
            Button("Prompt") { isPromptShown = true }
                .alert("Rename", isPresented: $isPromptShown) {
                    TextField("Name", text: $name)
                    Button("Rename") { outcome = "Renamed to \(name)" }
                    Button("Cancel", role: .cancel) {}
                }
            Button("Confirmation Dialog") { isDialogShown = true }
                .confirmationDialog("What should become of it?", isPresented: $isDialogShown, titleVisibility: .visible)
            {
                Button("Archive") { outcome = "Archived" }
                Button("Move") { outcome = "Moved" }
                Button("Delete", role: .destructive) { outcome = "Deleted" }
            }
            Button("Popover") { isPopoverShown = true }
                .popover(isPresented: $isPopoverShown) {
                    VStack(spacing: 8) {
                        Text("A popover").font(.headline)
                        TextField("Name", text: $name).textFieldStyle(.roundedBorder)
                        Button("Done") { isPopoverShown = false }
                    }
                    .padding()
                    .frame(width: 220)
                }
        }
        .buttonStyle(.bordered)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .sheet(item: $shown, onDismiss: { outcome = "Dismissed" }) { presented in
            switch presented {
            case .form: SheetForm()
            case .note: SheetNote()
            }
        }
    }
}

/// A sheet that grows when more is asked for, and presents another one.
struct SheetForm: View {
    @Environment(\.dismiss) private var dismiss
    @State private var name = ""
    @State private var wantsMore = false
    @State private var isNested = false

    var body: some View {
        NavigationStack {
            Form {
                TextField("Name", text: $name)
                Toggle("More", isOn: $wantsMore)
                if wantsMore {
                    Section("More") {
                        ForEach(0..<4, id: \.self) { Text("Line \($0)") }
                    }
                }
                Button("Another Sheet") { isNested = true }
            }
            .navigationTitle("Sheet")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
                ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } }
            }
        }
        .sheet(isPresented: $isNested) { SheetNote() }
    }
}

/// A small sheet without bars.
struct SheetNote: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(spacing: 12) {
            Image(systemName: "info.circle").font(.largeTitle)
            Text("A note").font(.title2)
            Text("It is as large as what it says.").foregroundStyle(.secondary)
            Button("Close") { dismiss() }.buttonStyle(.borderedProminent).keyboardShortcut(.defaultAction)
        }
        .padding(24)
    }
}

/// Items at each place of the bars.
struct ToolbarPage: View {
    @State private var outcome = "Nothing pressed"
    @State private var isBold = false

    var body: some View {
        Text(outcome)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .toolbar {
                ToolbarItem(placement: .primaryAction) {
                    Button {
                        outcome = "Added"
                    } label: {
                        Label("Add", systemImage: "plus")
                    }
                }
                ToolbarItem(placement: .primaryAction) {
                    Menu {
                        Button("Share") { outcome = "Shared" }
                        Toggle("Bold", isOn: $isBold)
                    } label: {
                        Label("More", systemImage: "ellipsis.circle")
                    }
                }
                ToolbarItemGroup(placement: .bottomBar) {
                    Button("Left") { outcome = "Left" }
                    Spacer()
                    Button("Right") { outcome = "Right" }
                }
            }
    }
}

/// A list that is searched.
struct SearchPage: View {
    @State private var text = ""

    private var matches: [Fruit] {
        text.isEmpty ? Fruit.samples : Fruit.samples.filter { $0.name.localizedCaseInsensitiveContains(text) }
    }

    var body: some View {
        List(matches) { Text($0.name) }
            .searchable(text: $text, prompt: "Search fruit")
    }
}

/// What is drawn.
struct ShapePage: View {
    var body: some View {
        ScrollView {
            VStack(spacing: 16) {
                HStack(spacing: 16) {
                    Rectangle().fill(.red).frame(width: 60, height: 60)
                    Circle().fill(.blue.gradient).frame(width: 60, height: 60)
                    Capsule().stroke(.green, lineWidth: 4).frame(width: 90, height: 40)
                    RoundedRectangle(cornerRadius: 12).strokeBorder(
                        .orange, style: StrokeStyle(lineWidth: 3, dash: [8, 4])
                    )
                    .frame(width: 60, height: 60)
                }
                HStack(spacing: 16) {
                    Circle().fill(AngularGradient(colors: [.red, .yellow, .green, .blue, .red], center: .center))
                    Rectangle().fill(LinearGradient(colors: [.purple, .pink], startPoint: .top, endPoint: .bottom))
                    Rectangle().fill(
                        RadialGradient(colors: [.white, .blue], center: .center, startRadius: 0, endRadius: 40))
                    Circle().fill(.image(Image(systemName: "star"), scale: 1))
                }
                .frame(height: 70)
                HStack(spacing: 24) {
                    Text("Shadow").padding().background(Color.white, in: RoundedRectangle(cornerRadius: 8))
                        .shadow(radius: 4)
                    Text("Turned").padding().background(Color.yellow).rotationEffect(.degrees(12))
                    Text("Blurred").padding().background(Color.mint).blur(radius: 2)
                    Text("Faded").padding().background(Color.cyan).opacity(0.4)
                }
                .foregroundStyle(.black)
                HStack(spacing: 24) {
                    ForEach(["star", "heart.fill", "gear", "trash", "person.circle", "folder"], id: \.self) {
                        Image(systemName: $0).font(.title)
                    }
                }
            }
            .padding()
        }
    }
}
