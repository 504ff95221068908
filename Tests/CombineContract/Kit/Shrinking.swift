/// A random test that can be made smaller, as long as it goes wrong.
protocol Shrinking: CustomStringConvertible {
    /// The same test with one thing less, in every way.
    var smaller: [Self] { get }

    /// Runs the test. Returns what is wrong, or `nil`.
    func problem() -> String?
}

extension Shrinking {
    /// The smallest test with a problem that taking things away leads to.
    func shrunk() -> Self {
        var best = self
        while let next = best.smaller.first(where: { $0.problem() != nil }) { best = next }
        return best
    }

    /// What is wrong with the smallest test, and how to repeat it; `nil` when nothing is wrong.
    func report() -> String? {
        guard problem() != nil else { return nil }
        let smallest = shrunk()
        return "\(smallest): \(smallest.problem() ?? ""). MARTLET_SEED=\(Settings.seed)"
    }
}

/// Makes up to `count` tests, and returns the report of the first one that goes wrong.
func firstReport<Test: Shrinking>(of count: Int, _ make: () -> Test) -> String? {
    for _ in 0..<count {
        if let report = make().report() { return report }
    }
    return nil
}

extension Array {
    /// The array without each of its elements in turn.
    var withoutOne: [[Element]] { indices.map { index in Array(self[..<index] + self[(index + 1)...]) } }
}
