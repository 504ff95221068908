import Foundation
import SwiftUICore

extension Behaviour {
    static let editing: [Behaviour] = [
        Behaviour("delete command", [.push("Ben"), .press(.deleteForward, at: "Ben")]) { DeletingScreen() },
        Behaviour(
            "move and exit commands",
            [.press(.leftArrow, at: "Board"), .press(.upArrow, at: "Board"), .press(.escape, at: "Board")]
        ) { BoardScreen() },
        Behaviour(
            "clipboard",
            [
                .pressWithControl("c", at: "From"), .pressWithControl("v", at: "To"), .push("Paste"),
                .pressWithControl("x", at: "Cut"), .push("Paste"),
            ]
        ) { ClipboardScreen() },
        Behaviour("share", [.choose("Copy", in: "Tell"), .push("Paste")]) { SharingScreen() },
    ]
}

private struct DeletingScreen: View {
    @State private var names = ["Ada", "Ben", "Cleo"]
    @State private var chosen: String?

    var body: some View {
        List(names, id: \.self, selection: $chosen) { Text($0) }
            .onDeleteCommand { names.removeAll { $0 == chosen } }
    }
}

private struct BoardScreen: View {
    @State private var words: [String] = []

    var body: some View {
        VStack {
            Button("Board") {}
                .onMoveCommand { words.append("\($0)") }
                .onExitCommand { words.append("exit") }
            Text("Moves: \(words.joined(separator: " "))")
        }
    }
}

private struct ClipboardScreen: View {
    @State private var items = ["one"]
    @State private var pasted: [String] = []

    var body: some View {
        VStack {
            Button("From") {}
                .copyable(["copied"])
            Button("Cut") {}
                .cuttable(for: String.self) {
                    defer { items = [] }
                    return items
                }
            Button("To") {}
                .pasteDestination(for: String.self) { pasted += $0 }
            PasteButton(payloadType: String.self) { pasted += $0.map { "\($0) by button" } }.labelStyle(.titleOnly)
            Text("Items: \(items.count), pasted: \(pasted.joined(separator: ", "))")
        }
    }
}

private struct SharingScreen: View {
    @State private var pasted = ""

    var body: some View {
        VStack {
            ShareLink(item: "news") { Text("Tell") }
            PasteButton(payloadType: String.self) { pasted = $0.joined() }.labelStyle(.titleOnly)
            Text("Pasted: \(pasted)")
        }
    }
}
