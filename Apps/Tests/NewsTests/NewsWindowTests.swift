#if GTK
    import AppTesting
    import DemoServer
    import Foundation
    import Testing
    import ViewTesting
    import WindowTesting

    /// The program itself against the demo server, used by keyboard and mouse and read as assistive technology does.
    @Suite("The window of News", .enabled(if: AppWindow.isAvailable))
    struct NewsWindowTests {
        private let server: DemoServer
        // It goes when the windows have gone, whose programs may still write into it.
        private let scratch: TemporaryFolder
        private var folder: URL { scratch.url }

        init() throws {
            scratch = try TemporaryFolder("news")
            server = try DemoServer()
            server.mount(HackerNewsAPI(items: try FixedStories.items()), at: "/v0")
        }

        private func open(
            _ display: VirtualDisplay, _ bus: SessionBus, environment: [String: String] = [:]
        ) throws -> AppWindow {
            let own = [
                "NEWS_ADDRESS": server.address.appendingPathComponent("v0").absoluteString,
                "NEWS_SETTINGS": folder.appendingPathComponent("settings").path,
            ]
            return try AppWindow(
                "News", in: folder, display: display, bus: bus, environment: own.merging(environment) { $1 })
        }

        // rows 130, 161–165, 178, 181, 182, 196, 201
        @Test("search, filter by keywords, put them in order, delete one, and find the others again after a kill")
        func filtering() throws {
            let (display, bus) = (try VirtualDisplay(), try SessionBus())
            var window = try open(display, bus)
            try window.expectAccessible("heading", "3 Stories")
            try window.expectAccessible("label", "Showing all stories")
            try window.expectAccessible("label", "Ask HN: Books on birdsong & maps?")

            // Search: each key counts.
            try window.click("textField \"\" prompt=\"Search titles\"")
            try window.type("garden")
            try window.expectAccessible("heading", "1 Story")
            try window.press("ctrl+a", "BackSpace")
            try window.expectAccessible("heading", "3 Stories")

            // Two keywords: the reader behind the sheet follows.
            try window.click("text \"Settings\"")
            try window.expectAccessible("heading", "Settings")
            try window.add("Garden")
            try window.expectAccessible("label", "Filter: garden")
            try window.expectAccessible("heading", "1 Story")
            try window.add("swift")
            try window.expectAccessible("label", "Filter: garden, swift")
            try window.expectAccessible("heading", "2 Stories")

            // Put in order and delete by key.
            try window.press(tabUntil: "list item", "garden")
            try window.press("alt+Down")
            try window.expectAccessible("label", "Filter: swift, garden")
            try window.expectFocused("list item", "garden")
            try window.press("Delete")
            try window.expectAccessible("label", "Filter: swift")
            try window.press("Escape")
            try window.expectGone("window \"Settings\"")
            try window.expectAccessible("heading", "1 Story")

            window.kill()
            window = try open(display, bus)
            try window.expectAccessible("label", "Filter: swift")
            try window.expectAccessible("heading", "1 Story")
            #expect(window.end() == 0)
        }

        // rows 175–179
        @Test("keywords are put in order by the pointer, edited by a click, and deleted in edit mode")
        func editing() throws {
            let window = try open(try VirtualDisplay(), try SessionBus())
            try window.expectAccessible("heading", "3 Stories")
            try window.click("text \"Settings\"")
            for keyword in ["garden", "swift", "maps"] { try window.add(keyword) }
            try window.expectAccessible("label", "Filter: garden, swift, maps")

            try window.click("text \"Edit\"")
            let rows = try ["garden", "swift", "maps"].map {
                try #require(window.outline.waitForMiddle(of: "text \"\($0)\"")).y
            }
            // A bit more than to the middle of the last one.
            try window.drag("text \"garden\"", down: Int(rows[2] - rows[0]) + 10)
            try window.expectAccessible("label", "Filter: swift, maps, garden")
            try window.click("image minus.circle.fill")
            try window.expectAccessible("label", "Filter: swift, maps")
            try window.click("text \"Done\"")

            try window.click("text \"maps\"")
            try window.expectAccessible("heading", "Edit Keyword")
            try window.expect("textField \"maps\" prompt=\"Keyword\"")
            try window.click("textField \"maps\" prompt=\"Keyword\"")
            try window.press("ctrl+a")
            try window.type("Birds")
            try window.click("text \"Save\"")
            try window.expectAccessible("label", "Filter: swift, birds")
            try window.press("Escape")
            try window.expectGone("window \"Settings\"")
            try window.expectAccessible("heading", "2 Stories")
            #expect(window.end() == 0)
        }

        // rows 147–151
        @Test("an unreachable server is an alert; Try Again after it came back shows the stories")
        func offline() throws {
            let window = try open(try VirtualDisplay(), try SessionBus())
            try window.expectAccessible("heading", "3 Stories")
            server.goOffline()
            try window.press("ctrl+r")
            try window.expectAccessible("heading", "Network error")
            try window.expectAccessible("label", "127.0.0.1 is unreachable.")
            // What was there is still there.
            try window.expectAccessible("label", "A quiet garden planner")
            try server.goOnline()
            let before = server.requestCount
            try window.click("text \"Try Again\"")
            try window.expectNothingAccessible("Network error")
            try window.expectAccessible("heading", "3 Stories")
            try window.expectGone("text \"Network error\"")
            #expect(server.requestCount >= before)
            #expect(window.end() == 0)
        }

        @Test("comments are nested on a screen of their own, fold away, and Back leads to the stories")
        func comments() throws {
            let window = try open(try VirtualDisplay(), try SessionBus())
            try window.click("text \"3 comments\"")
            try window.expectAccessible("heading", "Comments")
            try window.expectAccessible("label", "If n < 3 && m > 0, it never stops.")
            try window.expectAccessible("label", "Deleted")
            try window.press(tabUntil: "button", "Fold")
            try window.press("space")
            try window.expectAccessible("label", "1 answer")
            try window.expectNothingAccessible("If n < 3 && m > 0, it never stops.")
            try window.press("space")
            try window.expectAccessible("label", "If n < 3 && m > 0, it never stops.")
            try window.press("alt+Left")
            try window.expectAccessible("heading", "3 Stories")
            #expect(window.end() == 0)
        }

        @Test("links of stories and of comments open the desktop's browser, and say that they are links")
        func links() throws {
            let browser = try Browser(in: folder)
            let window = try open(try VirtualDisplay(), try SessionBus(), environment: browser.environment)
            try window.expectAccessible("link", "attic.example")
            try window.click("text \"attic.example\"")
            try browser.expect(["https://attic.example/sewing"])
            try window.click("text \"3 comments\"")
            // The link is what the comment ends with.
            try window.click("text \"It is quiet: see my notes.\"", at: CGPoint(x: 0.9, y: 0.5))
            try browser.expect(["https://attic.example/sewing", "https://notes.example/sewing"])
            #expect(window.end() == 0)
        }
    }

    /// A browser of the desktop that writes down what it is to open.
    private struct Browser {
        let environment: [String: String]
        private let log: URL

        init(in folder: URL) throws {
            let applications = folder.appendingPathComponent("data/applications")
            try FileManager.default.createDirectory(at: applications, withIntermediateDirectories: true)
            log = folder.appendingPathComponent("opened")
            let program = folder.appendingPathComponent("browser")
            try Data("#!/bin/sh\necho \"$1\" >>'\(log.path)'\n".utf8).write(to: program)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
            let entry =
                "[Desktop Entry]\nType=Application\nName=Browser\nExec=\(program.path) %u\n"
                + "MimeType=x-scheme-handler/https;\n"
            try Data(entry.utf8).write(to: applications.appendingPathComponent("browser.desktop"))
            try Data("[Default Applications]\nx-scheme-handler/https=browser.desktop\n".utf8)
                .write(to: applications.appendingPathComponent("mimeapps.list"))
            environment = [
                "XDG_DATA_HOME": folder.appendingPathComponent("data").path,
                "XDG_CONFIG_HOME": folder.appendingPathComponent("config").path,
            ]
        }

        func expect(_ addresses: [String], sourceLocation: SourceLocation = #_sourceLocation) throws {
            let end = Date(timeIntervalSinceNow: 20)
            while opened != addresses, Date() < end { usleep(10_000) }
            #expect(opened == addresses, sourceLocation: sourceLocation)
        }

        private var opened: [String] {
            ((try? String(contentsOf: log, encoding: .utf8)) ?? "").split(separator: "\n").map(String.init)
        }
    }

    extension AppWindow {
        /// Adds a keyword while the settings are shown.
        fileprivate func add(_ keyword: String) throws {
            try click("button flat label=\"Add Keyword\"")
            try click("textField \"\" prompt=\"Keyword\"")
            try type(keyword)
            try expect("textField \"\(keyword)\" prompt=\"Keyword\"")
            try press("Return")
            try expectGone("textField \"\(keyword)\" prompt=\"Keyword\"")
        }

        /// Presses Tab until something has the focus.
        fileprivate func press(tabUntil role: String, _ name: String) throws {
            for _ in 0..<20 {
                let found = try accessible.elements()
                if found.contains(where: { $0.role == role && $0.name == name && accessible.isFocused($0) }) { return }
                try press("Tab")
            }
            try expectFocused(role, name)
        }
    }
#endif
