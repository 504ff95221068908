#if GTK
    import Foundation
    import MartletGTK
    import SwiftUICore

    extension SurfaceScenario {
        /// Shows a view of the real engine in a window and keeps the program.
        @discardableResult
        static func show<V: View>(
            _ view: V, titled title: String, size: CGSize, on stage: Stage,
            commands: ((ViewHost, IdentityScope) -> ProgramCommands)? = nil
        ) -> AppHost {
            let program = AppHost(host: ViewHost(surface: stage.surface))
            keep.append(program)
            if let commands { program.makeCommands(commands) }
            var window = WindowContent()
            window.title = title
            window.initialSize = size
            program.openWindow(view, window)
            program.onLastWindowClosed = { GTKProgram.quit() }
            GTKProgram.onTermination { program.closeAll() }
            program.host.flush()
            print("ready")
            return program
        }

        private static var keep: [AppHost] = []

        /// A list below a title, with items in the bar, screens to push and a sheet.
        static func navigation(_ stage: Stage) {
            show(Library(), titled: "Library", size: CGSize(width: 420, height: 560), on: stage)
        }
    }

    private struct Library: View {
        @State private var isAdding = false

        var body: some View {
            NavigationStack {
                List {
                    ForEach(0..<12) { number in
                        NavigationLink("Book \(number)") {
                            Text("All about book \(number)").navigationTitle("Book \(number)")
                        }
                    }
                }
                .navigationTitle("Library")
                .toolbar {
                    ToolbarItem(placement: .primaryAction) {
                        Button {
                            print("add")
                            isAdding = true
                        } label: {
                            Image(systemName: "plus")
                        }
                    }
                }
                .sheet(isPresented: $isAdding) {
                    NavigationStack {
                        Text("A new book")
                            .navigationTitle("Add")
                            .toolbar {
                                ToolbarItem(placement: .cancellationAction) { Button("Cancel") { isAdding = false } }
                                ToolbarItem(placement: .confirmationAction) { Button("Save") { isAdding = false } }
                            }
                    }
                }
            }
        }
    }
#endif
