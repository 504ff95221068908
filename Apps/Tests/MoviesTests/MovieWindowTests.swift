#if GTK
    import Foundation
    import MovieStorage
    import Testing
    import WindowTesting

    /// The program itself, used by keyboard and mouse and read as assistive technology does.
    @Suite("The window of Movies", .enabled(if: VirtualDisplay.hasInput && SessionBus.isAvailable))
    struct MovieWindowTests {
        // issue 2 §10: add, edit, delete, restart, still there.
        @Test("movies are added, edited and deleted by keyboard and mouse, and are still there after a restart")
        func story() throws {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("movies-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: folder) }
            let database = folder.appendingPathComponent("movies.sqlite")
            let seeds = MovieStore(url: database)
            for (number, title) in ["Metropolis", "Zodiac"].enumerated() {
                let added = Date(timeIntervalSinceReferenceDate: Double(number))
                seeds.save(Movie(title: title, rating: .excellent, added: added))
            }
            let (display, bus) = (try VirtualDisplay(), try SessionBus())
            var window = try MoviesWindow(database, in: folder, display: display, bus: bus)
            try window.expectRows(["Zodiac, Excellent", "Metropolis, Excellent"])

            // Add: the button by mouse, the form by keyboard.
            try window.click("button flat label=\"Add Movie\"")
            try window.click("textField \"\" prompt=\"Title\"")
            try window.type("Alien")
            try window.expect("textField \"Alien\"")
            try window.press("Tab", "space")
            try window.press("Down", "Down", "Return")
            try window.expect("choice menu \"Poor\"")
            try window.press("shift+Tab", "Return")
            try window.expectRows(["Alien, Poor", "Zodiac, Excellent", "Metropolis, Excellent"])

            // Edit: a click on the row.
            try window.click("text \"Alien\"")
            try window.click("textField \"Alien\" prompt=\"Title\"")
            try window.press("ctrl+a")
            try window.type("Aliens")
            try window.expect("textField \"Aliens\"")
            try window.press("Return")
            try window.expectRows(["Aliens, Poor", "Zodiac, Excellent", "Metropolis, Excellent"])

            // Delete: the menu of the row.
            try window.click("text \"Zodiac\"", button: 3)
            try window.expectFocusedMenuItem("Edit")
            try window.press("Down", "Return")
            try window.expectRows(["Aliens, Poor", "Metropolis, Excellent"])

            #expect(window.end() == 0)
            window = try MoviesWindow(database, in: folder, display: display, bus: bus)
            try window.expectRows(["Aliens, Poor", "Metropolis, Excellent"])
            #expect(window.end() == 0)
            let titles = MovieStore(url: database).allMovies.map(\.title)
            #expect(titles == ["Metropolis", "Aliens"])
        }
    }

    /// The running program and its window.
    private struct MoviesWindow {
        private let session: ProgramSession
        private let outline: WindowOutline
        private let display: VirtualDisplay
        private let accessible: AccessibleTree

        /// Where the content of a window begins in its corner of the display: without a window manager GTK draws a
        /// plain border.
        private static let border = 5.0

        init(_ database: URL, in folder: URL, display: VirtualDisplay, bus: SessionBus) throws {
            outline = WindowOutline(file: folder.appendingPathComponent("outline-\(UUID().uuidString)"))
            self.display = display
            var environment = outline.environment
            environment["MOVIES_DATABASE"] = database.path
            environment["LANGUAGE"] = "en"
            session = try ProgramSession(
                ProgramSession.productsFolder.appendingPathComponent("Movies"), display: display, bus: bus,
                environment: environment)
            accessible = try AccessibleTree(bus)
        }

        /// Clicks on the middle of the view that a line of the outline tells of.
        func click(_ line: String, button: Int = 1) throws {
            let middle = try #require(outline.waitForMiddle(of: line), "\(line) in \(outline.lines)")
            try display.input(
                "mousemove", "\(Int(middle.x + Self.border))", "\(Int(middle.y + Self.border))", "click", "\(button)")
        }

        func type(_ text: String) throws { try display.input("type", text) }

        func press(_ keys: String...) throws {
            for key in keys { try display.input("key", key) }
        }

        /// Waits for a line of the outline that begins so.
        func expect(_ line: String) throws {
            _ = try #require(outline.waitForMiddle(of: line), "\(line) in \(outline.lines)")
        }

        /// Waits until assistive technology finds these rows and no others.
        func expectRows(_ expected: [String]) throws {
            var rows: [String] = []
            let end = Date(timeIntervalSinceNow: 20)
            repeat {
                rows = try accessible.elements().filter { $0.role == "list item" }.map(\.name)
                if rows == expected { return }
            } while Date() < end
            #expect(rows == expected, "\(outline.lines)")
        }

        /// Waits until assistive technology finds a line of a menu that has the keyboard focus.
        func expectFocusedMenuItem(_ name: String) throws {
            let elements = try accessible.elements {
                $0.role == "menu item" && $0.name == name && accessible.isFocused($0)
            }
            let found = elements.map { "\($0.role) \($0.name)\(accessible.isFocused($0) ? " focused" : "")" }
            #expect(found.contains("menu item \(name) focused"), "\(found)")
        }

        /// Asks the program to end, and returns its status.
        func end() -> Int32 {
            session.terminate()
            return session.waitForEnd()
        }
    }
#endif
