/// Sends one value and the end when it is first asked.
@usableFromInline
final class SingleValueSubscription<Downstream: Subscriber>: Subscription, CustomStringConvertible,
    CustomReflectable, CustomPlaygroundDisplayConvertible
{
    private let lock = Lock()
    private var downstream: Downstream?
    private var isCancelled = false
    private let value: Downstream.Input
    private let name: StaticString

    @usableFromInline init(name: StaticString, value: Downstream.Input, downstream: Downstream) {
        self.name = name
        self.value = value
        self.downstream = downstream
    }

    @usableFromInline func request(_ demand: Subscribers.Demand) {
        precondition(demand > .none, "at least one value has to be asked for")
        guard let downstream = lock.withLock({ downstream.take() }) else { return }
        _ = downstream.receive(value)
        if lock.withLock({ isCancelled }) { return }
        downstream.receive(completion: .finished)
    }

    @usableFromInline func cancel() {
        lock.lock()
        isCancelled = true
        let released = downstream.take()
        lock.unlock()
        withExtendedLifetime(released) {}
    }

    @usableFromInline var description: String { "\(name)" }

    @usableFromInline var customMirror: Mirror { Mirror(self, unlabeledChildren: [value]) }

    @usableFromInline var playgroundDescription: Any { description }
}
