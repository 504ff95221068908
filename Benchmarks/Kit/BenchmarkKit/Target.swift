/// What a workload has to reach.
package enum Target {
    /// Ours may be at most this many times the floor.
    case ratio(Double)
    /// Ours may be at most this much, in the workload's unit.
    case value(Double)
    /// Only recorded.
    case none

    func isMet(ours: Double, ratio: Double?) -> Bool {
        switch self {
        case .ratio(let limit): return ratio.map { $0 <= limit } ?? false
        case .value(let limit): return ours <= limit
        case .none: return true
        }
    }

    var text: String {
        switch self {
        case .ratio(let limit): return "≤ \(number(limit))×"
        case .value(let limit): return "≤ \(number(limit))"
        case .none: return "–"
        }
    }
}

/// Three significant digits, without an exponent; a dash for what could not be found out.
func number(_ value: Double) -> String {
    guard value.isFinite else { return "–" }
    let magnitude = value.magnitude
    if magnitude >= 100 || value == value.rounded() { return String(Int(value.rounded())) }
    let scale: Double = magnitude >= 10 ? 10 : magnitude >= 1 ? 100 : 1_000
    return "\((value * scale).rounded() / scale)"
}
