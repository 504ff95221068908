extension Subscribers {
    /// A subscriber that asks for all values and hands them to closures.
    ///
    /// The closures are released when the stream completes and when the sink is cancelled.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible,
        CustomReflectable, CustomPlaygroundDisplayConvertible
    {
        @usableFromInline let lock: Lock
        @usableFromInline @exclusivity(unchecked) var valueHandler: ((Input) -> Void)?
        @usableFromInline @exclusivity(unchecked) var completionHandler: ((Subscribers.Completion<Failure>) -> Void)?
        @usableFromInline @exclusivity(unchecked) var subscription: (any Subscription)?
        // Whether no further subscription is taken: one was, or the stream is over.
        @usableFromInline @exclusivity(unchecked) var isTaken = false
        // The closures of a sink that was cancelled before its subscription came; it releases them when that comes.
        private var parked: Any?

        /// What is done with a value. After the end it does nothing.
        public var receiveValue: (Input) -> Void { lock.withLock { valueHandler } ?? { _ in } }

        /// What is done with the completion. After the end it does nothing.
        public var receiveCompletion: (Subscribers.Completion<Failure>) -> Void {
            lock.withLock { completionHandler } ?? { _ in }
        }

        /// Makes a sink of two closures.
        @inlinable public init(
            receiveCompletion: @escaping ((Subscribers.Completion<Failure>) -> Void),
            receiveValue: @escaping ((Input) -> Void)
        ) {
            lock = Lock()
            valueHandler = receiveValue
            completionHandler = receiveCompletion
        }

        /// Keeps the first subscription and asks it for all values; cancels any further one.
        public func receive(subscription: any Subscription) {
            lock.lock()
            guard !isTaken else {
                let released = parked.take()
                lock.unlock()
                subscription.cancel()
                withExtendedLifetime(released) {}
                return
            }
            isTaken = true
            self.subscription = subscription
            lock.unlock()
            subscription.request(.unlimited)
        }

        /// Hands a value to the closure.
        @inlinable public func receive(_ value: Input) -> Subscribers.Demand {
            lock.lock()
            let handler = valueHandler
            lock.unlock()
            handler?(value)
            return .none
        }

        /// Hands the completion to the closure and releases both closures.
        public func receive(completion: Subscribers.Completion<Failure>) {
            lock.lock()
            isTaken = true
            let released = (valueHandler.take(), subscription.take())
            let handler = completionHandler.take()
            lock.unlock()
            handler?(completion)
            withExtendedLifetime(released) {}
        }

        /// Cancels the subscription and releases the closures. A subscription that comes later is cancelled too.
        public func cancel() {
            lock.lock()
            let subscription = subscription.take()
            let released = (valueHandler.take(), completionHandler.take())
            if !isTaken { parked = released }
            isTaken = true
            lock.unlock()
            subscription?.cancel()
            withExtendedLifetime(released) {}
        }

        /// `Sink`.
        public var description: String { "Sink" }

        /// Shows nothing of the inside.
        public var customMirror: Mirror { Mirror(self, children: []) }

        /// The same as the description.
        public var playgroundDescription: Any { description }
    }
}

extension Publisher {
    /// Hands values and the completion to closures, asking for all values.
    ///
    /// - Returns: a token that ends the subscription; releasing it does that too.
    @inlinable public func sink(
        receiveCompletion: @escaping ((Subscribers.Completion<Failure>) -> Void),
        receiveValue: @escaping ((Output) -> Void)
    ) -> AnyCancellable {
        let sink = Subscribers.Sink<Output, Failure>(
            receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        subscribe(sink)
        return AnyCancellable(sink)
    }
}

extension Publisher where Failure == Never {
    /// Hands values to a closure, asking for all of them.
    ///
    /// - Returns: a token that ends the subscription; releasing it does that too.
    @inlinable public func sink(receiveValue: @escaping ((Output) -> Void)) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }
}
