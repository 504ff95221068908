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
    fileprivate final class Inner<Downstream: Subscriber>: Subscriber, Subscription, PlainInner
    where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
        private let downstream: Downstream
        private let lock = Lock()
        private var events: Publishers.HandleEvents<Upstream>?
        private var status = SubscriptionStatus.awaiting
        private var isCancelled = false

        init(downstream: Downstream, events: Publishers.HandleEvents<Upstream>) {
            self.downstream = downstream
            self.events = events
        }

        private var currentEvents: Publishers.HandleEvents<Upstream>? { lock.withLock { events } }

        func receive(subscription: any Subscription) {
            currentEvents?.receiveSubscription?(subscription)
            lock.lock()
            guard case .awaiting = status else {
                lock.unlock()
                subscription.cancel()
                return
            }
            status = .subscribed(subscription)
            lock.unlock()
            downstream.receive(subscription: self)
        }

        func receive(_ input: Upstream.Output) -> Subscribers.Demand {
            currentEvents?.receiveOutput?(input)
            let more = downstream.receive(input)
            if more > .none { currentEvents?.receiveRequest?(more) }
            return more
        }

        func receive(completion: Subscribers.Completion<Upstream.Failure>) {
            lock.lock()
            let released = (events.take(), status)
            status = .terminal
            lock.unlock()
            released.0?.receiveCompletion?(completion)
            downstream.receive(completion: completion)
            withExtendedLifetime(released) {}
        }

        func request(_ demand: Subscribers.Demand) {
            currentEvents?.receiveRequest?(demand)
            lock.withLock { status.subscription }?.request(demand)
        }

        func cancel() {
            lock.lock()
            let released = (events.take(), status.subscription)
            // A subscription that comes after an early cancel is still taken.
            if released.1 != nil { status = .terminal }
            lock.unlock()
            released.0?.receiveCancel?()
            released.1?.cancel()
        }

        var description: String { "HandleEvents" }
    }
}
