import Foundation
import SwiftUICore

extension Behaviour {
    static let editing: [Behaviour] = [
        Behaviour("delete command", [.push("Ben"), .press(.deleteForward, at: "Ben")]) { DeletingScreen() },
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
