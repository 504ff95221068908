import Foundation
import Testing
import ViewTesting

@testable import SwiftUICore

@MainActor
@Suite("The colour scheme that views prefer")
struct PreferredColorSchemeTests {
    private struct Scheme: View {
        @Environment(\.colorScheme) private var scheme
        let name: String
        var body: some View { Text(verbatim: "\(name) \(scheme == .dark ? "dark" : "light")") }
    }

    private struct Screen: View {
        @State var wanted: ColorScheme?
        @State private var isPresented = false

        var body: some View {
            VStack {
                Scheme(name: "above")
                Scheme(name: "inside").preferredColorScheme(wanted)
                Button("Light") { wanted = .light }
                Button("System") { wanted = nil }
                Button("Present") { isPresented = true }
            }
            .sheet(isPresented: $isPresented) {
                VStack {
                    Scheme(name: "sheet")
                    Button("Close") { isPresented = false }
                }
                .preferredColorScheme(.dark)
            }
        }
    }

    private func forced(_ host: TestHost<Screen>) -> WindowContent.ForcedColorScheme? {
        guard case .window(let content)? = host.surface.nodes[host.surface.windows[0]]?.value.content else {
            return nil
        }
        return content.colorScheme
    }

    @Test("what a view prefers counts for the whole window, and the window is told")
    func window() throws {
        let host = TestHost(Screen(wanted: .dark))
        #expect(host.shownTexts.contains("above dark") && host.shownTexts.contains("inside dark"))
        #expect(forced(host) == .dark)
        try host.tap("Light")
        #expect(host.shownTexts.contains("above light"))
        #expect(forced(host) == .light)
        host.changeEnvironment { $0.colorScheme = .dark }
        #expect(host.shownTexts.contains("above light"))
        try host.tap("System")
        #expect(host.shownTexts.contains("above dark"))
        #expect(forced(host) == .system)
    }

    @Test("what a sheet prefers counts while it is shown")
    func sheet() throws {
        let host = TestHost(Screen())
        #expect(host.shownTexts.contains("above light"))
        try host.tap("Present")
        #expect(host.shownTexts.contains("sheet dark"))
        #expect(forced(host) == .dark)
        try host.tap("Close")
        #expect(host.shownTexts.contains("above light"))
        #expect(forced(host) == .system)
    }
}
