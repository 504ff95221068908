/// A publisher of one value or error that is made once, and that all subscribers get.
public final class Future<Output, Failure: Error>: Publisher {
    /// What is called with the value or the error. Only the first call counts.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private let lock = Lock()
    private var conduits: [FutureConduit<Output, Failure>] = []
    private var result: Result<Output, Failure>?

    /// Makes a future and calls `attemptToFulfill` at once.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill(fulfill)
    }

    private func fulfill(_ result: Result<Output, Failure>) {
        lock.lock()
        guard self.result == nil else {
            lock.unlock()
            return
        }
        self.result = result
        let conduits = conduits
        self.conduits = []
        lock.unlock()
        for conduit in conduits { conduit.fulfill(result) }
    }

    /// Attaches `subscriber`: a value waits for demand, an error does not.
    public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
        let receiver = Receiver(subscriber)
        let conduit = FutureConduit(receiver: receiver, parent: self)
        lock.lock()
        let result = result
        if result == nil { conduits.append(conduit) }
        lock.unlock()
        receiver.receive(subscription: conduit)
        if let result { conduit.fulfill(result) }
    }

    fileprivate func remove(_ conduit: FutureConduit<Output, Failure>) {
        lock.lock()
        let removed = conduits.firstIndex { $0 === conduit }.map { conduits.remove(at: $0) }
        lock.unlock()
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
    private var hasAnyDemand = false
    private var value: Output?
    private var isCancelled = false

    init(receiver: Receiver<Output, Failure>, parent: Future<Output, Failure>) {
        self.receiver = receiver
        self.parent = parent
    }

    func fulfill(_ result: Result<Output, Failure>) {
        lock.lock()
        switch result {
        case .success(let value):
            guard hasAnyDemand, let receiver = receiver.take() else {
                self.value = value
                lock.unlock()
                return
            }
            lock.unlock()
            send(value, to: receiver)
        case .failure(let error):
            let receiver = receiver.take()
            lock.unlock()
            receiver?.receive(completion: .failure(error))
        }
        let released = lock.withLock { parent.take() }
        withExtendedLifetime(released) {}
    }

    func request(_ demand: Subscribers.Demand) {
        precondition(demand > .none, "at least one value has to be asked for")
        lock.lock()
        hasAnyDemand = true
        guard let value, let receiver = receiver.take() else {
            lock.unlock()
            return
        }
        self.value = nil
        lock.unlock()
        send(value, to: receiver)
    }

    private func send(_ value: Output, to receiver: Receiver<Output, Failure>) {
        _ = receiver.receive(value)
        if lock.withLock({ isCancelled }) { return }
        receiver.receive(completion: .finished)
    }

    func cancel() {
        lock.lock()
        isCancelled = true
        let released = (receiver.take(), value.take())
        let parent = parent.take()
        lock.unlock()
        parent?.remove(self)
        withExtendedLifetime(released) {}
    }

    var description: String { "Future" }

    var customMirror: Mirror {
        let (parent, receiver, demand) = lock.withLock { (self.parent, self.receiver, hasAnyDemand) }
        return Mirror(
            self,
            children: [
                "parent": parent as Any, "downstream": receiver?.subscriber as Any, "hasAnyDemand": demand,
                "subject": parent as Any,
            ])
    }

    var playgroundDescription: Any { description }
}
