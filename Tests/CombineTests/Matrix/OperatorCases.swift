import Combine
import CombineTestKit

private struct NumberCoder: TopLevelEncoder, TopLevelDecoder {
    let token: Token

    func encode<T>(_ value: T) throws -> Int where T: Encodable { 1 }

    func decode<T>(_ type: T.Type, from number: Int) throws -> T where T: Decodable { number as! T }
}

private var clock: ImmediateScheduler { ImmediateScheduler.shared }

/// What the operators do that combine-behaviour.md, sections 1 and 2, have in their tables: the tables say the rest, and
/// what is said here of a publisher that breaks the rules is blank there.
let operatorCases: [OperatorCase] =
    passing + throwing + strict + reducing + dropping + failing + combining
    + manySides + sharing + timing

private let passing: [OperatorCase] = [
    OperatorCase("map", second: .forwarded, shown: "Map") { s, t in
        s.map { t.pass($0) }
    },
    OperatorCase(
        "map(keyPath)", second: .forwarded, shown: "ValueForKey"
    ) { s, _ in s.map(\.magnitude) },
    OperatorCase(
        "map of two key paths", second: .forwarded, shown: "ValueForKeys"
    ) { s, _ in s.map(\.magnitude, \.magnitude) },
    OperatorCase(
        "map of three key paths", second: .forwarded, shown: "ValueForKeys",
        labels: ["keyPath0", "keyPath1", "keyPath2"]
    ) { s, _ in s.map(\.magnitude, \.magnitude, \.magnitude) },
    OperatorCase("replaceNil", second: .forwarded, shown: "Map") { s, _ in
        s.map { Optional($0) }.replaceNil(with: 0)
    },
    OperatorCase("mapError", second: .forwarded, shown: "MapError") { s, t in
        s.mapError { t.pass($0) }
    },
    OperatorCase("filter", second: .forwarded, shown: "Filter") { s, t in
        s.filter { t.pass($0) > 0 }
    },
    OperatorCase("compactMap", second: .forwarded, shown: "CompactMap") {
        s, t in s.compactMap { t.pass($0) }
    },
    OperatorCase(
        "scan", second: .forwarded, shown: "Scan"
    ) { s, t in s.scan(0) { t.pass($0 + $1) } },
    OperatorCase(
        "ignoreOutput", asking: .sameAndEverything,
        shown: "IgnoreOutput"
    ) { s, _ in s.ignoreOutput() },
    OperatorCase("breakpoint", value: .forwarded, completion: .forwarded, shown: "Breakpoint") {
        s, t in s.breakpoint(receiveOutput: { t.pass($0) < 0 })
    },
    OperatorCase(
        "assertNoFailure", value: .forwarded, completion: .forwarded, shown: "AssertNoFailure", fails: false
    ) { s, _ in s.assertNoFailure() },
    OperatorCase("handleEvents", shown: "HandleEvents") { s, t in
        s.handleEvents(receiveOutput: { _ = t.pass($0) })
    },
    OperatorCase("print", shown: "Print") { s, _ in s.print(to: Silence()) },
    OperatorCase(
        "encode", shown: "Encode"
    ) { s, t in s.encode(encoder: NumberCoder(token: t)) },
    OperatorCase(
        "decode", shown: "Decode"
    ) { s, t in s.decode(type: Int.self, decoder: NumberCoder(token: t)) },
]

private let throwing: [OperatorCase] = [
    OperatorCase("tryMap", shown: "TryMap") { s, t in
        s.tryMap { t.pass($0) }
    },
    OperatorCase(
        "tryScan", shown: "TryScan"
    ) { s, t in s.tryScan(0) { t.pass($0 + $1) } },
]

private let strict: [OperatorCase] = [
    OperatorCase("tryFilter", shown: "TryFilter") {
        s, t in s.tryFilter { t.pass($0) > 0 }
    },
    OperatorCase(
        "tryCompactMap", shown: "TryCompactMap"
    ) { s, t in s.tryCompactMap { t.pass($0) } },
    OperatorCase(
        "removeDuplicates", shown: "RemoveDuplicates"
    ) { s, t in s.removeDuplicates { t.pass($0 == $1) } },
    OperatorCase(
        "tryRemoveDuplicates", shown: "TryRemoveDuplicates"
    ) { s, t in s.tryRemoveDuplicates { t.pass($0 == $1) } },
    OperatorCase(
        "prefix(while:)", shown: "PrefixWhile"
    ) { s, t in s.prefix { t.pass($0) > 0 } },
    OperatorCase(
        "tryPrefix(while:)", shown: "TryPrefixWhile"
    ) { s, t in s.tryPrefix { t.pass($0) > 0 } },
]

