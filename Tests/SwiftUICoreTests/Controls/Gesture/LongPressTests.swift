import Foundation
import SwiftUICore
import Testing
import ViewTesting

@MainActor
@Suite("Long presses")
struct LongPressTests {
    /// https://software.small-desk.com/development/2024/08/13/swiftui-howto-onlongpressgesture-longpressgesture/: told
    /// with true when the press begins and with false when it is recognized, and not again when it is let go.
    @Test("a view is told when it is pressed, when that has lasted, and not when it is let go")
    func phases() throws {
        var log: [String] = []
        let host = TestHost(
            Text("Hold").onLongPressGesture(
                minimumDuration: 2, perform: { log.append("held") }, onPressingChanged: { log.append("\($0)") }))
        try host.longPress(.text("Hold"))
        #expect(log == ["true", "false", "held"])
    }

    @Test("a press that is let go before is none")
    func short() throws {
        var log: [String] = []
        let host = TestHost(
            Text("Hold").onLongPressGesture(
                minimumDuration: 2, perform: { log.append("held") }, onPressingChanged: { log.append("\($0)") }))
        try host.longPress(.text("Hold"), duration: 1.9)
        #expect(log == ["true", "false"])
        try host.longPress(.text("Hold"), duration: 2)
        #expect(log == ["true", "false", "true", "false", "held"])
    }

    /// https://developer.apple.com/documentation/swiftui/adding-interactivity-with-gestures: the state is true while the
    /// person presses, and goes back when the gesture ends.
    @Test("a gesture state is true while the view is pressed")
    func state() throws {
        struct Hold: View {
            @GestureState private var isPressed = false
            let seen: Holder<[Bool]>
            var body: some View {
                let _ = seen.value.append(isPressed)
                Text("Hold").gesture(
                    LongPressGesture(minimumDuration: 1).updating($isPressed) { value, state, _ in state = value })
            }
        }
        let seen = Holder<[Bool]>([])
        let host = TestHost(Hold(seen: seen))
        try host.longPress(.text("Hold"))
        #expect(seen.value == [false, true, false])
    }

    @Test("a press that moves too far is none, also when it comes back")
    func moving() throws {
        var log: [String] = []
        let host = TestHost(
            Color.red.gesture(
                LongPressGesture(maximumDistance: 5).onEnded { _ in log.append("held") }),
            size: CGSize(width: 99, height: 99))
        func hold(_ phases: HoldRequest.Phase...) {
            for phase in phases {
                host.point(at: CGPoint(x: 50, y: 50), .longPress) { .hold(HoldRequest(phase, at: $0)) }
            }
        }
        hold(.began, .moved(4), .moved(6), .moved(1), .lasted(0.5), .ended)
        #expect(log.isEmpty)
        hold(.began, .moved(4), .lasted(0.5), .ended)
        #expect(log == ["held"])
    }

    @Test("of two long presses around each other the shorter one counts, of equal ones the inner one")
    func nested() throws {
        var log: [String] = []
        func nested(inner: Double, outer: Double) -> some View {
            Text("Hold").onLongPressGesture(minimumDuration: inner) { log.append("inner") }
                .padding().onLongPressGesture(minimumDuration: outer) { log.append("outer") }
        }
        try TestHost(nested(inner: 1, outer: 0.5)).longPress(.text("Hold"))
        try TestHost(nested(inner: 0.5, outer: 1)).longPress(.text("Hold"))
        try TestHost(nested(inner: 1, outer: 1)).longPress(.text("Hold"))
        #expect(log == ["outer", "inner", "inner"])
    }

    @Test("a disabled view is not held down")
    func disabled() throws {
        let host = TestHost(Text("Hold").onLongPressGesture {}.disabled(true))
        #expect(throws: ActionFailure.self) { try host.longPress(.text("Hold")) }
    }
}
