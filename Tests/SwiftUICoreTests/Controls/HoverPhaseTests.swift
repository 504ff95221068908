import Foundation
import SwiftUICore
import Testing
import ViewTesting

@MainActor
@Suite("Hovering")
struct HoverPhaseTests {
    private final class Log {
        var phases: [HoverPhase] = []
        var feedback: [Int] = []
    }

    @Test("each place of the pointer over a view is told, and that it leaves, in the coordinates that are asked for")
    func places() throws {
        let log = Log()
        let view = Text("Here").frame(width: 40, height: 20)
            .onContinuousHover(coordinateSpace: .named("around")) { log.phases.append($0) }
            .padding(10)
            .coordinateSpace(name: "around")
        let host = TestHost(view, size: CGSize(width: 60, height: 40))
        try host.hover(.text("Here"))
        try host.endHover(.text("Here"))
        #expect(log.phases == [.active(CGPoint(x: 30, y: 20)), .ended])
    }

    @Test("feedback is chosen when the value changes, and nothing else happens")
    func feedback() {
        let log = Log()
        struct Counting: View {
            let count: Int
            let log: Log
            var body: some View {
                Text("\(count)").sensoryFeedback(trigger: count) { old, new in
                    log.feedback.append(new - old)
                    return new > 2 ? .success : nil
                }
            }
        }
        let host = TestHost(Counting(count: 1, log: log))
        host.update(Counting(count: 3, log: log))
        #expect(log.feedback == [2])
    }
}
