/// The value of a published property to which somebody listens, and those who do.
@usableFromInline
final class PublishedSubject<Value> {
    @usableFromInline let broadcast: Broadcast<Value, Never>
    // Guarded by the broadcast's lock.
    @usableFromInline @exclusivity(unchecked) var objectWillChange: ObservableObjectPublisher?

    init(_ value: Value, announcer: ObservableObjectPublisher?) {
        broadcast = Broadcast(kind: .published, current: value, isDemanded: true)
        objectWillChange = announcer
    }

    deinit { broadcast.abandon() }

    @inlinable var value: Value { broadcast.lock.withLock { broadcast.current.unsafelyUnwrapped } }

    /// What is told before those who listen to the values.
    var announcer: ObservableObjectPublisher? {
        get { broadcast.lock.withLock { objectWillChange } }
        set {
            var value = newValue
            broadcast.lock.withLock { swap(&value, &objectWillChange) }
            withExtendedLifetime(value) {}
        }
    }

    @inlinable func send(_ value: Value) {
        let announcer = broadcast.lock.withLock { objectWillChange }
        announcer?.send()
        sendAnnounced(value)
    }

    @inlinable func sendAnnounced(_ value: Value) { broadcast.sendBeforeKeeping(value) }
}
