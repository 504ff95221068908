import SwiftUICore

extension Behaviour {
    static let menus: [Behaviour] = [
        Behaviour("commands", [.command("Undo the Last", in: nil), .command("Refresh", in: "Stories")]) {
            CommandScreen()
        } commands: {
            CommandMenu("Stories") {
                SceneButton("Refresh")
                Divider()
                SceneButton("Mark All as Read")
            }
            CommandGroup(after: .undoRedo) { SceneButton("Undo the Last") }
        }
    ]
}

private enum DoneKey: FocusedValueKey { typealias Value = Binding<String> }

extension FocusedValues {
    fileprivate var done: Binding<String>? {
        get { self[DoneKey.self] }
        set { self[DoneKey.self] = newValue }
    }
}

private struct SceneButton: View {
    @FocusedBinding(\.done) private var done
    let title: String

    init(_ title: String) { self.title = title }

    var body: some View { Button(title) { done = title } }
}

private struct CommandScreen: View {
    @State private var done = "nothing"
    var body: some View { Text("Done: \(done)").focusedSceneValue(\.done, $done) }
}
