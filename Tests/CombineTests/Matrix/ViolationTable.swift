/// What Apple's operators do with a publisher or a subscriber that breaks the rules: combine-behaviour.md, section 1,
/// "Protocol-violation table", row by row and in its order. A cell that is `nil` is blank there.
struct ViolationRow: Sendable {
    /// What becomes of an event that should not come.
    enum Reaction {
        case forwarded
        case ignored
        case trapped
    }

    /// What becomes of a request before upstream's subscription.
    enum EarlyRequest {
        /// It is upstream's own subscription that is asked, so none can be asked so early.
        case impossible

        case taken
        case trapped
    }

    /// What becomes of a subscription that comes after a cancel.
    enum LateSubscription {
        case untouched
        case cancelled

        /// It is taken, and asked.
        case asked
    }

    /// What becomes of a request for nothing.
    enum Zero {
        case trapped
        case taken
        case forwarded
    }

    /// The rows of `operatorCases` that the row speaks of.
    let operators: [String]

    /// Those of the row that have another place in the stream, or none above them: `ViolationTests` has their tests.
    var others: [String] = []

    var value: Reaction?
    var completion: Reaction?
    var request: EarlyRequest?
    var cancel: LateSubscription?
    var second: Reaction?
    var zero: Zero?

    /// Whether Apple's keeps the subscriber after a cancel or a completion. Ours never does.
    var keeps: Bool?

    /// The row that speaks of an operator.
    static func of(_ name: String) -> ViolationRow? { violationTable.first { $0.operators.contains(name) } }
}

