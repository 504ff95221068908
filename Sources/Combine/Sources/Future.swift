/// A publisher of one value or error that is made once, and that all subscribers get.
public final class Future<Output, Failure: Error>: Publisher {
    /// What is called with the value or the error. Only the first call counts.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private let lock = Lock()
    private var machine = FutureMachine<Result<Output, Failure>, FutureConduit<Output, Failure>>()

    /// Makes a future and calls `attemptToFulfill` at once.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill(fulfill)
    }

    private func fulfill(_ result: Result<Output, Failure>) {
        let conduits = lock.withLock { machine.fulfill(result) }
        for conduit in conduits { conduit.fulfill(result) }
    }

    /// Attaches `subscriber`: a value waits for demand, an error does not.
    public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
        let receiver = Receiver(subscriber)
        let conduit = FutureConduit(receiver: receiver, parent: self)
        let known = lock.withLock { machine.add(conduit) }
        receiver.receive(subscription: conduit)
        let hasFailed = conduit.endAttaching()
        if let result = hasFailed ? lock.withLock({ machine.result }) : known { conduit.fulfill(result) }
    }

    fileprivate func remove(_ conduit: FutureConduit<Output, Failure>) {
        let removed = lock.withLock { machine.remove { $0 === conduit } }
        withExtendedLifetime(removed) {}
    }
}

/// The link of one subscriber to a future.
private final class FutureConduit<Output, Failure: Error>: Subscription, CustomStringConvertible, CustomReflectable,
    CustomPlaygroundDisplayConvertible
{
    private let lock = Lock()
    private var receiver: Receiver<Output, Failure>?
    private var parent: Future<Output, Failure>?
    private var machine = FutureConduitMachine<Output>()

    init(receiver: Receiver<Output, Failure>, parent: Future<Output, Failure>) {
        self.receiver = receiver
        self.parent = parent
    }

    func fulfill(_ result: Result<Output, Failure>) {
        switch result {
        case .success(let value):
            guard let receiver = lock.withLock({ machine.fulfill(value) ? receiver.take() : nil }) else { return }
            send(value, to: receiver)
        case .failure(let error):
            lock.lock()
            let isSent = machine.fail()
            let receiver = isSent ? receiver.take() : nil
            lock.unlock()
            guard isSent else { return }
            receiver?.receive(completion: .failure(error))
        }
        let released = lock.withLock { parent.take() }
        withExtendedLifetime(released) {}
    }

    /// The subscriber has taken its subscription. Returns whether the future has failed meanwhile.
    func endAttaching() -> Bool { lock.withLock { machine.endAttaching() } }

    func request(_ demand: Subscribers.Demand) {
        precondition(demand > .none, "at least one value has to be asked for")
        lock.lock()
        let value = machine.request()
        let receiver = value == nil ? nil : receiver.take()
        lock.unlock()
        if let value, let receiver { send(value, to: receiver) }
    }

    private func send(_ value: Output, to receiver: Receiver<Output, Failure>) {
        _ = receiver.receive(value)
        if lock.withLock({ machine.isCancelled }) { return }
        receiver.receive(completion: .finished)
    }

    func cancel() {
        lock.lock()
        let released = (machine.cancel(), receiver.take())
        let parent = parent.take()
        lock.unlock()
        parent?.remove(self)
        withExtendedLifetime(released) {}
    }

    var description: String { "Future" }

    var customMirror: Mirror {
        let (parent, receiver, demand) = lock.withLock { (self.parent, self.receiver, machine.hasAnyDemand) }
        return Mirror(
            self,
            children: [
                "parent": parent as Any, "downstream": receiver?.subscriber as Any, "hasAnyDemand": demand,
                "subject": parent as Any,
            ])
    }

    var playgroundDescription: Any { description }
}
