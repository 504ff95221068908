/// One step of a graph: who invalidated whom, and what was evaluated why.
@usableFromInline
package enum GraphTraceEvent {
    /// An input was written, or touched, which always counts as changed.
    case written(AnyAttribute, changed: Bool)
    /// An attribute may have to be evaluated again because `by` may have changed.
    case invalidated(AnyAttribute, by: AnyAttribute)
    /// A rule or an effect ran. `because` lists the inputs that had changed; it is empty at the first run and after
    /// `touch()`.
    case evaluated(AnyAttribute, because: GraphCauses, changed: Bool)
    /// Everything that the attribute had read turned out to be equal: it did not run.
    case reused(AnyAttribute)
    case freed(AnyAttribute)
}

extension GraphTraceEvent: @MainActor CustomStringConvertible {
    @usableFromInline
    @MainActor package var description: String {
        switch self {
        case .written(let attribute, let changed):
            return "\(attribute.name) was written\(changed ? "" : " with an equal value")"
        case .invalidated(let attribute, let cause):
            return "\(attribute.name) was invalidated by \(cause.name)"
        case .evaluated(let attribute, let causes, let changed):
            return "\(attribute.name) was evaluated\(causes) and \(changed ? "changed" : "is equal")"
        case .reused(let attribute):
            return "\(attribute.name) was not evaluated: its inputs are equal"
        case .freed(let attribute):
            return "\(attribute.name) was freed"
        }
    }
}
