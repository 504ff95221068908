#if GTK
    import CGTK
    import Foundation

    /// The sizes that windows had when they were closed, kept in the person's state folder.
    @MainActor
    final class WindowSizes {
        static let shared = WindowSizes(file: WindowSizes.defaultFile)

        struct Entry: Codable, Equatable {
            var width: Double
            var height: Double
            var isMaximized: Bool

            init(size: CGSize, isMaximized: Bool) {
                (width, height, self.isMaximized) = (size.width, size.height, isMaximized)
            }

            var size: CGSize { CGSize(width: width, height: height) }

            /// Whether a window of that size can be shown; a damaged file must not open windows of no size.
            var isUsable: Bool { width >= 100 && height >= 100 && width <= 20000 && height <= 20000 }
        }

        private let file: URL
        private lazy var entries = load()

        init(file: URL) {
            self.file = file
        }

        subscript(name: String) -> Entry? {
            get { entries[name].flatMap { $0.isUsable ? $0 : nil } }
            set {
                guard entries[name] != newValue else { return }
                entries[name] = newValue
                save()
            }
        }

        private static var defaultFile: URL {
            let folder = String(gtk: g_get_user_state_dir())
            let program = String(gtk: g_get_prgname())
            return URL(fileURLWithPath: folder).appendingPathComponent(program).appendingPathComponent("windows.json")
        }

        private func load() -> [String: Entry] {
            guard let data = try? Data(contentsOf: file) else { return [:] }
            return (try? JSONDecoder().decode([String: Entry].self, from: data)) ?? [:]
        }

        /// A home that cannot be written costs the memory of sizes and nothing else.
        private func save() {
            let folder = file.deletingLastPathComponent()
            try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try? JSONEncoder().encode(entries).write(to: file, options: .atomic)
        }
    }
#endif
