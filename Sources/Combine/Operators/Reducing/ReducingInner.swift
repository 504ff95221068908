/// The subscriber of all operators whose work is a `ReducingMachine`.
///
/// It asks upstream for everything whatever downstream wants, and sends its result once downstream wants a value.
/// The machine is stepped without a lock, as upstream sends one value at a time.
@usableFromInline
final class ReducingInner<Machine: ReducingMachine, UpstreamFailure: Error, Downstream: Subscriber>: Subscriber,
    Subscription, CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible
where Downstream.Input == Machine.Output {
    @usableFromInline typealias Input = Machine.Input
    @usableFromInline typealias Failure = UpstreamFailure

    private let name: StaticString
    private let lock = Lock()
    private var downstream: Downstream?
    private var delivery = ResultMachine<any Subscription>()
    // What downstream holds. It holds this only until the end, so that nobody keeps the machine's closures.
    private weak var handle: ReleasableSubscription?
    @usableFromInline let isActive: Flag
    // A closure of the machine may send upstream another value before it returns.
    @usableFromInline @exclusivity(unchecked) var machine: Machine

    @usableFromInline init(
        name: StaticString, machine: Machine, upstreamFailure: UpstreamFailure.Type, downstream: Downstream
    ) {
        self.name = name
        self.machine = machine
        self.downstream = downstream
        isActive = Flag()
    }

    @usableFromInline func receive(subscription: any Subscription) {
        lock.lock()
        guard delivery.accept(subscription), let downstream else {
            lock.unlock()
            subscription.cancel()
            return
        }
        isActive.set()
        let handle = ReleasableSubscription(self)
        self.handle = handle
        lock.unlock()
        downstream.receive(subscription: handle)
        if isActive.isSet { subscription.request(.unlimited) }
    }

    @inlinable func receive(_ input: Machine.Input) -> Subscribers.Demand {
        guard isActive.isSet else { return .none }
        do {
            if try machine.step(input) == .decided { close(cancelling: true, error: nil) }
        } catch {
            close(cancelling: true, error: (error as! Downstream.Failure))
        }
        return .none
    }

    @usableFromInline func receive(completion: Subscribers.Completion<UpstreamFailure>) {
        switch completion {
        case .finished: close(cancelling: false, error: nil)
        case .failure(let error): close(cancelling: false, error: (error as! Downstream.Failure))
        }
    }

    @usableFromInline func close(cancelling: Bool, error: Downstream.Failure?) {
        lock.lock()
        let end = delivery.close(isFailure: error != nil)
        let subscription: any Subscription
        var downstream: Downstream?
        switch end {
        case .ignored:
            lock.unlock()
            return
        case .wait(let handle): subscription = handle
        case .send(let handle):
            subscription = handle
            downstream = self.downstream.take()
        }
        isActive.clear()
        lock.unlock()
        if cancelling { subscription.cancel() }
        guard let downstream else { return }
        if let error {
            releaseHandle()
            downstream.receive(completion: .failure(error))
        } else {
            sendResult(to: downstream)
        }
    }

    private func sendResult(to downstream: Downstream) {
        if let result = machine.result {
            _ = downstream.receive(result)
            if lock.withLock({ delivery.isCancelled }) { return }
        }
        releaseHandle()
        downstream.receive(completion: .finished)
    }

    private func releaseHandle() { lock.withLock { handle }?.release() }

    @usableFromInline func request(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        if let downstream = lock.withLock({ delivery.request() ? downstream.take() : nil }) {
            sendResult(to: downstream)
        }
    }

    @usableFromInline func cancel() {
        lock.lock()
        let subscription = delivery.cancel()
        let released = downstream.take()
        isActive.clear()
        lock.unlock()
        subscription?.cancel()
        withExtendedLifetime(released) {}
    }

    @usableFromInline var description: String { "\(name)" }

    @usableFromInline var customMirror: Mirror {
        let (downstream, status) = lock.withLock { (self.downstream, delivery.source) }
        let children = machine.mirrorChildren(downstream: downstream, status: status)
        return Mirror(self, children: children.map { (label: $0.0, value: $0.1) })
    }

    @usableFromInline var playgroundDescription: Any { description }
}
