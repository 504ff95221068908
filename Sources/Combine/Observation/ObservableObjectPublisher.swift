/// A publisher that says that an object is about to change.
///
/// Demand is not counted: whoever asked once hears of every change.
public final class ObservableObjectPublisher: Publisher {
    /// A change carries nothing.
    public typealias Output = Void

    /// There is nothing that could fail.
    public typealias Failure = Never

    @usableFromInline let broadcast: Broadcast<Void, Never>

    /// Makes a publisher with no subscribers.
    public init() { broadcast = Broadcast(kind: .objectWillChange, isDemanded: true) }

    deinit { broadcast.abandon() }

    /// Attaches `subscriber`.
    @inlinable @inline(__always)
    public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == () {
        broadcast.attach(subscriber)
    }

    /// Says that the object is about to change.
    @inlinable public func send() { broadcast.send(()) }
}