private func result<P: Publisher & SendableMetatype>(
    _ name: String, _ shown: String,
    make: @escaping @Sendable (NumberSource, Token) -> P
) -> OperatorCase {
    OperatorCase(
        name, zero: .swallowed, asking: .everything, shown: shown, make: make)
}

private let reducing: [OperatorCase] = [
    result("reduce", "Reduce") { s, t in s.reduce(0) { t.pass($0 + $1) } },
    result("tryReduce", "TryReduce") { s, t in s.tryReduce(0) { t.pass($0 + $1) } },
    result("count", "Count") { s, _ in s.count() },
    result("collect", "Collect") { s, _ in s.collect() },
    result("min", "Comparison") { s, t in s.min { t.pass($0 < $1) } },
    result("max", "Comparison") { s, t in s.max { t.pass($0 < $1) } },
    result("tryMin", "TryComparison") { s, t in s.tryMin { t.pass($0 < $1) } },
    result("tryMax", "TryComparison") { s, t in s.tryMax { t.pass($0 < $1) } },
    result("allSatisfy", "AllSatisfy") { s, t in s.allSatisfy { t.pass($0) > 0 } },
    result("tryAllSatisfy", "TryAllSatisfy") { s, t in s.tryAllSatisfy { t.pass($0) > 0 } },
    result("contains", "Contains") { s, _ in s.contains(9) },
    result("contains(where:)", "ContainsWhere") { s, t in s.contains { t.pass($0) < 0 } },
    result("tryContains(where:)", "TryContainsWhere") { s, t in s.tryContains { t.pass($0) < 0 } },
    result("first", "First") { s, _ in s.first() },
    result("first(where:)", "TryFirst") { s, t in s.first { t.pass($0) < 0 } },
    result("tryFirst(where:)", "TryFirstWhere") { s, t in s.tryFirst { t.pass($0) < 0 } },
    result("last", "Last") { s, _ in s.last() },
    result("last(where:)", "LastWhere") { s, t in s.last { t.pass($0) > 0 } },
    result("tryLast(where:)", "TryLastWhere") { s, t in s.tryLast { t.pass($0) > 0 } },
    OperatorCase(
        "collect(n)", asking: .times(4),
        shown: "CollectByCount"
    ) { s, _ in s.collect(4) },
]

private let dropping: [OperatorCase] = [
    OperatorCase("dropFirst", shown: "Drop") { s, _ in
        s.dropFirst(0)
    },
    OperatorCase("drop(while:)", shown: "DropWhile") { s, t in
        s.drop { t.pass($0) < 0 }
    },
    OperatorCase("tryDrop(while:)", shown: "TryDropWhile") {
        s, t in s.tryDrop { t.pass($0) < 0 }
    },
    OperatorCase(
        "drop(untilOutputFrom:)", zero: .forwarded, shown: "DropUntilOutput"
    ) { s, _ in s.drop(untilOutputFrom: Empty<Int, TestError>(completeImmediately: false)) },
    OperatorCase("prefix", shown: "Output") { s, _ in s.prefix(9) },
    OperatorCase("output(at:)", shown: "Output") { s, _ in s.output(at: 0) },
    OperatorCase("output(in:)", shown: "Output") { s, _ in s.output(in: 0...)
    },
    OperatorCase("prefix(untilOutputFrom:)", shown: nil) { s, _ in
        s.prefix(untilOutputFrom: Empty<Int, TestError>(completeImmediately: false))
    },
    OperatorCase("replaceEmpty", shown: "ReplaceEmpty") { s, _ in
        s.replaceEmpty(with: 1)
    },
]

private let failing: [OperatorCase] = [
    OperatorCase("replaceError", shown: "ReplaceError", fails: false) { s, _ in
        s.replaceError(with: 1)
    },
    OperatorCase("retry", shown: "Retry") { s, _ in s.retry(0) },
    OperatorCase(
        "catch", shown: "Catch", fails: false
    ) { s, t in s.catch { _ in Just(t.pass(1)) } },
    OperatorCase(
        "tryCatch", shown: "TryCatch",
        fails: false
    ) { s, t in s.tryCatch { _ in Just(t.pass(1)) } },
]

private let combining: [OperatorCase] = [
    OperatorCase(
        "flatMap", asking: .only(2), shown: "FlatMap"
    ) { s, t in s.flatMap(maxPublishers: .max(2)) { [t.pass($0)].publisher } },
    OperatorCase(
        "switchToLatest", asking: .everything,
        shown: "SwitchToLatest"
    ) { s, t in s.map { Just(t.pass($0)).setFailureType(to: TestError.self) }.switchToLatest() },
    OperatorCase("append", shown: "Concatenate") { s, _ in s.append(1) },
    OperatorCase("prepend", shown: "Concatenate") { s, _ in
        s.prepend(Empty<Int, TestError>())
    },
    OperatorCase("zip", value: .ignored, completion: .forwarded, shown: "Zip") { s, _ in
        s.zip(Empty<Int, TestError>(completeImmediately: false))
    },
    OperatorCase("combineLatest", value: .ignored, completion: .ignored, shown: "CombineLatest") {
        s, _ in s.combineLatest(Empty<Int, TestError>(completeImmediately: false))
    },
    OperatorCase(
        "merge", value: .forwarded, completion: .ignored, asking: .only(1), shown: "Merge"
    ) { s, _ in s.merge(with: Empty<Int, TestError>(completeImmediately: false)) },
]

