import Combine
import Testing

// combine-behaviour.md, Eager overloads, and combine-notes.md section 5: what is made at once sends what the operator
// itself would have sent.
@Suite("Eager overloads beside their operators", .releasing)
struct EagerAgreementTests {
    private func story<P: Publisher>(_ publisher: P) -> String {
        let subscriber = RecordingSubscriber<P.Output, P.Failure>()
        publisher.subscribe(subscriber)
        let values = subscriber.values.map { "\($0)" }
        let ends = subscriber.completions.map { "\($0)" }
        return (values + ends).joined(separator: " ")
    }

    private func expectSame<A: Publisher, B: Publisher>(
        _ eager: A, _ lazy: B, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(type(of: eager) != type(of: lazy), "the overload is not taken", sourceLocation: sourceLocation)
        #expect(story(eager) == story(lazy), sourceLocation: sourceLocation)
    }

    @Test("Just")
    func just() {
        let eager = Just(2)
        let lazy = eager.eraseToAnyPublisher()
        expectSame(eager.map { $0 + 1 }, lazy.map { $0 + 1 })
        expectSame(eager.tryMap { $0 + 1 }, lazy.tryMap { $0 + 1 })
        for limit in 1...3 {
            expectSame(eager.filter { $0 > limit }, lazy.filter { $0 > limit })
            expectSame(eager.compactMap { $0 > limit ? $0 : nil }, lazy.compactMap { $0 > limit ? $0 : nil })
            expectSame(eager.contains(limit), lazy.contains(limit))
            expectSame(eager.contains { $0 > limit }, lazy.contains { $0 > limit })
            expectSame(eager.tryContains { $0 > limit }, lazy.tryContains { $0 > limit })
            expectSame(eager.allSatisfy { $0 > limit }, lazy.allSatisfy { $0 > limit })
            expectSame(eager.tryAllSatisfy { $0 > limit }, lazy.tryAllSatisfy { $0 > limit })
            expectSame(eager.drop { $0 < limit }, lazy.drop { $0 < limit })
            expectSame(eager.prefix { $0 < limit }, lazy.prefix { $0 < limit })
            expectSame(eager.first { $0 > limit }, lazy.first { $0 > limit })
            expectSame(eager.last { $0 > limit }, lazy.last { $0 > limit })
            expectSame(eager.dropFirst(limit - 1), lazy.dropFirst(limit - 1))
            expectSame(eager.prefix(limit - 1), lazy.prefix(limit - 1))
            expectSame(eager.output(at: limit - 1), lazy.output(at: limit - 1))
            expectSame(eager.output(in: (limit - 1)...), lazy.output(in: (limit - 1)...))
        }
        expectSame(eager.count(), lazy.count())
        expectSame(eager.collect(), lazy.collect())
        expectSame(eager.first(), lazy.first())
        expectSame(eager.last(), lazy.last())
        expectSame(eager.min(), lazy.min())
        expectSame(eager.max(), lazy.max())
        expectSame(eager.min(by: >), lazy.min(by: >))
        expectSame(eager.max(by: >), lazy.max(by: >))
        expectSame(eager.reduce(1, +), lazy.reduce(1, +))
        expectSame(eager.tryReduce(1, +), lazy.tryReduce(1, +))
        expectSame(eager.scan(1, +), lazy.scan(1, +))
        expectSame(eager.tryScan(1, +), lazy.tryScan(1, +))
        expectSame(eager.append(3), lazy.append(3))
        expectSame(eager.prepend(3), lazy.prepend(3))
        expectSame(eager.removeDuplicates(), lazy.removeDuplicates())
        expectSame(eager.ignoreOutput(), lazy.ignoreOutput())
        expectSame(eager.replaceEmpty(with: 9), lazy.replaceEmpty(with: 9))
        expectSame(eager.replaceError(with: 9), lazy.replaceError(with: 9))
        expectSame(eager.retry(2), lazy.retry(2))
        expectSame(eager.setFailureType(to: TestError.self), lazy.setFailureType(to: TestError.self))
    }

