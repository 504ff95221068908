import Combine
import Foundation
import Testing
import ViewTesting

/// Row 12 of testing.md §2.
@Suite("Marble diagrams")
struct MarbleTests {
    @Test("a diagram is read and written the same, with several things in one frame")
    func reading() {
        let diagram: MarbleDiagram = "a -- [bc] - [d|]"
        #expect(
            diagram.frames == [[.value("a")], [], [], [.value("b"), .value("c")], [], [.value("d"), .finished]])
        #expect("\(diagram)" == "a--[bc]-[d|]")
        #expect(MarbleDiagram("a---") == "a")
        #expect(MarbleDiagram("[a^") == "[a^]")
    }

    @Test("a diagram is sent frame by frame, and an operator's work is seen as another one")
    func debouncing() {
        let scheduler = DispatchQueue.test
        let typed = scheduler.publisher("a-bc---d---|", frame: .milliseconds(100))
        let sent = scheduler.marbles(
            of: typed.debounce(for: .milliseconds(200), scheduler: scheduler), frame: .milliseconds(100), count: 12)
        #expect(sent == "-----c---d-|")
    }

    @Test("values stand for characters, a failure ends them, and what comes between two frames is in the earlier one")
    func values() {
        let scheduler = DispatchQueue.test
        let numbers = scheduler.publisher("1-2-^", frame: .seconds(1)) { $0.wholeNumberValue ?? 0 }
            .map { $0 * 2 }.delay(for: .milliseconds(500), scheduler: scheduler)
        let sent = scheduler.marbles(of: numbers, frame: .seconds(1), count: 6) { Character("\($0)") }
        #expect(sent == "2-4-^")
    }

    @Test("nothing happens after the frames that pass")
    func limit() {
        let scheduler = DispatchQueue.test
        #expect(scheduler.marbles(of: scheduler.publisher("ab-c", frame: 1), frame: 1, count: 2) == "ab")
        #expect(scheduler.marbles(of: Just<Character>("x"), frame: 1, count: 1) == "[x|]")
    }
}
