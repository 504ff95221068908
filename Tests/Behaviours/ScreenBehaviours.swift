import Foundation
import SwiftUICore

extension Behaviour {
    static let screens: [Behaviour] = [
        Behaviour("navigation", [.push("Apple"), .goBack]) { NavigationScreens() },
        Behaviour("sheet", [.push("Show"), .push("Close")]) { SheetScreen() },
        Behaviour("alert", [.push("Ask"), .push("Yes")]) { AlertScreen() },
        Behaviour("alert that is cancelled", [.push("Ask"), .pressAnywhere(.escape)]) { AlertScreen() },
        Behaviour("confirmation dialog", [.push("Delete"), .push("For ever")]) { ConfirmationScreen() },
        Behaviour("alert with a field", [.push("Name"), .type("Ada", into: "First name"), .push("Save")]) {
            NameScreen()
        },
        Behaviour("popover", [.push("More"), .push("Choose")]) { PopoverScreen() },
        Behaviour("cover", [.push("Begin"), .push("End")]) { CoverScreen() },
        Behaviour("toolbar", [.push("Add"), .push("Clear")]) { ToolbarScreen() },
        Behaviour("search", [.type("pe", into: "Search")]) { SearchScreen() },
        Behaviour("columns", [.push("Pear"), .goBack]) { ColumnScreen() },
        Behaviour("tabs", [.push("Second"), .push("First")]) { TabScreen() },
    ]
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

private struct NameScreen: View {
    @State private var isShown = false
    @State private var name = ""
    @State private var saved = "nobody"
    var body: some View {
        VStack {
            Button("Name") { isShown = true }
            Text("Saved: \(saved)")
        }
        .alert("Who is it?", isPresented: $isShown) {
            TextField("First name", text: $name)
            Button("Save") { saved = name }
        }
    }
}

private struct PopoverScreen: View {
    @State private var isShown = false
    @State private var isChosen = false
    var body: some View {
        VStack {
            Button("More") { isShown = true }.popover(isPresented: $isShown) {
                Button("Choose") {
                    isChosen = true
                    isShown = false
                }
                .padding()
            }
            Text(isChosen ? "chosen" : "open")
        }
    }
}

private struct CoverScreen: View {
    @State private var isShown = false
    var body: some View {
        Button("Begin") { isShown = true }
            .fullScreenCover(isPresented: $isShown) { Button("End") { isShown = false } }
    }
}

private struct ToolbarScreen: View {
    @State private var count = 0
    var body: some View {
        NavigationStack {
            Text("Count \(count)")
                .navigationTitle("Numbers")
                .toolbar {
                    ToolbarItem(placement: .primaryAction) { Button("Add") { count += 1 } }
                    ToolbarItem(placement: .bottomBar) { Button("Clear", systemImage: "trash") { count = 0 } }
                }
        }
    }
}

private struct SearchScreen: View {
    @State private var words = ""
    var body: some View {
        NavigationStack {
            List(["Apple", "Pear", "Grape"].filter { words.isEmpty || $0.lowercased().contains(words) }, id: \.self) {
                Text($0)
            }
            .searchable(text: $words)
        }
    }
}

private struct ColumnScreen: View {
    @State private var chosen: String?
    var body: some View {
        NavigationSplitView {
            List(["Apple", "Pear"], id: \.self, selection: $chosen) { Text($0) }.navigationTitle("Fruit")
        } detail: {
            Text("About \(chosen ?? "nothing")")
        }
    }
}
