/// Work that can be stopped.
public protocol Cancellable {
    /// Stops the work and frees what it holds. Further calls do nothing.
    func cancel()
}

extension Cancellable {
    /// Keeps this in `collection`; it is cancelled when it leaves the collection.
    public func store<C>(in collection: inout C)
    where C: RangeReplaceableCollection, C.Element == AnyCancellable {
        AnyCancellable(self).store(in: &collection)
    }

    /// Keeps this in `set`; it is cancelled when it leaves the set.
    public func store(in set: inout Set<AnyCancellable>) {
        AnyCancellable(self).store(in: &set)
    }
}
