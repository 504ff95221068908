#if GTK
    import AppTesting
    import DemoServer
    import Foundation
    import Testing
    import WindowTesting

    /// The program that TENANT_PROGRAM names, an app somebody else wrote for Apple's platforms: it asks TENANTS_URL for
    /// tenants with the access token "token", in a picker whose label is "Tenant".
    @Suite(
        "An app from elsewhere against the demo server",
        .enabled(if: AppWindow.isAvailable && ProcessInfo.processInfo.environment["TENANT_PROGRAM"] != nil))
    struct GivenProgramTests {
        @Test("the sheet opens at once, the rows come, Back keeps nothing, a choice is shown; a refusal is retried")
        func story() throws {
            let program = URL(fileURLWithPath: ProcessInfo.processInfo.environment["TENANT_PROGRAM"] ?? "")
            let folder = try ScratchFolder()
            let server = try DemoServer()
            let tenancy = TenancyAPI()
            tenancy.tokens.admit("token", of: "u1")
            server.mount(tenancy, at: "/tenancy")
            let address = server.address.appendingPathComponent("tenancy/users/u1/tenants")
            let (display, bus) = (try VirtualDisplay(), try SessionBus())
            let window = try AppWindow(
                program, in: folder.url, display: display, bus: bus,
                environment: ["TENANTS_URL": address.absoluteString])
            try window.expect("text \"Select tenant\"")

            // The answer is late: the sheet is there before its rows.
            server.faults.add(.latency(1), path: "/tenancy/users", times: 1)
            try window.click("text \"Tenant\"")
            try window.expect("text \"Back\"")
            #expect(!window.outline.lines.contains { $0.hasPrefix("text \"Pier 9 Boston\"") })
            try window.expectAccessible("button", "Pier 9 Boston")
            #expect(server.requestCount == 1)
            // A line of one point between each two rows.
            #expect(window.lineCount == 11, "\(window.outline.lines)")

            try window.click("text \"Back\"")
            try window.expectGone("text \"Back\"")
            try window.expect("text \"Select tenant\"")

            // A status is an error of the API: its token is made anew and the request is made again.
            server.faults.add(.status(401), path: "/tenancy/users", times: 3)
            try window.click("text \"Tenant\"")
            try window.click("text \"Garden Studio Kyoto\"")
            try window.expectGone("text \"Back\"")
            try window.expect("text \"Garden Studio Kyoto\"")
            #expect(server.requestCount == 5)
            #expect(window.end() == 0)
        }
    }

    extension AppWindow {
        fileprivate var lineCount: Int {
            outline.lines.count { $0.hasPrefix("shape") && $0.hasSuffix("x1]") }
        }
    }
#endif
