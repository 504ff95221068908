extension Subscribers {
    /// A subscriber that writes values to a property of an object.
    ///
    /// It holds the object until the stream completes or it is cancelled.
    public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible, CustomReflectable,
        CustomPlaygroundDisplayConvertible
    {
        /// Nothing that is assigned can fail.
        public typealias Failure = Never

        private let lock = Lock()
        private var target: Root?
        private var status = SubscriptionStatus.awaiting

        /// The property.
        public let keyPath: ReferenceWritableKeyPath<Root, Input>

        /// The object, or `nil` after the end.
        public var object: Root? { lock.withLock { target } }

        /// Makes a subscriber that writes to `keyPath` of `object`.
        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            target = object
            self.keyPath = keyPath
        }

        /// Keeps the first subscription and asks it for all values; cancels any further one.
        public func receive(subscription: any Subscription) {
            lock.lock()
            guard case .awaiting = status else {
                lock.unlock()
                subscription.cancel()
                return
            }
            status = .subscribed(subscription)
            lock.unlock()
            subscription.request(.unlimited)
        }

        /// Writes a value, if a subscription was taken before.
        public func receive(_ value: Input) -> Subscribers.Demand {
            lock.lock()
            guard case .subscribed = status, let target else {
                lock.unlock()
                return .none
            }
            lock.unlock()
            target[keyPath: keyPath] = value
            return .none
        }

        /// Releases the object.
        public func receive(completion: Subscribers.Completion<Never>) { _ = close() }

        /// Cancels the subscription and releases the object.
        public func cancel() { close().0?.cancel() }

        // What is taken out is released by the caller, outside the lock.
        private func close() -> ((any Subscription)?, Root?) {
            lock.lock()
            defer { lock.unlock() }
            let subscription = status.subscription
            status = .terminal
            return (subscription, target.take())
        }

        /// `Assign` and the type of the object.
        public var description: String { "Assign \(Root.self)." }

        /// Shows the object, the property and whether values are written.
        public var customMirror: Mirror {
            let (target, status) = lock.withLock { (self.target, self.status) }
            return Mirror(
                self, children: ["object": target as Any, "keyPath": keyPath, "status": status as Any])
        }

        /// The same as the description.
        public var playgroundDescription: Any { description }
    }
}

extension Publisher where Failure == Never {
    /// Writes each value to a property of an object, which is held until the stream ends.
    ///
    /// - Returns: a token that ends the subscription; releasing it does that too.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        let assign = Subscribers.Assign(object: object, keyPath: keyPath)
        subscribe(assign)
        return AnyCancellable(assign)
    }
}
