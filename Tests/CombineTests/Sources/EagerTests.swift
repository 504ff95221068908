import Combine
import Testing

// combine-behaviour.md, Eager overloads, and combine-notes.md section 5.
@Suite("Eager overloads", .releasing)
struct EagerTests {
    @Test("those of Just run now and send what a stream of one value would")
    func just() {
        #expect(Just(2).map { $0 + 1 } == Just(3))
        #expect(Just(2).filter { $0 > 2 } == Int?.Publisher(nil))
        #expect(Just(2).compactMap { $0 == 2 ? "x" : nil } == String?.Publisher("x"))
        #expect(Just(2).contains(2) == Just(true) && Just(2).contains { $0 > 2 } == Just(false))
        #expect(Just(2).count() == Just(1) && Just(2).collect() == Just([2]))
        #expect(Just(2).dropFirst() == Int?.Publisher(nil) && Just(2).dropFirst(0) == Int?.Publisher(2))
        #expect(Just(2).drop { $0 == 2 } == Int?.Publisher(nil))
        #expect(Just(2).first() == Just(2) && Just(2).last { $0 > 2 } == Int?.Publisher(nil))
        #expect(Just(2).min() == Just(2) && Just(2).max() == Just(2))
        #expect(Just(2).output(at: 0) == Int?.Publisher(2) && Just(2).output(at: 1) == Int?.Publisher(nil))
        #expect(Just(2).output(in: 1...) == Int?.Publisher(nil))
        #expect(Just(2).prefix(0) == Int?.Publisher(nil) && Just(2).prefix(while: { $0 == 2 }) == Int?.Publisher(2))
        #expect(Just(2).prepend(1).sequence == [1, 2] && Just(2).append([3, 4]).sequence == [2, 3, 4])
        #expect(Just(2).reduce(1, +).result == .success(3) && Just(2).scan(1, +).result == .success(3))
        #expect(Just(2).removeDuplicates() == Just(2) && Just(2).retry(5) == Just(2))
        #expect(Just(2).replaceEmpty(with: 9) == Just(2) && Just(2).replaceError(with: 9) == Just(2))
        #expect(Just(2).setFailureType(to: TestError.self).result == .success(2))
        #expect(Just(2).ignoreOutput() == Empty())
        #expect(Just(2).allSatisfy { $0 == 2 } == Just(true))
        #expect(throws: TestError.first) { try Just(2).tryMap { _ in throw TestError.first }.result.get() as Int }
        #expect(throws: TestError.first) { try Just(2).tryReduce(0) { _, _ in throw TestError.first }.result.get() }
        #expect(throws: TestError.first) { try Just(2).tryScan(0) { _, _ in throw TestError.first }.result.get() }
        #expect(throws: TestError.first) { try Just(2).tryAllSatisfy { _ in throw TestError.first }.result.get() }
        #expect(throws: TestError.first) { try Just(2).tryContains { _ in throw TestError.first }.result.get() }
    }

    @Test("comparisons of one value are not made, except one that can throw")
    func comparisons() throws {
        var calls: [[Int]] = []
        func note(_ a: Int, _ b: Int) -> Bool {
            calls.append([a, b])
            return true
        }
        _ = Just(2).min(by: note)
        _ = Just(2).max(by: note)
        _ = Just(2).removeDuplicates(by: note)
        _ = Int?.Publisher(2).min(by: note)
        _ = Int?.Publisher(2).removeDuplicates(by: note)
        #expect(calls.isEmpty)
        #expect(try Just(2).tryRemoveDuplicates(by: note).result.get() == 2)
        #expect(calls == [[2, 2]])
        let success = Result<Int, TestError>.Publisher(3)
        _ = success.tryMin(by: note)
        _ = success.tryMax(by: note)
        #expect(calls == [[2, 2], [3, 3], [3, 3]])
        _ = Result<Int, TestError>.Publisher(.first).tryMin(by: note)
        #expect(calls.count == 3)
    }