private var silent: Empty<Int, TestError> { Empty(completeImmediately: false) }

private func zipping<P: Publisher & SendableMetatype>(
    _ name: String, make: @escaping @Sendable (NumberSource) -> P
) -> OperatorCase {
    OperatorCase(name, value: .ignored, completion: .forwarded, shown: "Zip") { s, _ in make(s) }
}

private func latest<P: Publisher & SendableMetatype>(
    _ name: String, make: @escaping @Sendable (NumberSource) -> P
) -> OperatorCase {
    OperatorCase(name, value: .ignored, completion: .ignored, shown: "CombineLatest") { s, _ in make(s)
    }
}

private func merging<P: Publisher & SendableMetatype>(
    _ name: String, make: @escaping @Sendable (NumberSource) -> P
) -> OperatorCase {
    OperatorCase(
        name, value: .forwarded, completion: .ignored, asking: .only(1), shown: "Merge"
    ) { s, _ in make(s) }
}

private let manySides: [OperatorCase] = [
    zipping("zip of three") { $0.zip(silent, silent) },
    zipping("zip of four") { $0.zip(silent, silent, silent) },
    latest("combineLatest of three") { $0.combineLatest(silent, silent) },
    latest("combineLatest of four") { $0.combineLatest(silent, silent, silent) },
    merging("merge of three") { $0.merge(with: silent, silent) },
    merging("merge of four") { $0.merge(with: silent, silent, silent) },
    merging("merge of five") { $0.merge(with: silent, silent, silent, silent) },
    merging("merge of six") { $0.merge(with: silent, silent, silent, silent, silent) },
    merging("merge of seven") { $0.merge(with: silent, silent, silent, silent, silent, silent) },
    merging("merge of eight") { $0.merge(with: silent, silent, silent, silent, silent, silent, silent) },
    merging("merge of many") { Publishers.MergeMany($0, NumberSource()) },
]

private let sharing: [OperatorCase] = [
    OperatorCase(
        "share", zero: .trapped, asking: .everythingWhenAsked,
        shown: "Multicast"
    ) { s, _ in s.share() },
    OperatorCase(
        "multicast, autoconnect", zero: .trapped,
        asking: .everythingWhenAsked, shown: "Multicast"
    ) { s, _ in s.multicast(subject: PassthroughSubject()).autoconnect() },
    OperatorCase(
        "makeConnectable, autoconnect", zero: .trapped,
        asking: .everythingWhenAsked, shown: "Multicast", fails: false
    ) { s, _ in s.assertNoFailure().makeConnectable().autoconnect() },
]

private let timing: [OperatorCase] = [
    OperatorCase(
        "buffer", asking: .only(5), shown: "Buffer"
    ) { s, t in
        s.buffer(size: 5, prefetch: .keepFull, whenFull: .customError { t.pass(.second) })
    },
    OperatorCase("receive(on:)", shown: "ReceiveOn") { s, _ in
        s.receive(on: clock)
    },
    OperatorCase("delay", shown: nil) { s, _ in s.delay(for: 1, scheduler: clock)
    },
    OperatorCase("subscribe(on:)", shown: "SubscribeOn") { s, _ in
        s.subscribe(on: clock)
    },
    OperatorCase("measureInterval", shown: "MeasureInterval") { s, _ in
        s.measureInterval(using: clock)
    },
    OperatorCase(
        "throttle", asking: .everything, shown: "Throttle"
    ) { s, _ in s.throttle(for: 1, scheduler: clock, latest: true) },
    OperatorCase(
        "debounce", zero: .swallowed, asking: .everything, shown: "Debounce"
    ) { s, _ in s.debounce(for: 1, scheduler: clock) },
    OperatorCase("timeout", shown: "Timeout") { s, _ in
        s.timeout(1, scheduler: VirtualScheduler())
    },
    OperatorCase(
        "collect(byTime)", value: .ignored, completion: .ignored, zero: .swallowed, asking: .everything,
        shown: "CollectByTime"
    ) { s, _ in s.collect(.byTime(clock, 1)) },
]

private struct Silence: TextOutputStream {
    func write(_ string: String) {}
}
