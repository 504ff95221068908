/// How subscribers and subscriptions show themselves: combine-behaviour.md, section 2, "Reflection of inner subscribers
/// and subscriptions", row by row and in its order.
struct ReflectionRow: Sendable {
    let descriptions: [String]

    /// The labels of what a mirror shows; `nil` where the sheet is blank, and the first time that a name has two rows.
    let labels: [String?]?

    init(_ descriptions: String..., labels: [String?]?) {
        self.descriptions = descriptions
        self.labels = labels
    }

    /// What a mirror of something with this description shows.
    static func labels(_ description: String) -> [String?]? {
        reflectionTable.first { $0.descriptions.contains(description) }?.labels
    }
}

let reflectionTable: [ReflectionRow] = [
    ReflectionRow(
        "Map", "Filter", "CompactMap", "MapError", "SetFailureType", "IgnoreOutput", "Breakpoint", labels: []),
    ReflectionRow("ValueForKey", labels: ["keyPath"]),
    ReflectionRow("ValueForKeys", labels: ["keyPath0", "keyPath1"]),
    ReflectionRow("AssertNoFailure", labels: ["file", "line", "prefix"]),
    ReflectionRow("Scan", labels: ["downstream", "result"]),
    ReflectionRow("TryScan", labels: ["downstream", "status", "result"]),
    ReflectionRow(
        "TryMap", "Drop", "DropWhile", "TryDropWhile", "DropUntilOutput", "Output", "ReplaceError", "ReplaceEmpty",
        "Retry", "HandleEvents", "Print", "FlatMap", "SwitchToLatest", "Concatenate", "ReceiveOn", "SubscribeOn",
        "MeasureInterval", "Throttle", "Timeout", "Multicast", labels: []),
    ReflectionRow("TryFilter", "TryCompactMap", "PrefixWhile", "TryPrefixWhile", labels: ["downstream"]),
    ReflectionRow("RemoveDuplicates", "TryRemoveDuplicates", labels: ["downstream", "last"]),
    ReflectionRow(
        "Reduce", "TryReduce", "Count", "Comparison", "TryComparison", "AllSatisfy", "TryAllSatisfy", "Contains",
        "ContainsWhere", "TryContainsWhere", "First", "TryFirst", "TryFirstWhere", "Last", "LastWhere",
        "TryLastWhere", labels: ["downstream", "result", "initial", "status"]),
    ReflectionRow("Collect", labels: ["count"]),
    ReflectionRow("CollectByCount", labels: ["downstream", "upstreamSubscription", "buffer", "count"]),
    ReflectionRow("Catch", "TryCatch", labels: ["downstream", "demand"]),
    ReflectionRow("Encode", "Decode", labels: ["downstream", "finished", "upstreamSubscription"]),
    ReflectionRow("Buffer", labels: ["values", "state", "downstreamDemand", "terminal"]),
    ReflectionRow("Debounce", labels: ["downstream", "downstreamDemand", "currentValue"]),
    ReflectionRow("Zip", "CombineLatest", "Merge", labels: nil),
    ReflectionRow("Autoconnect", labels: ["parent", "downstream"]),
    ReflectionRow("Subject", labels: nil),
    ReflectionRow(
        "PassthroughSubject", "CurrentValueSubject", "PublishedSubject",
        labels: ["parent", "downstream", "demand", "subject"]),
    ReflectionRow("ObservableObjectPublisher", labels: ["downstream"]),
    ReflectionRow("Future", labels: ["parent", "downstream", "hasAnyDemand", "subject"]),
    ReflectionRow("Just", "Optional", "Once", labels: [nil]),
    ReflectionRow("1...5", "Sequence", labels: ["sequence"]),
    ReflectionRow("[1, 2]", "Cancelled Events", labels: ["sequence", "completion"]),
    ReflectionRow("Empty", labels: []),
    ReflectionRow("Sink", labels: []),
    ReflectionRow("Assign Target.", labels: ["object", "keyPath", "status"]),
    ReflectionRow("Anonymous AnySubscriber", "AnyPublisher", labels: nil),
    ReflectionRow("DataTaskPublisher", labels: ["task", "downstream", "parent", "demand"]),
    ReflectionRow("NotificationCenter Observer", labels: ["center", "name", "object", "demand"]),
    ReflectionRow("max(0)", "max(42)", "unlimited", labels: nil),
]
