import Combine
import Testing

/// combine-notes.md, section 4, column Eq: which publishers are equal when they are made of equal parts.
@Suite("Publishers that can be compared", .releasing)
struct EqualityTests {
    private typealias Failing = BareSource<Int, TestError>

    private let a = Failing()
    private let b = Failing()

    private func check<P: Publisher & Equatable>(
        _ make: (Failing) -> P, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(make(a) == make(a), sourceLocation: sourceLocation)
        #expect(make(a) != make(b), sourceLocation: sourceLocation)
    }

    @Test("operators with one publisher above them, by it and by what they were given")
    func single() {
        check { $0.collect() }
        check { $0.collect(3) }
        check { $0.contains(1) }
        check { $0.count() }
        check { $0.dropFirst(2) }
        check { $0.first() }
        check { $0.ignoreOutput() }
        check { $0.last() }
        check { $0.output(at: 1) }
        check { $0.replaceEmpty(with: 1) }
        check { $0.replaceError(with: 1) }
        check { $0.retry(2) }
        #expect(a.collect(3) != a.collect(4) && a.contains(1) != a.contains(2) && a.dropFirst(2) != a.dropFirst())
        #expect(a.output(at: 1) != a.output(in: 1..<3) && a.retry(2) != a.retry(3))
        #expect(a.replaceEmpty(with: 1) != a.replaceEmpty(with: 2))
        #expect(a.replaceError(with: 1) != a.replaceError(with: 2))
        let never = BareSource(Int.self, failure: Never.self)
        #expect(never.setFailureType(to: TestError.self) == never.setFailureType(to: TestError.self))
    }

    @Test("operators with several publishers above them, by each")
    func several() {
        check { $0.append(a) }
        check { a.append($0) }
        check { $0.prepend(a) }
        check { $0.drop(untilOutputFrom: a) }
        check { a.drop(untilOutputFrom: $0) }
        check { $0.combineLatest(a) }
        check { a.combineLatest(a, $0) }
        check { a.combineLatest(a, a, $0) }
        check { $0.zip(a) }
        check { a.zip(a, $0) }
        check { a.zip(a, a, $0) }
        check { a.merge(with: $0, Empty<Int, TestError>()) }
        check { Publishers.Merge(a, $0) }
        check { Publishers.Merge3(a, a, $0) }
        check { Publishers.Merge4(a, a, a, $0) }
        check { Publishers.Merge5(a, a, a, a, $0) }
        check { Publishers.Merge6(a, a, a, a, a, $0) }
        check { Publishers.Merge7(a, a, a, a, a, a, $0) }
        check { Publishers.Merge8(a, a, a, a, a, a, a, $0) }
        check { Publishers.MergeMany(a, $0) }
    }

    @Test("publishers of given values, by these; what is shared, by itself")
    func sources() {
        #expect(Just(1) == Just(1) && Just(1) != Just(2))
        #expect(Fail<Int, TestError>(error: .first) != Fail<Int, TestError>(error: .second))
        #expect(Empty<Int, Never>() == Empty<Int, Never>() && Optional(1).publisher != Optional(2).publisher)
        #expect(Result<Int, TestError>.success(1).publisher != Result<Int, TestError>.failure(.first).publisher)
        #expect([1].publisher == [1].publisher && [1].publisher != [2].publisher)
        let shared = a.share()
        #expect(shared == shared && shared != a.share())
    }
}
