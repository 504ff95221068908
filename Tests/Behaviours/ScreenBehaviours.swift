import Foundation
import SwiftUICore

extension Behaviour {
    static let choices: [Behaviour] = [
        Behaviour("picker as a menu", [.choose("Green", in: "Colour")]) { PickerScreen(style: .menu) },
        Behaviour("picker as segments", [.choose("Blue", in: "Colour")]) { PickerScreen(style: .segmented) },
        Behaviour("menu", [.choose("Second", in: "More")]) { MenuScreen() },
        Behaviour("date picker", []) { DateScreen() },
    ]

    static let screens: [Behaviour] = [
        Behaviour("rows of a list", [.push("Pear"), .push("Add")]) { ListScreen() },
        Behaviour("navigation", [.push("Apple"), .goBack]) { NavigationScreens() },
        Behaviour("sheet", [.push("Show"), .push("Close")]) { SheetScreen() },
        Behaviour("alert", [.push("Ask"), .push("Yes")]) { AlertScreen() },
        Behaviour("alert that is cancelled", [.push("Ask"), .pressAnywhere(.escape)]) { AlertScreen() },
        Behaviour("confirmation dialog", [.push("Delete"), .push("For ever")]) { ConfirmationScreen() },
        Behaviour("tabs", [.push("Second"), .push("First")]) { TabScreen() },
    ]
}

private struct PickerScreen: View {
    enum Style { case menu, segmented }
    let style: Style
    @State private var colour = "Red"

    var body: some View {
        VStack {
            switch style {
            case .menu: picker.pickerStyle(.menu)
            case .segmented: picker.pickerStyle(.segmented)
            }
            Text("It is \(colour)")
        }
    }

    private var picker: some View {
        Picker("Colour", selection: $colour) { ForEach(["Red", "Green", "Blue"], id: \.self) { Text($0) } }
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

private struct DateScreen: View {
    @State private var date = Date(timeIntervalSince1970: 86_400 * 20)
    var body: some View { DatePicker("Day", selection: $date, displayedComponents: .date) }
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

private struct NavigationScreens: View {
    var body: some View {
        NavigationStack {
            List(["Apple", "Pear"], id: \.self) { name in NavigationLink(name, value: name) }
                .navigationTitle("Fruit")
                .navigationDestination(for: String.self) { Text("All about it").navigationTitle("The \($0)") }
        }
    }
}

private struct SheetScreen: View {
    @State private var isShown = false
    var body: some View {
        VStack {
            Button("Show") { isShown = true }
            Text(isShown ? "away" : "here")
        }
        .sheet(isPresented: $isShown) {
            VStack {
                Text("In the sheet")
                Button("Close") { isShown = false }
            }
            .padding()
        }
    }
}

private struct AlertScreen: View {
    @State private var isShown = false
    @State private var answer = "none"
    var body: some View {
        VStack {
            Button("Ask") { isShown = true }
            Text("Answer: \(answer)")
        }
        .alert("Really?", isPresented: $isShown) {
            Button("Yes") { answer = "yes" }
            Button("No", role: .cancel) { answer = "no" }
        } message: {
            Text("It cannot be undone.")
        }
    }
}

private struct ConfirmationScreen: View {
    @State private var isShown = false
    @State private var answer = "none"
    var body: some View {
        VStack {
            Button("Delete") { isShown = true }
            Text("Answer: \(answer)")
        }
        .confirmationDialog("Delete it?", isPresented: $isShown, titleVisibility: .visible) {
            Button("For ever", role: .destructive) { answer = "for ever" }
            Button("For now") { answer = "for now" }
        }
    }
}

private struct TabScreen: View {
    var body: some View {
        TabView {
            Text("One").tabItem { Text("First") }
            Text("Two").tabItem { Text("Second") }
        }
    }
}
