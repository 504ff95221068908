extension Publisher {
    /// Runs closures at the events of the stream.
    ///
    /// - Parameters:
    ///   - receiveSubscription: runs before the subscription goes down.
    ///   - receiveOutput: runs before a value goes down.
    ///   - receiveCompletion: runs before the completion goes down.
    ///   - receiveCancel: runs before upstream is cancelled.
    ///   - receiveRequest: runs before upstream is asked for values.
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> Publishers.HandleEvents<Self> {
        Publishers.HandleEvents(
            upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
    }
}

extension Publishers {
    /// Runs closures at the events of the stream.
    public struct HandleEvents<Upstream: Publisher>: Publisher {
        /// Values are upstream's.
        public typealias Output = Upstream.Output

        /// Errors are upstream's.
        public typealias Failure = Upstream.Failure

        /// Where values come from.
        public let upstream: Upstream

        /// Runs before the subscription goes down.
        public var receiveSubscription: ((any Subscription) -> Void)?

        /// Runs before a value goes down.
        public var receiveOutput: ((Output) -> Void)?

        /// Runs before the completion goes down.
        public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?

        /// Runs before upstream is cancelled.
        public var receiveCancel: (() -> Void)?

        /// Runs before upstream is asked for values.
        public var receiveRequest: ((Subscribers.Demand) -> Void)?

        /// Makes a publisher that runs closures.
        public init(
            upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)? = nil,
            receiveOutput: ((Output) -> Void)? = nil,
            receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
            receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
        ) {
            self.upstream = upstream
            self.receiveSubscription = receiveSubscription
            self.receiveOutput = receiveOutput
            self.receiveCompletion = receiveCompletion
            self.receiveCancel = receiveCancel
            self.receiveRequest = receiveRequest
        }

        /// Attaches `subscriber`. The closures are released at the completion and at a cancel.
        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            upstream.subscribe(Inner(downstream: subscriber, events: self))
        }
    }
}

extension Publishers.HandleEvents {
    fileprivate final class Inner<Downstream: Subscriber>: Subscriber, PlainInner
    where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
        private let downstream: Downstream
        private let handling: HandlingSubscription<Upstream>

        init(downstream: Downstream, events: Publishers.HandleEvents<Upstream>) {
            self.downstream = downstream
            handling = HandlingSubscription(events)
        }

        func receive(subscription: any Subscription) {
            handling.events?.receiveSubscription?(subscription)
            if handling.accept(subscription) { downstream.receive(subscription: handling) }
        }

        func receive(_ input: Upstream.Output) -> Subscribers.Demand {
            handling.events?.receiveOutput?(input)
            let more = downstream.receive(input)
            if more > .none { handling.events?.receiveRequest?(more) }
            return more
        }

        func receive(completion: Subscribers.Completion<Upstream.Failure>) {
            handling.close().events?.receiveCompletion?(completion)
            downstream.receive(completion: completion)
        }

        var description: String { "HandleEvents" }
    }
}

/// Keeps the closures until the stream is over, and runs those for what is asked.
private final class HandlingSubscription<Upstream: Publisher>: Subscription, PlainInner {
    private let lock = Lock()
    private var heldEvents: Publishers.HandleEvents<Upstream>?
    private var status = SubscriptionStatus.awaiting

    init(_ events: Publishers.HandleEvents<Upstream>) { heldEvents = events }

    var events: Publishers.HandleEvents<Upstream>? { lock.withLock { heldEvents } }

    func accept(_ subscription: any Subscription) -> Bool {
        if lock.withLock({ status.accept(subscription) }) { return true }
        subscription.cancel()
        return false
    }

    func close() -> (events: Publishers.HandleEvents<Upstream>?, subscription: (any Subscription)?) {
        lock.withLock { (heldEvents.take(), status.close()) }
    }

    func request(_ demand: Subscribers.Demand) {
        events?.receiveRequest?(demand)
        lock.withLock { status.subscription }?.request(demand)
    }

    func cancel() {
        let (events, subscription) = close()
        events?.receiveCancel?()
        subscription?.cancel()
    }

    var description: String { "HandleEvents" }
}