    // An optional that is `nil` stays so, which an operator that comes to a result would not.
    @Test("an optional with a value")
    func optional() {
        let eager = Int?.Publisher(2)
        let lazy = eager.eraseToAnyPublisher()
        expectSame(eager.map { $0 + 1 }, lazy.map { $0 + 1 })
        for limit in 1...3 {
            expectSame(eager.filter { $0 > limit }, lazy.filter { $0 > limit })
            expectSame(eager.compactMap { $0 > limit ? $0 : nil }, lazy.compactMap { $0 > limit ? $0 : nil })
            expectSame(eager.contains(limit), lazy.contains(limit))
            expectSame(eager.contains { $0 > limit }, lazy.contains { $0 > limit })
            expectSame(eager.allSatisfy { $0 > limit }, lazy.allSatisfy { $0 > limit })
            expectSame(eager.drop { $0 < limit }, lazy.drop { $0 < limit })
            expectSame(eager.prefix { $0 < limit }, lazy.prefix { $0 < limit })
            expectSame(eager.first { $0 > limit }, lazy.first { $0 > limit })
            expectSame(eager.last { $0 > limit }, lazy.last { $0 > limit })
            expectSame(eager.dropFirst(limit - 1), lazy.dropFirst(limit - 1))
            expectSame(eager.prefix(limit - 1), lazy.prefix(limit - 1))
            expectSame(eager.output(at: limit - 1), lazy.output(at: limit - 1))
            expectSame(eager.output(in: (limit - 1)...), lazy.output(in: (limit - 1)...))
        }
        expectSame(eager.count(), lazy.count())
        expectSame(eager.collect(), lazy.collect())
        expectSame(eager.first(), lazy.first())
        expectSame(eager.last(), lazy.last())
        expectSame(eager.min(), lazy.min())
        expectSame(eager.max(), lazy.max())
        expectSame(eager.reduce(1, +), lazy.reduce(1, +))
        expectSame(eager.scan(1, +), lazy.scan(1, +))
        expectSame(eager.removeDuplicates(), lazy.removeDuplicates())
        expectSame(eager.ignoreOutput(), lazy.ignoreOutput())
        expectSame(eager.replaceEmpty(with: 9), lazy.replaceEmpty(with: 9))
        expectSame(eager.replaceError(with: 9), lazy.replaceError(with: 9))
        expectSame(eager.retry(2), lazy.retry(2))
    }

    @Test("a result", arguments: [Result<Int, TestError>.success(2), .failure(.first)])
    func result(_ result: Result<Int, TestError>) {
        let eager = result.publisher
        let lazy = eager.eraseToAnyPublisher()
        expectSame(eager.map { $0 + 1 }, lazy.map { $0 + 1 })
        expectSame(eager.tryMap { $0 + 1 }, lazy.tryMap { $0 + 1 })
        expectSame(eager.mapError { _ in TestError.second }, lazy.mapError { _ in TestError.second })
        expectSame(eager.contains(2), lazy.contains(2))
        expectSame(eager.contains { $0 > 2 }, lazy.contains { $0 > 2 })
        expectSame(eager.tryContains { $0 > 2 }, lazy.tryContains { $0 > 2 })
        expectSame(eager.allSatisfy { $0 > 1 }, lazy.allSatisfy { $0 > 1 })
        expectSame(eager.tryAllSatisfy { $0 > 1 }, lazy.tryAllSatisfy { $0 > 1 })
        expectSame(eager.count(), lazy.count())
        expectSame(eager.collect(), lazy.collect())
        expectSame(eager.first(), lazy.first())
        expectSame(eager.last(), lazy.last())
        expectSame(eager.min(), lazy.min())
        expectSame(eager.max(), lazy.max())
        expectSame(eager.tryMin(by: <), lazy.tryMin(by: <))
        expectSame(eager.tryMax(by: <), lazy.tryMax(by: <))
        expectSame(eager.reduce(1, +), lazy.reduce(1, +))
        expectSame(eager.tryReduce(1, +), lazy.tryReduce(1, +))
        expectSame(eager.scan(1, +), lazy.scan(1, +))
        expectSame(eager.tryScan(1, +), lazy.tryScan(1, +))
        expectSame(eager.removeDuplicates(), lazy.removeDuplicates())
        expectSame(eager.tryRemoveDuplicates(by: ==), lazy.tryRemoveDuplicates(by: ==))
        expectSame(eager.replaceEmpty(with: 9), lazy.replaceEmpty(with: 9))
        expectSame(eager.replaceError(with: 9), lazy.replaceError(with: 9))
        expectSame(eager.retry(2), lazy.retry(2))
    }

