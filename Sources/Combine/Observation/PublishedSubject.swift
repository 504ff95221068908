/// The value of a published property to which somebody listens, and those who do.
@usableFromInline
final class PublishedSubject<Value> {
    @usableFromInline let broadcast: Broadcast<Value, Never>
    private var objectWillChange: ObservableObjectPublisher?

    init(_ value: Value, announcer: ObservableObjectPublisher?) {
        broadcast = Broadcast(kind: .published, current: value, isDemanded: true)
        objectWillChange = announcer
    }

    deinit { broadcast.abandon() }

    @usableFromInline var value: Value { broadcast.lock.withLock { broadcast.current.unsafelyUnwrapped } }

    /// What is told before those who listen to the values.
    var announcer: ObservableObjectPublisher? {
        get { broadcast.lock.withLock { objectWillChange } }
        set {
            var value = newValue
            broadcast.lock.withLock { swap(&value, &objectWillChange) }
            withExtendedLifetime(value) {}
        }
    }

    @usableFromInline func send(_ value: Value) {
        announcer?.send()
        sendAnnounced(value)
    }

    @usableFromInline func sendAnnounced(_ value: Value) { broadcast.sendBeforeKeeping(value) }
}
