import MartletGraph

/// An attribute that says only that something has changed, which is kept elsewhere.
extension Attribute<Int> {
    /// Lets those who read it be evaluated again. Without effect once the attribute has gone.
    @MainActor
    func advance() {
        if isValid { set(untrackedValue &+ 1) }
    }
}
