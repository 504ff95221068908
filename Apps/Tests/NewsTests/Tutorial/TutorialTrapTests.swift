#if GTK
    import Foundation
    import Testing
    import WindowTesting

    /// What real SwiftUI does not compile must not compile here either: code that is written here has to run there.
    @Suite("What must not compile")
    struct TutorialTrapTests {
        private static let repository = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()

        /// What the compiler says of a view with these members.
        private func errors(_ members: String) throws -> [String] {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("trap-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let source = folder.appendingPathComponent("Trap.swift")
            try Data("import SwiftUI\nstruct Trap: View {\n\(members)\n}\n".utf8).write(to: source)
            let products = ProgramSession.productsFolder
            let arguments = [
                "-typecheck", "-swift-version", "5", "-I", products.appendingPathComponent("Modules").path,
            ]
            let libraries = try output("/usr/bin/pkg-config", ["--cflags-only-I", "libadwaita-1", "cairo", "libcmark"])
            let text = try output(
                "/usr/bin/env",
                ["swiftc"] + arguments + moduleMaps(in: products).flatMap { ["-Xcc", "-fmodule-map-file=\($0.path)"] }
                    + libraries.split(whereSeparator: \.isWhitespace).map(String.init) + [source.path])
            return text.split(separator: "\n").filter { $0.contains("Trap.swift") && $0.contains(" error: ") }
                .map(String.init)
        }

        /// Those of the libraries in C: some are written by hand, others were made by the build.
        private func moduleMaps(in products: URL) throws -> [URL] {
            try [Self.repository.appendingPathComponent("Sources"), products].flatMap { folder in
                try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
                    .map { $0.appendingPathComponent("module.modulemap") }
                    .filter { FileManager.default.fileExists(atPath: $0.path) }
            }
        }

        private func output(_ program: String, _ arguments: [String]) throws -> String {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: program)
            process.arguments = arguments
            let pipe = Pipe()
            process.standardOutput = pipe
            process.standardError = pipe
            try process.run()
            let data = pipe.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            return String(decoding: data, as: UTF8.self)
        }

        // row 121
        @Test("resizable is a method of images: after padding there is none")
        func resizable() throws {
            #expect(try errors("var body: some View { Image(\"a\").resizable().padding(20) }").isEmpty)
            let found = try errors("var body: some View { Image(\"a\").padding(20).resizable() }")
            #expect(found.count == 1 && found[0].contains("has no member 'resizable'"), "\(found)")
        }

        // row 127
        @Test("an action cannot assign a plain stored property, only state")
        func assigning() throws {
            let body = "var body: some View { Button(\"a\") { self.flag = true } }"
            #expect(try errors("@State var flag = false\n" + body).isEmpty)
            let found = try errors("var flag = false\n" + body)
            #expect(found.count == 1 && found[0].contains("'self' is immutable"), "\(found)")
        }
    }
#endif