let violationTable: [ViolationRow] = [
    ViolationRow(
        operators: [
            "map", "map(keyPath)", "map of two key paths", "map of three key paths", "mapError", "replaceNil", "filter",
            "compactMap",
        ], others: ["setFailureType"], value: .forwarded, completion: .forwarded, request: .impossible, keeps: false),
    ViolationRow(
        operators: ["scan"], value: .forwarded, completion: .forwarded, request: .impossible, keeps: false),
    ViolationRow(
        operators: ["ignoreOutput"], value: .ignored, completion: .forwarded, request: .impossible,
        second: .forwarded, keeps: false),
    ViolationRow(operators: ["breakpoint", "assertNoFailure"], request: .impossible, second: .forwarded),
    ViolationRow(
        operators: ["tryMap", "tryScan"], value: .forwarded, completion: .ignored, request: .taken,
        cancel: .untouched, second: .ignored, keeps: true),
    ViolationRow(
        operators: [
            "tryFilter", "tryCompactMap", "removeDuplicates", "tryRemoveDuplicates", "prefix(while:)",
            "tryPrefix(while:)",
        ], value: .trapped, completion: .trapped, request: .trapped, cancel: .cancelled, second: .ignored, keeps: true),
    ViolationRow(
        operators: [
            "reduce", "tryReduce", "count", "collect", "min", "max", "tryMin", "tryMax", "allSatisfy",
            "tryAllSatisfy", "contains", "contains(where:)", "tryContains(where:)", "first", "first(where:)",
            "tryFirst(where:)", "last", "last(where:)", "tryLast(where:)",
        ], value: .ignored, completion: .ignored, request: .taken, cancel: .asked, second: .ignored, keeps: true),
    ViolationRow(
        operators: ["collect(n)"], value: .ignored, completion: .forwarded, request: .taken, cancel: .untouched,
        second: .ignored, zero: .trapped, keeps: true),
    ViolationRow(
        operators: ["dropFirst"], value: .forwarded, completion: .forwarded, request: .taken, cancel: .untouched,
        second: .ignored, zero: .trapped, keeps: true),
    ViolationRow(
        operators: ["drop(while:)", "tryDrop(while:)"], value: .ignored, completion: .ignored, request: .taken,
        cancel: .untouched, second: .ignored, zero: .trapped, keeps: true),
    ViolationRow(
        operators: ["drop(untilOutputFrom:)"], others: ["the other of drop(untilOutputFrom:)"], value: .trapped,
        completion: .forwarded, request: .taken, cancel: .cancelled, second: .ignored, zero: .taken, keeps: true),
    ViolationRow(
        operators: ["prefix", "output(at:)", "output(in:)"], value: .forwarded, completion: .ignored,
        request: .taken, cancel: .untouched, second: .ignored, keeps: true),
    ViolationRow(
        operators: ["prefix(untilOutputFrom:)"], others: ["the other of prefix(untilOutputFrom:)"], value: .ignored,
        completion: .ignored, request: .taken, cancel: .cancelled, second: .ignored, zero: .forwarded, keeps: true),
    ViolationRow(
        operators: ["replaceError"], value: .ignored, completion: .ignored, request: .taken, cancel: .untouched,
        second: .ignored, keeps: true),
    ViolationRow(
        operators: ["replaceEmpty"], value: .ignored, completion: .ignored, request: .taken, cancel: .asked,
        second: .ignored, zero: .trapped, keeps: true),
    ViolationRow(
        operators: ["retry"], value: .trapped, completion: .forwarded, request: .taken, cancel: .cancelled,
        second: .ignored, keeps: false),
    ViolationRow(
        operators: ["catch", "tryCatch"], others: ["what follows in catch"], value: .trapped, completion: .ignored,
        second: .ignored),
    ViolationRow(
        operators: ["handleEvents", "print"], value: .forwarded, completion: .forwarded, request: .taken,
        cancel: .untouched, second: .ignored, zero: .forwarded, keeps: true),
    ViolationRow(
        operators: ["encode", "decode"], value: .forwarded, completion: .forwarded, request: .taken,
        cancel: .untouched, second: .ignored, keeps: true),
    ViolationRow(
        operators: ["flatMap"], value: .ignored, completion: .forwarded, second: .ignored, zero: .trapped),
    ViolationRow(
        operators: ["switchToLatest"], others: ["the newest of switchToLatest"], value: .ignored,
        completion: .forwarded, second: .ignored, zero: .trapped, keeps: true),
    ViolationRow(
        operators: ["append", "prepend"], value: .ignored, completion: .ignored, second: .ignored, zero: .forwarded,
        keeps: true),
    ViolationRow(
        operators: ["zip", "zip of three", "zip of four"], second: .ignored, zero: .trapped, keeps: true),
    ViolationRow(
        operators: ["combineLatest", "combineLatest of three", "combineLatest of four"], second: .ignored,
        zero: .trapped, keeps: true),
    ViolationRow(
        operators: [
            "merge", "merge of three", "merge of four", "merge of five", "merge of six", "merge of seven",
            "merge of eight", "merge of many",
        ], second: .ignored, zero: .taken, keeps: true),
    ViolationRow(
        operators: ["buffer"], value: .ignored, completion: .ignored, request: .taken, cancel: .asked,
        second: .ignored, zero: .taken, keeps: true),
    ViolationRow(
        operators: ["receive(on:)", "delay", "subscribe(on:)", "measureInterval"], value: .ignored,
        completion: .ignored, request: .taken, cancel: .untouched, second: .ignored, zero: .forwarded, keeps: true),
    ViolationRow(
        operators: ["throttle"], value: .ignored, completion: .ignored, request: .taken, cancel: .cancelled,
        second: .ignored, zero: .taken, keeps: false),
    ViolationRow(
        operators: ["debounce"], value: .ignored, completion: .ignored, request: .taken, second: .ignored),
    ViolationRow(
        operators: ["timeout"], value: .ignored, completion: .ignored, request: .taken, cancel: .untouched,
        second: .ignored, zero: .forwarded),
    ViolationRow(
        operators: ["share", "multicast, autoconnect", "makeConnectable, autoconnect"], value: .ignored,
        completion: .ignored, second: .ignored),
    ViolationRow(operators: [], others: ["autoconnect"], value: .forwarded, completion: .forwarded),
    ViolationRow(
        operators: [],
        others: ["Just", "Optional", "Result", "Future", "PassthroughSubject", "CurrentValueSubject"], zero: .trapped,
        keeps: false),
    ViolationRow(operators: [], others: ["Sequence", "Record"], zero: .taken, keeps: false),
]
