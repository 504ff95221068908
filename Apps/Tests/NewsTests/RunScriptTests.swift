#if GTK
    import Foundation
    import NewsStories
    import Testing
    import WindowTesting

    /// Where `make run` has News read from. What is built and opened is stood in for: the test is about addresses.
    @Suite("make run")
    struct RunScriptTests {
        private static let repository = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()

        /// Runs the script with a News that prints the address it is given and what is served there; returns the output.
        private func run(live: String?) throws -> String {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("run-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            // The compiler's front end only says where programs are.
            try write(
                "#!/bin/sh\ncase \"$*\" in *--show-bin-path*) echo '\(folder.path)';; esac\n", to: "swift", in: folder)
            try write(
                """
                #!/bin/bash
                echo "address: ${NEWS_ADDRESS:-none}"
                [ -z "${NEWS_ADDRESS:-}" ] && exit
                authority=${NEWS_ADDRESS#http://}; authority=${authority%%/*}
                exec 3<>"/dev/tcp/${authority%:*}/${authority#*:}"
                printf 'GET /v0/newstories.json HTTP/1.0\\r\\n\\r\\n' >&3
                head -n 1 <&3
                """, to: "News", in: folder)
            try FileManager.default.createSymbolicLink(
                at: folder.appendingPathComponent("demo-server"),
                withDestinationURL: ProgramSession.productsFolder.appendingPathComponent("demo-server"))

            let process = Process()
            process.executableURL = Self.repository.appendingPathComponent("Scripts/run")
            var environment = ProcessInfo.processInfo.environment
            environment["PATH"] = folder.path + ":" + (environment["PATH"] ?? "/usr/bin:/bin")
            // There is a display, as far as the script is concerned.
            environment["WAYLAND_DISPLAY"] = "none"
            environment["NEWS_ADDRESS"] = nil
            environment["LIVE"] = live
            process.environment = environment
            let output = Pipe()
            process.standardOutput = output
            process.standardError = output
            try process.run()
            let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            #expect(process.terminationStatus == 0, "\(text)")
            return text
        }

        private func write(_ text: String, to name: String, in folder: URL) throws {
            let file = folder.appendingPathComponent(name)
            try Data(text.utf8).write(to: file)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
        }

        @Test("News reads from a server on this machine, which it says; there is no network needed")
        func demo() throws {
            let output = try run(live: nil)
            let address = try #require(output.firstMatch(of: #/address: (http://127\.0\.0\.1:\d+/v0/)/#))
            #expect(output.contains("News reads from a demo server at \(address.1)"))
            #expect(output.contains("200 OK"), "\(output)")
            // What the script gives is what the app takes.
            #expect(
                API.standardURL(arguments: ["News"], environment: ["NEWS_ADDRESS": String(address.1)]).absoluteString
                    == address.1)
        }

        @Test("with LIVE=1 no address is given, and then it is that of the real Hacker News")
        func live() throws {
            let output = try run(live: "1")
            #expect(output.contains("address: none") && !output.contains("demo server"), "\(output)")
            #expect(
                API.standardURL(arguments: ["News"], environment: [:]).absoluteString
                    == "https://hacker-news.firebaseio.com/v0/")
            #expect(API(baseURL: API.standardURL(arguments: ["News"], environment: [:])).baseURL == API.hackerNews)
        }
    }
#endif
