#if GTK
    import Foundation
    import Testing
    import ViewTesting

    @testable import MartletGTK

    // issue 2 §7: the window's size is remembered; a read-only home does not keep the app from starting.
    @MainActor
    @Suite("Window sizes")
    struct WindowSizesTests {
        private let folder: TemporaryFolder
        private var file: URL { folder.file("state/windows.json") }

        init() throws { folder = try TemporaryFolder("windows") }

        @Test("A size is there again in the next run")
        func remembers() {
            let entry = WindowSizes.Entry(size: CGSize(width: 640, height: 480), isMaximized: true)
            WindowSizes(file: file)["main"] = entry
            #expect(WindowSizes(file: file)["main"] == entry)
            #expect(WindowSizes(file: file)["other"] == nil)
        }

        @Test("A damaged file and absurd sizes count as nothing")
        func damaged() throws {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data("{ not json".utf8).write(to: file)
            #expect(WindowSizes(file: file)["main"] == nil)
            try Data(#"{"main": {"width": -3, "height": 0, "isMaximized": false}}"#.utf8).write(to: file)
            #expect(WindowSizes(file: file)["main"] == nil)
        }

        @Test("A place that cannot be written costs nothing but the memory")
        func readOnly() {
            let sizes = WindowSizes(file: URL(fileURLWithPath: "/proc/nowhere/windows.json"))
            sizes["main"] = WindowSizes.Entry(size: CGSize(width: 300, height: 300), isMaximized: false)
            #expect(sizes["main"]?.width == 300)
        }
    }
#endif
