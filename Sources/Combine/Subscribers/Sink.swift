extension Subscribers {
    /// A subscriber that asks for all values and hands them to closures.
    ///
    /// The closures are released when the stream completes and when the sink is cancelled.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible,
        CustomReflectable, CustomPlaygroundDisplayConvertible
    {
        @usableFromInline let gate: DeliveryGate
        @usableFromInline let lock: Lock
        @usableFromInline let isOver: Flag

        // The `SinkHandlers`: without its type, so that a cancel need not look the type up.
        // Released by who owns the gate, with the lock held. So it can be used with either.
        @usableFromInline @exclusivity(unchecked) var handlers: Unmanaged<AnyObject>?

        // Guarded by the lock.
        @usableFromInline @exclusivity(unchecked) var subscription: (any Subscription)?
        // Whether no further subscription is taken: one was, or the stream is over.
        @usableFromInline @exclusivity(unchecked) var isTaken = false
        // Whether it was cancelled before its subscription came; it releases the closures when that comes.
        @usableFromInline @exclusivity(unchecked) var isParked = false

        /// What is done with a value. After the end it does nothing.
        public var receiveValue: (Input) -> Void { openHandlers?.value ?? { _ in } }

        /// What is done with the completion. After the end it does nothing.
        public var receiveCompletion: (Subscribers.Completion<Failure>) -> Void {
            openHandlers?.completion ?? { _ in }
        }

        /// Makes a sink of two closures.
        @inlinable public init(
            receiveCompletion: @escaping ((Subscribers.Completion<Failure>) -> Void),
            receiveValue: @escaping ((Input) -> Void)
        ) {
            gate = DeliveryGate()
            lock = Lock()
            isOver = Flag()
            handlers = Unmanaged.passRetained(
                SinkHandlers(value: receiveValue, completion: receiveCompletion) as AnyObject)
        }

        @inlinable deinit { handlers?.release() }

        /// Keeps the first subscription and asks it for all values; cancels any further one.
        @inlinable public func receive(subscription: any Subscription) {
            lock.lock()
            guard !isTaken else {
                let wasParked = isParked
                isParked = false
                lock.unlock()
                subscription.cancel()
                if wasParked { releaseHandlers() }
                return
            }
            isTaken = true
            self.subscription = subscription
            lock.unlock()
            subscription.request(.unlimited)
        }

        /// Hands a value to the closure.
        @inlinable @inline(__always) public func receive(_ value: Input) -> Subscribers.Demand {
            guard gate.tryEnter() else {
                receiveAgain(value)
                return .none
            }
            if !isOver.isSet, let handlers {
                handlers._withUnsafeGuaranteedRef {
                    unsafeDowncast($0, to: SinkHandlers<Input, Failure>.self).value(value)
                }
            }
            if !gate.tryLeave() { releaseOwnHandlers() }
            return .none
        }

        // From inside the closure, or after the end.
        @inlinable @inline(never) func receiveAgain(_ value: Input) { openHandlers?.value(value) }

        /// Hands the completion to the closure and releases both closures.
        @inlinable public func receive(completion: Subscribers.Completion<Failure>) {
            lock.lock()
            isTaken = true
            let handlers = isOver.isSet ? nil : handlers?.takeUnretainedValue()
            isOver.set()
            let subscription = subscription
            self.subscription = nil
            lock.unlock()
            guard let handlers else { return }
            unsafeDowncast(handlers, to: SinkHandlers<Input, Failure>.self).completion(completion)
            releaseHandlers()
            withExtendedLifetime(subscription) {}
        }

        /// Cancels the subscription and releases the closures. A subscription that comes later is cancelled too.
        @inlinable public func cancel() {
            lock.lock()
            let subscription = subscription
            self.subscription = nil
            let isFirst = !isOver.isSet
            isOver.set()
            if isFirst && !isTaken { isParked = true }
            let releases = isFirst && isTaken
            isTaken = true
            lock.unlock()
            subscription?.cancel()
            if releases { releaseHandlers() }
        }

        @usableFromInline var openHandlers: SinkHandlers<Input, Failure>? {
            let held = lock.withLock { isOver.isSet ? nil : handlers?.takeUnretainedValue() }
            return held.map { unsafeDowncast($0, to: SinkHandlers<Input, Failure>.self) }
        }

        // A delivery that is under way, here or on another thread, releases the closures when it has returned.
        @inlinable func releaseHandlers() {
            if gate.enterOrMark() { releaseOwnHandlers() }
        }

        // The gate stays shut.
        @usableFromInline func releaseOwnHandlers() {
            let released = lock.withLock {
                let released = handlers
                handlers = nil
                return released
            }
            released?.release()
        }

        /// `Sink`.
        public var description: String { "Sink" }

        /// Shows nothing of the inside.
        public var customMirror: Mirror { Mirror(self, children: []) }

        /// The same as the description.
        public var playgroundDescription: Any { description }
    }
}

/// The closures of a sink, in a place of their own: a delivery uses them there and need not retain them.
@usableFromInline
final class SinkHandlers<Input, Failure: Error> {
    @usableFromInline let value: (Input) -> Void
    @usableFromInline let completion: (Subscribers.Completion<Failure>) -> Void

    @inlinable init(
        value: @escaping (Input) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        self.value = value
        self.completion = completion
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
