#if GTK
    import DemoServer
    import Foundation
    import TenantStorage
    import Testing
    import WindowTesting

    /// The program itself against the demo server, used by keyboard and mouse and read as assistive technology does.
    @Suite("The window of TenantPicker", .enabled(if: VirtualDisplay.hasInput && SessionBus.isAvailable))
    struct TenantWindowTests {
        @Test("sign in, choose, kill, find the choice again, go offline, sign out")
        func story() throws {
            let folder = try ScratchFolder()
            let server = try DemoServer()
            server.mount(TenancyAPI(), at: "/tenancy")
            let (display, bus) = (try VirtualDisplay(), try SessionBus())
            var window = try TenantWindow(server, in: folder, display: display, bus: bus)

            // Sign in by keyboard: the user name has the focus, Return goes on.
            try window.signIn()
            try window.expect("text \"Select tenant\"")

            // Choose by mouse.
            try window.openPicker()
            try window.expectAccessible("button", "Pier 9 Boston")
            try window.expectAccessible("button", "Harbour House Hamburg")
            try window.click("text \"Pier 9 Boston\"")
            try window.expectGone("window \"Tenants\"")
            try window.expectAccessible("label", "America/New_York")
            try window.expect("text \"Pier 9 Boston\"")

            // The choice is stored when it is shown: it survives a kill.
            window.kill()
            window = try TenantWindow(server, in: folder, display: display, bus: bus)
            try window.signIn()
            try window.expect("text \"Pier 9 Boston\"")

            // Offline the picker says so, and Escape is Back.
            server.goOffline()
            try window.openPicker()
            try window.expect("text \"The server cannot be reached. These are the tenants of ")
            try window.press("Escape")
            try window.expectGone("window \"Tenants\"")
            try window.expectNothingAccessible("Tenants")
            try window.expect("text \"Pier 9 Boston\"")
            try server.goOnline()

            try window.click("text \"Sign Out\"")
            try window.expect("textField \"\" prompt=\"User\"")
            #expect(window.end() == 0)
            #expect(try TenantDatabase(url: folder.database).choice(of: "u1") == nil)
        }
    }

    /// The running program and its window.
    private struct TenantWindow {
        private let session: ProgramSession
        private let outline: WindowOutline
        private let display: VirtualDisplay
        private let accessible: AccessibleTree

        /// Where the content of a window begins in its corner of the display: without a window manager GTK draws a
        /// plain border.
        private static let border = 5.0

        init(_ server: DemoServer, in folder: ScratchFolder, display: VirtualDisplay, bus: SessionBus) throws {
            outline = WindowOutline(file: folder.url.appendingPathComponent("outline-\(UUID().uuidString)"))
            self.display = display
            var environment = outline.environment
            environment["TENANTS_URL"] = server.address.appendingPathComponent("tenancy").absoluteString
            environment["TENANTS_DATABASE"] = folder.database.path
            environment["TENANTS_KEYRING"] = "off"
            environment["LANGUAGE"] = "en"
            session = try ProgramSession(
                ProgramSession.productsFolder.appendingPathComponent("TenantPicker"), display: display, bus: bus,
                environment: environment)
            accessible = try AccessibleTree(bus)
        }

        func signIn() throws {
            try click("textField \"\" prompt=\"User\"")
            try type("anna")
            try expect("textField \"anna\" prompt=\"User\"")
            try press("Return")
            try type("open sesame")
            try expect("secureField \"•••••••••••\"")
            try press("Return")
        }

        func openPicker() throws {
            try click("text \"Tenant\"")
            try expect("text \"Pier 9 Boston\"")
        }

        /// Clicks on the middle of the view that a line of the outline tells of.
        func click(_ line: String) throws {
            let middle = try #require(outline.waitForMiddle(of: line), "\(line) in \(outline.lines)")
            try display.input(
                "mousemove", "\(Int(middle.x + Self.border))", "\(Int(middle.y + Self.border))", "click", "1")
        }

        func type(_ text: String) throws { try display.input("type", text) }

        func press(_ key: String) throws { try display.input("key", key) }

        /// Waits for a line of the outline that begins so.
        func expect(_ line: String) throws {
            _ = try #require(outline.waitForMiddle(of: line), "\(line) in \(outline.lines)")
        }

        /// Waits until no line of the outline begins so.
        func expectGone(_ line: String) throws {
            #expect(outline.wait { !$0.contains { $0.hasPrefix(line) } }, "\(outline.lines)")
        }

        /// Waits until assistive technology finds something.
        func expectAccessible(_ role: String, _ name: String) throws {
            let found = try accessible.elements { $0.role == role && $0.name == name }
            #expect(
                found.contains { $0.role == role && $0.name == name }, "\(found.map { "\($0.role) \($0.name)" })")
        }

        /// Waits until assistive technology finds nothing of a name: the window that was called so is gone from the
        /// screen, and takes no click any more.
        func expectNothingAccessible(_ name: String) throws {
            let end = Date(timeIntervalSinceNow: 20)
            while try accessible.elements().contains(where: { $0.name == name }) {
                try #require(Date() < end, "\(name) is still there")
            }
        }

        func kill() {
            session.kill()
            _ = session.waitForEnd()
        }

        /// Asks the program to end, and returns its status.
        func end() -> Int32 {
            session.terminate()
            return session.waitForEnd()
        }
    }
#endif
