import Foundation
import SwiftUICore
import Testing
import ViewTesting

private struct Sum: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

/// Rows are those of the behaviour sheet, section 2.
@MainActor
@Suite("Preferences")
struct PreferenceTests {
    let events = Events()

    @Test("siblings add up")  // S114, S121
    func siblings() {
        let host = TestHost(
            VStack {
                Color.red.preference(key: Sum.self, value: 2); Color.red.preference(key: Sum.self, value: 3)
            }
            .onPreferenceChange(Sum.self) { events.note("\($0)") })
        #expect(events.list == ["5"])
        _ = host
    }

    @Test("nothing is called while no view gives a value that differs from the default")  // S115
    func none() {
        let host = TestHost(
            Color.red.preference(key: Sum.self, value: 0).onPreferenceChange(Sum.self) { events.note("\($0)") })
        #expect(events.list == [])
        _ = host
    }

    @Test("an outer value replaces an inner one, and a transform changes it")  // S119, S120
    func replacing() {
        let host = TestHost(
            VStack {
                Color.red.preference(key: Sum.self, value: 2).preference(key: Sum.self, value: 10)
                Color.red.preference(key: Sum.self, value: 3).transformPreference(Sum.self) { $0 *= 100 }
            }.onPreferenceChange(Sum.self) { events.note("\($0)") })
        #expect(events.list == ["310"])
        _ = host
    }

    @Test("what a layer hands up is combined with what the view below does")  // S122
    func layers() {
        let host = TestHost(
            Color.red.preference(key: Sum.self, value: 2)
                .overlayPreferenceValue(Sum.self) { Color.blue.preference(key: Sum.self, value: $0 * 10) }
                .onPreferenceChange(Sum.self) { events.note("\($0)") })
        #expect(events.list.last == "22")
        _ = host
    }

    @Test("views that were not chosen hand nothing up")  // S124
    func candidates() {
        let host = TestHost(
            ViewThatFits {
                fixed(1000, 10).preference(key: Sum.self, value: 1)
                fixed(10, 10).preference(key: Sum.self, value: 5)
            }.onPreferenceChange(Sum.self) { events.note("\($0)") })
        #expect(events.list == ["5"])
        _ = host
    }

    private struct Toggling: View {
        let isShown: Bool
        let value: Int
        let events: Events
        var body: some View {
            VStack {
                Color.red.preference(key: Sum.self, value: value)
                if isShown { Color.red.preference(key: Sum.self, value: 3) }
            }.onPreferenceChange(Sum.self) { events.note("\($0)") }
        }
    }

    @Test("a change, an appearance and a removal are noticed")
    func changes() {
        let host = TestHost(Toggling(isShown: false, value: 1, events: events))
        host.update(Toggling(isShown: true, value: 1, events: events))
        host.update(Toggling(isShown: true, value: 2, events: events))
        host.update(Toggling(isShown: true, value: 2, events: events))
        host.update(Toggling(isShown: false, value: 2, events: events))
        #expect(events.list == ["1", "4", "5", "2"])
    }
}

/// A key whose default is not neutral, and one whose result shows the order.
private struct Biased: PreferenceKey {
    static var defaultValue: Int { 100 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct Names: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

extension PreferenceTests {
    // S117
    @Test("views that give nothing add no default value to the sum of those that do")
    func neutralDefault() {
        let host = TestHost(
            VStack {
                Color.red.preference(key: Biased.self, value: 2)
                Color.green
                Color.blue.preference(key: Biased.self, value: 3)
            }
            .onPreferenceChange(Biased.self) { events.note("\($0)") })
        #expect(events.list == ["5"])
        _ = host
    }

    // S118
    @Test("values of views that have come later are combined too; in which order is not promised")
    func order() {
        struct Stage: View {
            let hasMiddle: Bool
            let events: Events
            var body: some View {
                VStack {
                    Color.red.preference(key: Names.self, value: ["a"])
                    if hasMiddle { Color.green.preference(key: Names.self, value: ["b"]) }
                    Color.blue.preference(key: Names.self, value: ["c"])
                }
                .onPreferenceChange(Names.self) { events.note($0.joined()) }
            }
        }
        let host = TestHost(Stage(hasMiddle: false, events: events))
        host.update(Stage(hasMiddle: true, events: events))
        #expect(events.list.map { String($0.sorted()) } == ["ac", "abc"])
    }
}
