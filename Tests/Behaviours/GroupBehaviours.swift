import SwiftUICore

extension Behaviour {
    static let groups: [Behaviour] = [
        Behaviour("group box", [.push("Inside")]) { GroupBoxScreen() },
        Behaviour("control group", [.push("Left"), .push("Right")]) { ControlGroupScreen() },
        Behaviour("labels", []) { LabelScreen() },
        Behaviour("nothing to show", [.push("Refresh")]) { UnavailableScreen() },
        Behaviour("grid", [.push("Two")]) { GridScreen() },
    ]
}

private struct GroupBoxScreen: View {
    @State private var isOn = false
    var body: some View {
        GroupBox("Box") {
            Toggle("Inside", isOn: $isOn)
            Text(isOn ? "on" : "off")
        }
    }
}

private struct ControlGroupScreen: View {
    @State private var side = "none"
    var body: some View {
        VStack {
            ControlGroup {
                Button("Left") { side = "left" }
                Button("Right") { side = "right" }
            }
            Text("Side: \(side)")
        }
    }
}

private struct LabelScreen: View {
    var body: some View {
        VStack {
            Label("Favourite", systemImage: "star")
            Label("Only a picture", systemImage: "heart").labelStyle(.iconOnly)
            LabeledContent("Version", value: "3")
            Divider()
        }
    }
}

private struct UnavailableScreen: View {
    @State private var count = 0
    var body: some View {
        ContentUnavailableView {
            Label("No mail", systemImage: "tray")
        } description: {
            Text("Asked \(count) times")
        } actions: {
            Button("Refresh") { count += 1 }
        }
    }
}

private struct GridScreen: View {
    @State private var last = 0
    var body: some View {
        VStack {
            Grid {
                GridRow {
                    Button("One") { last = 1 }
                    Button("Two") { last = 2 }
                }
                GridRow { Text("Last: \(last)") }
            }
            LazyVGrid(columns: [GridItem(), GridItem()]) {
                Text("Left")
                Text("Right")
            }
        }
    }
}
