#if GTK
    import AppTesting
    import DemoServer
    import Foundation
    import TenantStorage
    import Testing
    import WindowTesting

    /// The program itself against the demo server, used by keyboard and mouse and read as assistive technology does.
    @Suite("The window of TenantPicker", .enabled(if: AppWindow.isAvailable))
    struct TenantWindowTests {
        @Test("sign in, choose, kill, find the choice again, go offline, sign out")
        func story() throws {
            let folder = try ScratchFolder()
            let server = try DemoServer()
            server.mount(TenancyAPI(), at: "/tenancy")
            let (display, bus) = (try VirtualDisplay(), try SessionBus())
            var window = try AppWindow.tenants(server, in: folder, display: display, bus: bus)

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
            window = try AppWindow.tenants(server, in: folder, display: display, bus: bus)
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

    extension AppWindow {
        fileprivate static func tenants(
            _ server: DemoServer, in folder: ScratchFolder, display: VirtualDisplay, bus: SessionBus
        ) throws -> AppWindow {
            let environment = [
                "TENANTS_URL": server.address.appendingPathComponent("tenancy").absoluteString,
                "TENANTS_DATABASE": folder.database.path, "TENANTS_KEYRING": "off",
            ]
            return try AppWindow(
                "TenantPicker", in: folder.url, display: display, bus: bus, environment: environment)
        }

        fileprivate func signIn() throws {
            try click("textField \"\" prompt=\"User\"")
            try type("anna")
            try expect("textField \"anna\" prompt=\"User\"")
            try press("Return")
            try type("open sesame")
            try expect("secureField \"•••••••••••\"")
            try press("Return")
        }

        fileprivate func openPicker() throws {
            try click("text \"Tenant\"")
            try expect("text \"Pier 9 Boston\"")
        }
    }
#endif
