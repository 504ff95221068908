import Combine
import Testing

// combine-behaviour.md, Eager overloads: Publishers.Sequence.
@Suite("What eager overloads call", .releasing)
struct EagerCallTests {
    /// An array that writes down what is called on it.
    private struct Logged: RangeReplaceableCollection {
        final class Log { var calls: [String] = [] }

        nonisolated(unsafe) static let made = Log()

        var log = Logged.made
        var elements: [Int] = []

        init() { log.calls.append("init") }

        init(_ elements: [Int], _ log: Log) {
            self.elements = elements
            self.log = log
        }

        var startIndex: Int { 0 }
        var endIndex: Int { elements.count }
        func index(after i: Int) -> Int { i + 1 }

        var indices: Range<Int> {
            log.calls.append("indices")
            return elements.indices
        }

        subscript(position: Int) -> Int {
            log.calls.append("subscript")
            return elements[position]
        }

        mutating func reserveCapacity(_ n: Int) { log.calls.append("reserve") }

        mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Int {
            log.calls.append("append")
            elements.append(contentsOf: Array(newElements))
        }

        mutating func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C)
        where C.Element == Int { elements.replaceSubrange(subrange, with: newElements) }
    }

    @Test("append changes a copy in place, prepend fills an empty collection, output(at:) looks at one place")
    func calls() {
        let log = Logged.Log()
        let publisher = Publishers.Sequence<Logged, Never>(sequence: Logged([1, 2], log))
        #expect(publisher.append([3]).sequence.elements == [1, 2, 3])
        #expect(log.calls == ["append"])
        #expect(publisher.sequence.elements == [1, 2])
        #expect(publisher.prepend([0]).sequence.elements == [0, 1, 2])
        #expect(Logged.made.calls == ["init", "reserve", "append", "append"])
        log.calls = []
        #expect(publisher.output(at: 1) == Int?.Publisher(2))
        #expect(log.calls == ["indices", "subscript"])
        #expect(publisher.output(at: 7) == Int?.Publisher(nil))
    }

    @Test("dropping and taking wrap the sequence and go through nothing")
    func lazy() {
        var calls = 0
        let numbers = sequence(first: 1) { number -> Int? in
            calls += 1
            return number + 1
        }
        let publisher = numbers.publisher.dropFirst(2).prefix(3)
        #expect(calls == 0)
        let subscriber = RecordingSubscriber<Int, Never>()
        publisher.subscribe(subscriber)
        #expect(subscriber.values == [3, 4, 5] && subscriber.isFinished)
    }

    // combine-behaviour.md, Eager overloads: Just.
    @Test("Just asks a sequence how long it is before it comes first, and goes through it once")
    func justCalls() {
        final class Log: @unchecked Sendable {
            var estimates = 0
            var iterators = 0
        }
        struct Counted: Sequence {
            let log: Log

            var underestimatedCount: Int {
                log.estimates += 1
                return 2
            }

            func makeIterator() -> IndexingIterator<[Int]> {
                log.iterators += 1
                return [1, 2].makeIterator()
            }
        }
        let first = Log()
        #expect(Just(3).prepend(Counted(log: first)).sequence == [1, 2, 3])
        #expect(first.estimates == 2 && first.iterators == 1)
        let last = Log()
        #expect(Just(0).append(Counted(log: last)).sequence == [0, 1, 2])
        #expect(last.estimates == 1 && last.iterators == 1)
    }
}
