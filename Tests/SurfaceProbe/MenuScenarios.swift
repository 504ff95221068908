#if GTK
    import Foundation
    import MartletGTK
    import SwiftUICore

    /// Menus of a program, of chosen rows and of buttons, and a search field with tokens.
    extension SurfaceScenario {
        static func menus(_ stage: Stage) {
            struct Files: View {
                @State private var chosen: Set<String> = []
                @State private var name = ""
                var body: some View {
                    NavigationStack {
                        VStack {
                            TextField("Name", text: $name)
                            List(["a", "b", "c"], id: \.self, selection: $chosen) { Text($0) }
                                .contextMenu(forSelectionType: String.self) { items in
                                    Button("Delete") { print("delete \(items.sorted().joined())") }
                                } primaryAction: { items in
                                    print("open \(items.sorted().joined())")
                                }
                        }
                        .navigationTitle("Files")
                        .toolbarTitleMenu { Button("Rename") { print("rename") } }
                        .toolbar {
                            Menu("Options") {
                                Button("More") { print("more") }.menuActionDismissBehavior(.disabled)
                            }
                        }
                    }
                }
            }
            let program = show(
                Files(), titled: "Files", size: CGSize(width: 500, height: 400), on: stage,
                commands: { host, scope in ProgramCommands(FileCommands(), host: host, scope: scope) })
            afterFrames(3, of: stage) {
                for line in program.host.outline.split(separator: "\n") { print(line) }
                print("menus are there")
            }
        }

        private struct FileCommands: Commands {
            var body: some Commands {
                CommandMenu("Stories") {
                    Button("Refresh") { print("refresh") }.keyboardShortcut("r")
                    Button("Share") { print("share") }
                }
                CommandGroup(after: .help) { Button("Help") { print("help") } }
            }
        }

        static func searchTokens(_ stage: Stage) {
            struct Token: Identifiable {
                let id: String
            }
            struct Searched: View {
                @State private var text = ""
                @State private var tokens = [Token(id: "red"), Token(id: "blue")]
                var body: some View {
                    Text("Content")
                        .searchable(text: $text, tokens: $tokens, isPresented: .constant(true)) { Text($0.id) }
                        .onChange(of: tokens.map(\.id)) { _, ids in
                            print("tokens are \(ids.joined(separator: " and "))")
                        }
                        .onChange(of: text) { _, text in print("text is \(text)") }
                }
            }
            show(Searched(), titled: "Search", size: CGSize(width: 500, height: 300), on: stage)
            afterFrames(3, of: stage) { print("search is there") }
        }
    }
#endif
