import SwiftUICore
import Testing
import ViewTesting

@MainActor
@Suite("Counted taps")
struct TapCountTests {
    @Test("a view that waits for several taps hears of that many, not of fewer")
    func counts() throws {
        let events = Events()
        let host = TestHost(
            VStack {
                Text("Two").onTapGesture(count: 2) { events.note("two") }
                Text("Three").onTapGesture(count: 3) { events.note("three") }
            })
        try host.doubleTap(.text("Three"))
        #expect(events.list == [])
        try host.tap(.text("Three"), count: 3)
        #expect(events.list == ["three"])
        try host.doubleTap(.text("Two"))
        #expect(events.list == ["three", "two"])
    }

    @Test("one tap and two on the same view are told apart")
    func both() throws {
        let events = Events()
        let host = TestHost(
            Text("Both").onTapGesture(count: 2) { events.note("two") }.onTapGesture { events.note("one") })
        try host.tap(.text("Both"))
        #expect(events.list == ["one"])
    }
}