    // combine-behaviour.md, Eager overloads, Result.Publisher: what a comparison throws becomes the failure.
    @Test("a comparison that throws makes a result fail, unless it failed before")
    func throwing() {
        func fails(_: Int, _: Int) throws -> Bool { throw TestError.second }
        let success = Result<Int, TestError>.Publisher(2)
        let failure = Result<Int, TestError>.Publisher(.first)
        #expect(throws: TestError.second) { try success.tryMin(by: fails).result.get() }
        #expect(throws: TestError.second) { try success.tryMax(by: fails).result.get() }
        #expect(throws: TestError.second) { try success.tryRemoveDuplicates(by: fails).result.get() }
        #expect(throws: TestError.first) { try failure.tryMin(by: fails).result.get() }
        #expect(throws: TestError.first) { try failure.tryMax(by: fails).result.get() }
        #expect(throws: TestError.first) { try failure.tryRemoveDuplicates(by: fails).result.get() }
    }

    @Test("a sequence", arguments: [[1, 2, 2, 3], [5], []])
    func sequence(_ numbers: [Int]) {
        let eager = numbers.publisher
        let lazy = eager.eraseToAnyPublisher()
        expectSame(eager.map { $0 + 1 }, lazy.map { $0 + 1 })
        expectSame(eager.filter { $0 > 1 }, lazy.filter { $0 > 1 })
        expectSame(eager.compactMap { $0 > 1 ? $0 : nil }, lazy.compactMap { $0 > 1 ? $0 : nil })
        expectSame(eager.contains(2), lazy.contains(2))
        expectSame(eager.contains { $0 > 2 }, lazy.contains { $0 > 2 })
        expectSame(eager.tryContains { $0 > 2 }, lazy.tryContains { $0 > 2 })
        expectSame(eager.allSatisfy { $0 > 1 }, lazy.allSatisfy { $0 > 1 })
        expectSame(eager.tryAllSatisfy { $0 > 1 }, lazy.tryAllSatisfy { $0 > 1 })
        expectSame(eager.drop { $0 < 2 }, lazy.drop { $0 < 2 })
        expectSame(eager.prefix { $0 < 2 }, lazy.prefix { $0 < 2 })
        expectSame(eager.first { $0 > 1 }, lazy.first { $0 > 1 })
        expectSame(eager.last { $0 > 1 }, lazy.last { $0 > 1 })
        for place in 0...4 {
            expectSame(eager.dropFirst(place), lazy.dropFirst(place))
            expectSame(eager.prefix(place), lazy.prefix(place))
            expectSame(eager.output(at: place), lazy.output(at: place))
        }
        if numbers.count > 1 { expectSame(eager.output(in: 1..<2), lazy.output(in: 1..<2)) }
        expectSame(eager.count(), lazy.count())
        expectSame(eager.collect(), lazy.collect())
        expectSame(eager.first(), lazy.first())
        expectSame(eager.last(), lazy.last())
        expectSame(eager.min(), lazy.min())
        expectSame(eager.max(), lazy.max())
        expectSame(eager.reduce(1, +), lazy.reduce(1, +))
        expectSame(eager.tryReduce(1, +), lazy.tryReduce(1, +))
        expectSame(eager.scan(1, +), lazy.scan(1, +))
        expectSame(eager.append(3), lazy.append(3))
        expectSame(eager.prepend(3), lazy.prepend(3))
        expectSame(eager.removeDuplicates(), lazy.removeDuplicates())
        expectSame(eager.ignoreOutput(), lazy.ignoreOutput())
    }
}
