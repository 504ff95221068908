import SwiftUI
import Testing
import ViewTesting

private struct Settings: View {
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.locale) private var locale
    @Environment(\.timeZone) private var timeZone
    @Environment(\.calendar) private var calendar
    @Environment(\.layoutDirection) private var direction
    @Environment(\.dynamicTypeSize) private var size
    @Environment(\.scenePhase) private var phase
    @Environment(\.horizontalSizeClass) private var width

    var body: some View {
        VStack {
            Text("\(colorScheme) \(locale.identifier) \(timeZone.identifier)")
            Text("\(calendar.identifier) \(direction) \(size) \(phase)")
            Text(width == .compact ? "narrow" : "wide")
        }
    }
}

/// Rows 18 and 19 of testing.md §2.
@MainActor
@Suite("Environment in tests")
struct EnvironmentTests {
    @Test("what the desktop says changes in the middle of a test")
    func changes() throws {
        let host = TestHost(Settings())
        host.changeEnvironment {
            $0.colorScheme = .dark
            $0.locale = Locale(identifier: "de")
            $0.timeZone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
            $0.calendar = Calendar(identifier: .hebrew)
            $0.layoutDirection = .rightToLeft
            $0.dynamicTypeSize = .xxxLarge
            $0.scenePhase = .background
        }
        #expect(
            host.shownTexts == ["dark de Europe/Berlin", "hebrew rightToLeft xxxLarge background", "narrow"])
        host.resize(CGSize(width: 900, height: 600))
        #expect(host.shownTexts.last == "wide")
        host.changeEnvironment { $0.colorScheme = .light }
        #expect(host.shownTexts.first == "light de Europe/Berlin")
    }
}
