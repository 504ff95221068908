import Foundation

/// Which requests go wrong, and how. Can be changed from any thread while the server runs.
public final class FaultPlan: @unchecked Sendable {
    private struct Rule {
        var faults: [Fault]
        var path: String
        var remaining: Int?
        var interval: Int
        var seen = 0
    }

    private let lock = NSLock()
    private var rules: [Rule] = []

    public init() {}

    /// From now on a fault meets the requests whose path begins so: each of them or every second, third… one, and
    /// only the given number of times if there is one.
    public func add(_ fault: Fault, path: String = "/", times: Int? = nil, every interval: Int = 1) {
        add([fault], path: path, times: times, every: interval)
    }

    /// The same with several faults that take turns.
    public func add(_ faults: [Fault], path: String = "/", times: Int? = nil, every interval: Int = 1) {
        guard !faults.isEmpty else { return }
        lock.withLock {
            rules.append(Rule(faults: faults, path: path, remaining: times, interval: max(1, interval)))
        }
    }

    /// From now on everything goes well.
    public func removeAll() { lock.withLock { rules = [] } }

    /// What meets a request, which counts.
    func take(for path: String) -> Fault? {
        lock.withLock {
            for index in rules.indices where path.hasPrefix(rules[index].path) && rules[index].remaining != 0 {
                rules[index].seen += 1
                let (turn, rest) = rules[index].seen.quotientAndRemainder(dividingBy: rules[index].interval)
                guard rest == 0 else { continue }
                rules[index].remaining = rules[index].remaining.map { $0 - 1 }
                return rules[index].faults[(turn - 1) % rules[index].faults.count]
            }
            return nil
        }
    }
}
