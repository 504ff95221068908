#if GTK
    import AppTesting
    import DemoServer
    import Foundation
    import Testing
    import WindowTesting

    /// The program itself against the demo server, used by keyboard and mouse and read as assistive technology does.
    @Suite("The window of News", .enabled(if: AppWindow.isAvailable))
    struct NewsWindowTests {
        private let server: DemoServer
        private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("news-\(UUID().uuidString)")

        init() throws {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            server = try DemoServer()
            server.mount(HackerNewsAPI(items: try FixedStories.items()), at: "/v0")
        }

        private func open(_ display: VirtualDisplay, _ bus: SessionBus) throws -> AppWindow {
            try AppWindow(
                "News", in: folder, display: display, bus: bus,
                environment: [
                    "NEWS_ADDRESS": server.address.appendingPathComponent("v0").absoluteString,
                    "NEWS_SETTINGS": folder.appendingPathComponent("settings").path,
                ])
        }

        // rows 130, 161–165, 178, 181, 182, 196, 201
        @Test("search, filter by keywords, put them in order, delete one, and find the others again after a kill")
        func filtering() throws {
            defer { try? FileManager.default.removeItem(at: folder) }
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

        // rows 147–151
        @Test("an unreachable server is an alert; Try Again after it came back shows the stories")
        func offline() throws {
            defer { try? FileManager.default.removeItem(at: folder) }
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
            defer { try? FileManager.default.removeItem(at: folder) }
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
