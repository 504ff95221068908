#if GTK
    import Foundation
    import Testing
    import WindowTesting

    @Suite("Menus in a window", .serialized, .enabled(if: VirtualDisplay.hasInput))
    struct MenuWindowTests {
        private func open(_ scenario: String = "menus", until line: String = "menus are there") throws -> ProbeSession {
            let session = try ProbeSession(scenario)
            #expect(session.wait(for: line))
            return session
        }

        private func frame(of text: String, in session: ProbeSession) throws -> CGRect {
            let line = try #require(session.printed.last { $0.contains(text) }, "\(session.printed)")
            let start = try #require(line.lastIndex(of: "["))
            let numbers = line[start...].split { !($0.isNumber || $0 == "." || $0 == "-") }.compactMap { Double($0) }
            try #require(numbers.count == 4)
            return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
                .offsetBy(dx: VirtualDisplay.windowBorder, dy: VirtualDisplay.windowBorder)
        }

        private func click(_ button: Int, on text: String, times: Int = 1, in session: ProbeSession) throws {
            let frame = try frame(of: text, in: session)
            try session.display?.input(
                "mousemove", "\(Int(frame.midX))", "\(Int(frame.midY))", "click", "--repeat", "\(times)", "--delay",
                "60", "\(button)")
        }

        /// Does something that opens a menu, and waits until it is there.
        private func opensMenu(in session: ProbeSession, _ action: () throws -> Void) throws {
            let display = try #require(session.display)
            let end = Date(timeIntervalSinceNow: 8)
            // What was open before has to be gone.
            while try display.windowCount() > 2, Date() < end { usleep(20_000) }
            let before = try display.windowCount()
            try action()
            while try display.windowCount() <= before, Date() < end { usleep(20_000) }
        }

        @Test("The keys of a command work while a field has the keyboard; F10 opens the primary menu")
        func primaryMenu() throws {
            let session = try open()
            try session.display?.input("key", "Tab", "Tab", "Tab", "x")
            try session.display?.input("key", "ctrl+r")
            #expect(session.wait(for: "refresh"), "\(session.printed)")
            try opensMenu(in: session) { try session.display?.input("key", "F10") }
            try session.display?.input("key", "Down", "Return")
            #expect(session.wait(for: "help"), "\(session.printed)")
        }

        @Test("A secondary click on a row opens the menu for it, and for all chosen rows if it is one of them")
        func selectionMenu() throws {
            let session = try open()
            try opensMenu(in: session) { try click(3, on: "text \"b\"", in: session) }
            try session.display?.input("key", "Return")
            #expect(session.wait(for: "delete b"), "\(session.printed)")
            try click(1, on: "text \"a\"", in: session)
            try session.display?.input("keydown", "ctrl")
            try click(1, on: "text \"c\"", in: session)
            try session.display?.input("keyup", "ctrl")
            try opensMenu(in: session) { try click(3, on: "text \"a\"", in: session) }
            try session.display?.input("key", "Return")
            #expect(session.wait(for: "delete ac"), "\(session.printed)")
        }

        @Test("A double click and Return do the primary action")
        func primaryAction() throws {
            let session = try open()
            try click(1, on: "text \"b\"", times: 2, in: session)
            #expect(session.wait(for: "open b"), "\(session.printed)")
            try session.display?.input("key", "Down", "Return")
            #expect(session.wait(for: "open c"), "\(session.printed)")
            #expect(session.printed.filter { $0.hasPrefix("open") } == ["open b", "open c"])
        }

        @Test("The title opens its menu; a menu whose line keeps it open takes a second choice")
        func titleAndStaying() throws {
            let session = try open()
            try opensMenu(in: session) { try click(1, on: "text \"Files\"", in: session) }
            try session.display?.input("key", "Return")
            #expect(session.wait(for: "rename"), "\(session.printed)")
            try opensMenu(in: session) { try click(1, on: "text \"Options\"", in: session) }
            try session.display?.input("key", "Return")
            #expect(session.wait(for: "more"), "\(session.printed)")
            // It is open, and the line takes the keyboard again when it has been drawn.
            let end = Date(timeIntervalSinceNow: 8)
            while session.printed.filter({ $0 == "more" }).count < 2, Date() < end {
                try session.display?.input("key", "Return")
                usleep(50_000)
            }
            #expect(session.printed.filter { $0 == "more" }.count > 1, "\(session.printed)")
            #expect(session.printed.filter { $0.hasPrefix("open") }.isEmpty)
        }

        @Test("Backspace in the empty search field takes the last token off, and a letter first")
        func searchTokens() throws {
            let session = try open("search-tokens", until: "search is there")
            try session.display?.input("key", "x")
            #expect(session.wait(for: "text is x"), "\(session.printed)")
            try session.display?.input("key", "BackSpace")
            #expect(session.wait(for: "text is "), "\(session.printed)")
            try session.display?.input("key", "BackSpace")
            #expect(session.wait(for: "tokens are red"), "\(session.printed)")
            try session.display?.input("key", "BackSpace")
            #expect(session.wait(for: "tokens are "), "\(session.printed)")
        }
    }
#endif
