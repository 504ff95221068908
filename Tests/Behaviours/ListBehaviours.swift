import SwiftUICore

extension Behaviour {
    static let lists: [Behaviour] = [
        Behaviour("rows of a list", [.push("Pear"), .push("Add")]) { ListScreen() },
        Behaviour("row that is chosen", [.push("Pear"), .push("Apple")]) { ChoiceListScreen() },
        Behaviour("rows that are chosen", [.push("Pear"), .push("Plum")]) { SeveralListScreen() },
        Behaviour("row that is deleted", [.delete("Pear")]) { DeletingScreen() },
        Behaviour("list that is edited", [.push("Edit"), .push("Done")]) { DeletingScreen() },
        Behaviour("actions of a row", [.chooseFromMenu("Flag", of: "Pear")]) { SwipeScreen() },
        Behaviour("rows that open", [.push("Fruit"), .push("Fruit")]) { OpeningScreen() },
        Behaviour("controls in rows", [.push("Sound"), .increment("Count"), .choose("Blue", in: "Colour")]) {
            SettingsScreen()
        },
        Behaviour("views that scroll", [.push("Further")]) { ScrollScreen() },
    ]
}

private struct ListScreen: View {
    @State private var names = ["Apple", "Pear"]
    @State private var chosen = "nothing"
    var body: some View {
        List {
            Section("Fruit") {
                ForEach(names, id: \.self) { name in Button(name) { chosen = name } }
            }
            Section {
                Text("Chosen: \(chosen)")
                Button("Add") { names.append("Plum") }
            }
        }
    }
}

private struct ChoiceListScreen: View {
    @State private var chosen: String?
    var body: some View {
        VStack {
            List(["Apple", "Pear"], id: \.self, selection: $chosen) { Text($0) }
            Text("Chosen: \(chosen ?? "none")")
        }
    }
}

private struct SeveralListScreen: View {
    @State private var chosen: Set<String> = ["Apple"]
    var body: some View {
        VStack {
            List(["Apple", "Pear", "Plum"], id: \.self, selection: $chosen) { Text($0) }
            Text("Chosen: \(chosen.sorted().joined(separator: " and "))")
        }
    }
}

private struct DeletingScreen: View {
    @State private var names = ["Apple", "Pear"]
    var body: some View {
        VStack {
            EditButton()
            List {
                ForEach(names, id: \.self) { Text($0) }
                    .onDelete { names.remove(atOffsets: $0) }
                    .onMove { names.move(fromOffsets: $0, toOffset: $1) }
            }
        }
    }
}

private struct SwipeScreen: View {
    @State private var flagged = "none"
    var body: some View {
        List {
            ForEach(["Apple", "Pear"], id: \.self) { name in
                Text(name).swipeActions {
                    Button("Keep") {}
                    Button("Flag") { flagged = name }
                }
            }
            Text("Flagged: \(flagged)")
        }
    }
}

private struct OpeningScreen: View {
    var body: some View {
        List {
            DisclosureGroup("Fruit") {
                Text("Apple")
                Text("Pear")
            }
        }
    }
}

private struct SettingsScreen: View {
    @State private var isLoud = false
    @State private var count = 1
    @State private var colour = "Red"
    var body: some View {
        Form {
            Section {
                Toggle("Sound", isOn: $isLoud)
                Stepper("Count", value: $count, in: 0...5)
                Picker("Colour", selection: $colour) { ForEach(["Red", "Blue"], id: \.self) { Text($0) } }
                LabeledContent("Version", value: "3")
            } header: {
                Text("Settings")
            } footer: {
                Text("\(isLoud ? "loud" : "quiet"), \(count), \(colour)")
            }
        }
    }
}

private struct ScrollScreen: View {
    @State private var steps = 0
    var body: some View {
        ScrollView {
            VStack {
                Text("Steps \(steps)")
                Button("Further") { steps += 1 }
            }
        }
    }
}
