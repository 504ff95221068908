extension Publisher {
    /// Sends the property at `keyPath` of each value.
    @inlinable public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.MapKeyPath<Self, T> {
        Publishers.MapKeyPath(upstream: self, keyPath: keyPath)
    }
}

extension Publishers {
    /// Sends one property of each value.
    public struct MapKeyPath<Upstream: Publisher, Output>: Publisher {
        /// Errors are upstream's.
        public typealias Failure = Upstream.Failure

        /// Where values come from.
        public let upstream: Upstream

        /// The property.
        public let keyPath: KeyPath<Upstream.Output, Output>

        @inlinable init(upstream: Upstream, keyPath: KeyPath<Upstream.Output, Output>) {
            self.upstream = upstream
            self.keyPath = keyPath
        }

        /// Attaches `subscriber`. It gets upstream's own subscription.
        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where Output == S.Input, S: Subscriber, Upstream.Failure == S.Failure {
            upstream.subscribe(MapKeyPathInner(downstream: subscriber, keyPath: keyPath))
        }
    }
}

/// Listens to upstream for a key path. Its type does not name upstream, so the types of a chain stay short.
@usableFromInline
struct MapKeyPathInner<Input, Downstream: Subscriber>: Subscriber, CustomStringConvertible, CustomReflectable,
    CustomPlaygroundDisplayConvertible
{
    @usableFromInline typealias Failure = Downstream.Failure

    @usableFromInline let downstream: Downstream
    @usableFromInline let keyPath: KeyPath<Input, Downstream.Input>
    @usableFromInline let combineIdentifier: CombineIdentifier

    @inlinable init(downstream: Downstream, keyPath: KeyPath<Input, Downstream.Input>) {
        self.downstream = downstream
        self.keyPath = keyPath
        combineIdentifier = CombineIdentifier()
    }

    @inlinable func receive(subscription: any Subscription) { downstream.receive(subscription: subscription) }

    @inlinable func receive(_ input: Input) -> Subscribers.Demand {
        downstream.receive(input[keyPath: keyPath])
    }

    @inlinable func receive(completion: Subscribers.Completion<Failure>) {
        downstream.receive(completion: completion)
    }

    @usableFromInline var description: String { "ValueForKey" }

    @usableFromInline var customMirror: Mirror { Mirror(self, children: ["keyPath": keyPath]) }

    @usableFromInline var playgroundDescription: Any { description }
}