    @Test("negative numbers trap")
    func negativeTraps() async {
        await #expect(processExitsWith: .failure) { _ = Just(1).output(at: -1) }
        await #expect(processExitsWith: .failure) { _ = Just(1).dropFirst(-1) }
        await #expect(processExitsWith: .failure) { _ = Just(1).prefix(-1) }
    }

    @Test("those of an optional keep it empty")
    func optional() {
        let none = Int?.Publisher(nil)
        let some = Int?.Publisher(2)
        #expect(none.contains(2) == Bool?.Publisher(nil) && some.contains(2) == Bool?.Publisher(true))
        #expect(none.count() == Int?.Publisher(nil) && some.count() == Int?.Publisher(1))
        #expect(none.allSatisfy { _ in false } == Bool?.Publisher(nil))
        #expect(none.collect() == [Int]?.Publisher([]) && some.collect() == [Int]?.Publisher([2]))
        #expect(none.replaceEmpty(with: 9) == Just(9) && some.replaceEmpty(with: 9) == Just(2))
        #expect(none.reduce(1, +) == Int?.Publisher(nil) && some.scan(1, +) == Int?.Publisher(3))
        #expect(some.map { $0 * 2 } == Int?.Publisher(4) && some.filter { $0 > 2 } == Int?.Publisher(nil))
        #expect(none.min() == none && some.max() == some && some.output(at: 1) == none && some.prefix(0) == none)
    }

    @Test("those of a result keep its error")
    func result() {
        let failed = Result<Int, TestError>.Publisher(.first)
        let success = Result<Int, TestError>.Publisher(2)
        #expect(failed.map { $0 + 1 }.result == .failure(.first) && failed.collect().result == .failure(.first))
        #expect(failed.replaceError(with: 9).result == .success(9))
        #expect(failed.mapError { _ in TestError.second }.result == .failure(.second))
        #expect(failed.ignoreOutput() == Empty())
        #expect(success.count().result == .success(1) && success.contains(2).result == .success(true))
        #expect(success.reduce(1, +).result == .success(3))
        #expect(throws: TestError.second) { try success.tryMap { _ in throw TestError.second }.result.get() as Int }
    }

    // combine-notes.md, traps found by running the code: closures of array.publisher.map.filter run when it is built.
    @Test("closures on a sequence run when the chain is built, and not when somebody subscribes")
    func closuresRunNow() {
        var calls: [String] = []
        let publisher = [1, 2].publisher.map { value -> Int in
            calls.append("map \(value)")
            return value
        }.filter { value in
            calls.append("filter \(value)")
            return true
        }
        #expect(calls == ["map 1", "map 2", "filter 1", "filter 2"])
        calls = []
        publisher.subscribe(RecordingSubscriber<Int, Never>())
        #expect(calls == [])
    }

    @Test("those of a sequence go through it now, or wrap it")
    func sequence() {
        let numbers = [1, 2, 2, 3].publisher
        #expect(numbers.map { $0 * 2 }.sequence == [2, 4, 4, 6])
        #expect(numbers.filter { $0 > 1 }.removeDuplicates().sequence == [2, 3])
        #expect((0..<5).publisher.scan(0, +).sequence == [0, 1, 3, 6, 10])
        #expect(numbers.count() == Just(4) && numbers.first() == Int?.Publisher(1))
        #expect(numbers.last() == Int?.Publisher(3) && numbers.max() == Int?.Publisher(3))
        #expect(numbers.output(at: 3) == Int?.Publisher(3) && numbers.output(at: 9) == Int?.Publisher(nil))
        #expect(numbers.output(at: -1) == Int?.Publisher(nil))
        #expect(numbers.output(in: 1..<3).sequence == [2, 2])
        #expect(numbers.prepend(0).append(4, 5).sequence == [0, 1, 2, 2, 3, 4, 5])
        #expect(Array(numbers.dropFirst(2).sequence) == [2, 3] && Array(numbers.prefix(1).sequence) == [1])
        #expect(numbers.reduce(0, +).result == .success(8) && numbers.contains(3).result == .success(true))
        #expect([1, nil].publisher.replaceNil(with: 9).sequence == [1, 9])
        #expect(numbers.collect().result == .success([1, 2, 2, 3]))
    }
}
