extension Publisher {
    /// Sends two properties of each value together.
    @inlinable public func map<T0, T1>(
        _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>
    ) -> Publishers.MapKeyPath2<Self, T0, T1> {
        Publishers.MapKeyPath2(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1)
    }
}

extension Publishers {
    /// Sends two properties of each value together.
    public struct MapKeyPath2<Upstream: Publisher, Output0, Output1>: Publisher {
        /// The properties.
        public typealias Output = (Output0, Output1)

        /// Errors are upstream's.
        public typealias Failure = Upstream.Failure

        /// Where values come from.
        public let upstream: Upstream

        /// Property 0.
        public let keyPath0: KeyPath<Upstream.Output, Output0>

        /// Property 1.
        public let keyPath1: KeyPath<Upstream.Output, Output1>

        @inlinable init(
            upstream: Upstream, keyPath0: KeyPath<Upstream.Output, Output0>, keyPath1: KeyPath<Upstream.Output, Output1>
        ) {
            self.upstream = upstream
            self.keyPath0 = keyPath0
            self.keyPath1 = keyPath1
        }

        /// Attaches `subscriber`. It gets upstream's own subscription.
        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, S.Input == (Output0, Output1) {
            upstream.subscribe(Inner(downstream: subscriber, paths: self))
        }
    }
}

extension Publishers.MapKeyPath2 {
    @usableFromInline
    struct Inner<Downstream: Subscriber>: Subscriber, CustomStringConvertible, CustomReflectable,
        CustomPlaygroundDisplayConvertible
    where Downstream.Input == (Output0, Output1), Downstream.Failure == Upstream.Failure {
        @usableFromInline let downstream: Downstream
        @usableFromInline let paths: Publishers.MapKeyPath2<Upstream, Output0, Output1>
        @usableFromInline let combineIdentifier: CombineIdentifier

        @inlinable init(downstream: Downstream, paths: Publishers.MapKeyPath2<Upstream, Output0, Output1>) {
            self.downstream = downstream
            self.paths = paths
            combineIdentifier = CombineIdentifier()
        }

        @inlinable func receive(subscription: any Subscription) { downstream.receive(subscription: subscription) }

        @inlinable func receive(_ input: Upstream.Output) -> Subscribers.Demand {
            downstream.receive((input[keyPath: paths.keyPath0], input[keyPath: paths.keyPath1]))
        }

        @inlinable func receive(completion: Subscribers.Completion<Upstream.Failure>) {
            downstream.receive(completion: completion)
        }

        @usableFromInline var description: String { "ValueForKeys" }

        @usableFromInline var customMirror: Mirror {
            Mirror(self, children: ["keyPath0": paths.keyPath0, "keyPath1": paths.keyPath1])
        }

        @usableFromInline var playgroundDescription: Any { description }
    }
}
