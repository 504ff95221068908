/// The inputs because of which an attribute was evaluated.
///
/// The first few are kept in the value itself: what is traced while memory is counted must not ask for any.
@usableFromInline
package struct GraphCauses {
    private var first: AnyAttribute?
    private var second: AnyAttribute?
    private var third: AnyAttribute?
    /// How many there are in all.
    package private(set) var count = 0

    init() {}

    mutating func add(_ cause: AnyAttribute) {
        switch count {
        case 0: first = cause
        case 1: second = cause
        case 2: third = cause
        default: break
        }
        count += 1
    }
}

extension GraphCauses: @MainActor CustomStringConvertible {
    @usableFromInline
    @MainActor package var description: String {
        guard count > 0 else { return "" }
        let names = [first, second, third].compactMap { $0?.name }
        let more = count > names.count ? " and \(count - names.count) more" : ""
        return " because of " + names.joined(separator: ", ") + more
    }
}
