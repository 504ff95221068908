#if GTK
    import Foundation
    import Testing
    import WindowTesting

    /// An app of this package while it runs: its window is used by keyboard and mouse, found by the outline of its
    /// views, and read as assistive technology reads it.
    ///
    /// What is expected is waited for; an expectation that does not come to be is an issue where it was written.
    public struct AppWindow {
        /// What the app says of its views.
        public let outline: WindowOutline
        /// What assistive technology sees of everything on the app's bus.
        public let accessible: AccessibleTree
        private let session: ProgramSession
        private let display: VirtualDisplay

        /// Whether this machine has what such tests need.
        public static var isAvailable: Bool { VirtualDisplay.hasInput && SessionBus.isAvailable }

        /// How long anything may take, in seconds.
        private static let patience: TimeInterval = 20

        /// Starts an app by its name, in English. Its outline goes to a new file in the folder. The display and the bus
        /// can be those of an earlier run.
        public init(
            _ app: String, in folder: URL, display: VirtualDisplay, bus: SessionBus, environment: [String: String] = [:]
        ) throws {
            try self.init(
                ProgramSession.productsFolder.appendingPathComponent(app), in: folder, display: display, bus: bus,
                environment: environment)
        }

        /// Starts an app that was not built together with the tests.
        public init(
            _ program: URL, in folder: URL, display: VirtualDisplay, bus: SessionBus,
            environment: [String: String] = [:]
        ) throws {
            outline = WindowOutline(file: folder.appendingPathComponent("outline-\(UUID().uuidString)"))
            self.display = display
            var values = outline.environment
            values["LANGUAGE"] = "en"
            session = try ProgramSession(
                program, display: display, bus: bus, environment: values.merging(environment) { $1 })
            accessible = try AccessibleTree(bus)
        }

        // MARK: - Acting

        /// Clicks on the middle of the view that a line of the outline tells of, by how the line begins.
        public func click(
            _ line: String, button: Int = 1, sourceLocation: SourceLocation = #_sourceLocation
        ) throws {
            let middle = try #require(
                outline.waitForMiddle(of: line), "\(line) in \(outline.lines)", sourceLocation: sourceLocation)
            try display.input(
                "mousemove", "\(Int(middle.x + VirtualDisplay.windowBorder))",
                "\(Int(middle.y + VirtualDisplay.windowBorder))", "click", "\(button)")
        }

        /// Clicks on a point of a view: so much of its width and height from its left upper corner.
        public func click(
            _ line: String, at share: CGPoint, sourceLocation: SourceLocation = #_sourceLocation
        ) throws {
            let frame = try #require(
                outline.waitForFrame(of: line), "\(line) in \(outline.lines)", sourceLocation: sourceLocation)
            let x = Int(frame.minX + frame.width * share.x + VirtualDisplay.windowBorder)
            let y = Int(frame.minY + frame.height * share.y + VirtualDisplay.windowBorder)
            try display.input("mousemove", "\(x)", "\(y)", "click", "1")
        }

        /// Holds the pointer down on the middle of a view, moves it down by so many points, step by step, and lets it
        /// go.
        public func drag(
            _ line: String, down distance: Int, sourceLocation: SourceLocation = #_sourceLocation
        ) throws {
            let middle = try #require(
                outline.waitForMiddle(of: line), "\(line) in \(outline.lines)", sourceLocation: sourceLocation)
            let (x, y) = (Int(middle.x + VirtualDisplay.windowBorder), Int(middle.y + VirtualDisplay.windowBorder))
            try display.input("mousemove", "\(x)", "\(y)", "mousedown", "1")
            for step in 1...8 { try display.input("mousemove", "\(x)", "\(y + distance * step / 8)") }
            try display.input("mouseup", "1")
        }

        /// Types a text on the keyboard.
        public func type(_ text: String) throws { try display.input("type", text) }

        /// Presses keys one after the other, "Return" or "ctrl+a", as xdotool names them.
        public func press(_ keys: String...) throws {
            for key in keys { try display.input("key", key) }
        }

        /// Turns the wheel over the middle of a view, down by so many notches; up where they are negative.
        public func scroll(
            _ line: String, notches: Int, sourceLocation: SourceLocation = #_sourceLocation
        ) throws {
            let middle = try #require(
                outline.waitForMiddle(of: line), "\(line) in \(outline.lines)", sourceLocation: sourceLocation)
            try display.input(
                "mousemove", "\(Int(middle.x + VirtualDisplay.windowBorder))",
                "\(Int(middle.y + VirtualDisplay.windowBorder))", "click", "--repeat",
                "\(abs(notches))", notches < 0 ? "4" : "5")
        }

        // MARK: - The outline

        /// Waits for a line of the outline that begins so.
        public func expect(_ line: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
            try #require(
                outline.wait { $0.contains { $0.hasPrefix(line) } }, "\(line) in \(outline.lines)",
                sourceLocation: sourceLocation)
        }

        /// Waits until no line of the outline begins so.
        public func expectGone(_ line: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
            try #require(
                outline.wait { !$0.contains { $0.hasPrefix(line) } }, "\(line) in \(outline.lines)",
                sourceLocation: sourceLocation)
        }

        // MARK: - Assistive technology

        /// Waits until what assistive technology finds is as wanted, and returns it.
        @discardableResult
        public func expectAccessible(
            _ what: String, sourceLocation: SourceLocation = #_sourceLocation,
            where isWanted: ([AccessibleTree.Element]) -> Bool
        ) throws -> [AccessibleTree.Element] {
            let end = Date(timeIntervalSinceNow: Self.patience)
            while true {
                let found = try accessible.elements()
                if isWanted(found) { return found }
                if Date() > end {
                    let names = found.map { "\($0.role) \($0.name)" }
                    try #require(isWanted(found), "\(what), but there is \(names)", sourceLocation: sourceLocation)
                }
            }
        }

        /// Waits until assistive technology finds something of a role, as AT-SPI calls it, and a name; returns it.
        @discardableResult
        public func expectAccessible(
            _ role: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
        ) throws -> AccessibleTree.Element {
            let found = try expectAccessible("\(role) \(name)", sourceLocation: sourceLocation) {
                $0.contains { $0.role == role && $0.name == name }
            }
            return try #require(found.first { $0.role == role && $0.name == name }, sourceLocation: sourceLocation)
        }

        /// Waits until assistive technology finds nothing of a name: a window that was called so is gone from the
        /// screen, and takes no click any more.
        public func expectNothingAccessible(
            _ name: String, sourceLocation: SourceLocation = #_sourceLocation
        ) throws {
            try expectAccessible("nothing called \(name)", sourceLocation: sourceLocation) {
                !$0.contains { $0.name == name }
            }
        }

        /// Waits until assistive technology finds these rows of lists and no others.
        public func expectRows(_ rows: [String], sourceLocation: SourceLocation = #_sourceLocation) throws {
            try expectAccessible("the rows \(rows)", sourceLocation: sourceLocation) {
                $0.filter { $0.role == "list item" }.map(\.name) == rows
            }
        }

        /// Waits until something of a role and a name has the keyboard focus.
        public func expectFocused(
            _ role: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
        ) throws {
            try expectAccessible("the focus on \(role) \(name)", sourceLocation: sourceLocation) { [accessible] in
                $0.contains { $0.role == role && $0.name == name && accessible.isFocused($0) }
            }
        }

        // MARK: - Ending

        /// Ends the app as a crash would.
        public func kill() {
            session.kill()
            _ = session.waitForEnd()
        }

        /// Asks the app to end, and returns its status.
        public func end() -> Int32 {
            session.terminate()
            return session.waitForEnd()
        }
    }
#endif
