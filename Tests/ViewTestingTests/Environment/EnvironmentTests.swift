import Observation
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

private struct TasteKey: EnvironmentKey { static let defaultValue = "none" }

extension EnvironmentValues {
    fileprivate var taste: String {
        get { self[TasteKey.self] }
        set { self[TasteKey.self] = newValue }
    }
}

@Observable
private final class Shop { var name = "Luigi's" }

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

    @Test("size classes and reduced motion are said as well, and sheets hear of them")
    func sizeClasses() throws {
        struct Classes: View {
            @Environment(\.horizontalSizeClass) private var width
            @Environment(\.verticalSizeClass) private var height
            @Environment(\.accessibilityReduceMotion) private var isStill
            @State private var isShown = false
            var body: some View {
                Button("Sheet") { isShown = true }
                Text(words)
                    .sheet(isPresented: $isShown) { Inner() }
            }
            private var words: String { "\(name(width)) \(name(height)) \(isStill)" }
            private func name(_ value: UserInterfaceSizeClass?) -> String { value == .compact ? "compact" : "regular" }
        }
        struct Inner: View {
            @Environment(\.horizontalSizeClass) private var width
            var body: some View { Text(width == .regular ? "wide sheet" : "narrow sheet") }
        }
        let host = TestHost(VStack { Classes() })
        #expect(host.shownTexts.last == "compact compact false")
        host.changeEnvironment {
            $0.horizontalSizeClass = .regular
            $0.reducesMotion = true
        }
        #expect(host.shownTexts.last == "regular compact true")
        try host.tap("Sheet")
        #expect(try host.sheet[.role(.text)].value == "wide sheet")
        try host.dismiss()
        host.changeEnvironment { $0.horizontalSizeClass = nil }
        #expect(host.shownTexts.last == "compact compact true")
    }

    private struct Taste: View {
        @Environment(\.taste) private var taste
        @Environment(Shop.self) private var shop
        var body: some View { Text("\(taste) at \(shop.name)") }
    }

    @Test("keys and objects of the app's own are given as in the app, and change in the middle of a test")
    func ownKeys() {
        let shop = Shop()
        func screen(_ taste: String) -> some View { Taste().environment(\.taste, taste).environment(shop) }
        let host = TestHost(screen("sweet"))
        #expect(host.shownTexts == ["sweet at Luigi's"])
        host.update(screen("sour"))
        shop.name = "Ada's"
        host.settle()
        #expect(host.shownTexts == ["sour at Ada's"])
    }

    @Test("what a view does not read of the desktop does not evaluate it")
    func evaluation() {
        struct Scheme: View {
            @Environment(\.colorScheme) private var scheme
            var body: some View { Text("\(scheme)") }
        }
        struct Other: View { var body: some View { Color.red } }
        let host = TestHost(
            VStack {
                Scheme()
                Other()
            })
        host.expect(bodies: ["Scheme": 1]) { host.changeEnvironment { $0.colorScheme = .dark } }
        host.expect(bodies: [:]) { host.changeEnvironment { $0.timeZone = TimeZone(identifier: "Asia/Tokyo") ?? .gmt } }
    }
}
