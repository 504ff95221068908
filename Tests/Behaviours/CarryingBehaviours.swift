import Foundation
import SwiftUICore
import UniformTypeIdentifiers

extension Behaviour {
    static let carrying: [Behaviour] = [
        Behaviour("drag and drop", [.drag("Card", to: "Box")]) { BoxScreen() },
        Behaviour("drag to where nothing is taken", [.drag("Card", to: "Wall")]) { BoxScreen() },
        Behaviour("button that is dragged", [.drag("Push", to: "Box"), .push("Push")]) { BoxScreen() },
        Behaviour("drop between rows", [.drag("New", to: "Pear")]) { InsertingScreen() },
        Behaviour("file", [.chooseFile(URL(fileURLWithPath: "/etc/os-release"), after: "Open…")]) { FileScreen() },
        Behaviour("file that is not chosen", [.giveUpFile(after: "Open…")]) { FileScreen() },
        Behaviour(
            "composition",
            [.compose(["´"], committing: "é", by: ["dead_acute", "e"], into: "Drink")]
        ) { CompositionScreen() },
    ]
}

private struct BoxScreen: View {
    @State private var items: [String] = []
    @State private var pushes = 0

    var body: some View {
        VStack(spacing: 20) {
            HStack(spacing: 20) {
                Color.blue.frame(width: 80, height: 60).accessibilityElement().accessibilityLabel("Card")
                    .draggable("card \(items.count)")
                Button("Push") { pushes += 1 }.draggable("button")
            }
            HStack(spacing: 20) {
                Color.green.frame(width: 120, height: 100).accessibilityElement().accessibilityLabel("Box")
                    .dropDestination(for: String.self) { items, _ in
                        self.items += items
                        return true
                    }
                Color.gray.frame(width: 120, height: 100).accessibilityElement().accessibilityLabel("Wall")
                    .dropDestination(for: Data.self) { _, _ in
                        items.append("data")
                        return true
                    }
            }
            Text("In the box: \(items.joined(separator: ", ")); pushed \(pushes)")
        }
    }
}

private struct InsertingScreen: View {
    @State private var names = ["Apple", "Pear"]

    var body: some View {
        VStack {
            Color.blue.frame(width: 80, height: 40).accessibilityElement().accessibilityLabel("New").draggable("Plum")
            List {
                ForEach(names, id: \.self) { Text($0) }
                    .dropDestination(for: String.self) { items, position in
                        names.insert(contentsOf: items, at: position)
                    }
            }
        }
    }
}

private struct FileScreen: View {
    @State private var isPresented = false
    @State private var name = "none"

    var body: some View {
        VStack {
            Button("Open…") { isPresented = true }
            Text("File: \(name)\(isPresented ? "?" : "")")
        }
        .fileImporter(isPresented: $isPresented, allowedContentTypes: [.item], allowsMultipleSelection: false) {
            name = (try? $0.get().first?.lastPathComponent) ?? "error"
        } onCancellation: {
            name = "given up"
        }
    }
}

private struct CompositionScreen: View {
    @State private var text = ""
    @State private var changes = 0

    var body: some View {
        VStack {
            TextField("Drink", text: $text)
            Text("“\(text)” after \(changes) changes")
        }
        .padding()
        .onChange(of: text) { changes += 1 }
    }
}
