extension Publisher {
    /// Sends three properties of each value together.
    @inlinable public func map<T0, T1, T2>(
        _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>, _ keyPath2: KeyPath<Output, T2>
    ) -> Publishers.MapKeyPath3<Self, T0, T1, T2> {
        Publishers.MapKeyPath3(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1, keyPath2: keyPath2)
    }
}

extension Publishers {
    /// Sends three properties of each value together.
    public struct MapKeyPath3<Upstream: Publisher, Output0, Output1, Output2>: Publisher {
        /// The properties.
        public typealias Output = (Output0, Output1, Output2)

        /// Errors are upstream's.
        public typealias Failure = Upstream.Failure

        /// Where values come from.
        public let upstream: Upstream

        /// Property 0.
        public let keyPath0: KeyPath<Upstream.Output, Output0>

        /// Property 1.
        public let keyPath1: KeyPath<Upstream.Output, Output1>

        /// Property 2.
        public let keyPath2: KeyPath<Upstream.Output, Output2>

        @inlinable init(
            upstream: Upstream, keyPath0: KeyPath<Upstream.Output, Output0>,
            keyPath1: KeyPath<Upstream.Output, Output1>, keyPath2: KeyPath<Upstream.Output, Output2>
        ) {
            self.upstream = upstream
            self.keyPath0 = keyPath0
            self.keyPath1 = keyPath1
            self.keyPath2 = keyPath2
        }

        /// Attaches `subscriber`. It gets upstream's own subscription.
        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, S.Input == (Output0, Output1, Output2) {
            upstream.subscribe(Inner(downstream: subscriber, paths: self))
        }
    }
}

extension Publishers.MapKeyPath3 {
    @usableFromInline
    struct Inner<Downstream: Subscriber>: Subscriber, CustomStringConvertible, CustomReflectable,
        CustomPlaygroundDisplayConvertible
    where Downstream.Input == (Output0, Output1, Output2), Downstream.Failure == Upstream.Failure {
        @usableFromInline let downstream: Downstream
        @usableFromInline let paths: Publishers.MapKeyPath3<Upstream, Output0, Output1, Output2>
        @usableFromInline let combineIdentifier: CombineIdentifier

        @inlinable init(downstream: Downstream, paths: Publishers.MapKeyPath3<Upstream, Output0, Output1, Output2>) {
            self.downstream = downstream
            self.paths = paths
            combineIdentifier = CombineIdentifier()
        }

        @inlinable func receive(subscription: any Subscription) { downstream.receive(subscription: subscription) }

        @inlinable func receive(_ input: Upstream.Output) -> Subscribers.Demand {
            downstream.receive(
                (input[keyPath: paths.keyPath0], input[keyPath: paths.keyPath1], input[keyPath: paths.keyPath2]))
        }

        @inlinable func receive(completion: Subscribers.Completion<Upstream.Failure>) {
            downstream.receive(completion: completion)
        }

        @usableFromInline var description: String { "ValueForKeys" }

        @usableFromInline var customMirror: Mirror {
            Mirror(
                self, children: ["keyPath0": paths.keyPath0, "keyPath1": paths.keyPath1, "keyPath2": paths.keyPath2])
        }

        @usableFromInline var playgroundDescription: Any { description }
    }
}
