extension Publisher {
    /// Sends values in groups of `count`; the last group may be smaller.
    @inlinable public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        Publishers.CollectByCount(upstream: self, count: count)
    }
}

extension Publishers {
    /// Sends values in groups of one size.
    public struct CollectByCount<Upstream: Publisher>: Publisher {
        /// A group.
        public typealias Output = [Upstream.Output]

        /// Errors are upstream's.
        public typealias Failure = Upstream.Failure

        /// Where values come from.
        public let upstream: Upstream

        /// The size of a group.
        public let count: Int

        /// Makes a publisher of groups of `count`.
        @inlinable public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }

        /// Attaches `subscriber`. For each group that it asks for, upstream is asked for as many values as make one.
        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, S.Input == [Upstream.Output] {
            upstream.subscribe(Inner(downstream: subscriber, count: count))
        }
    }
}

extension Publishers.CollectByCount: Equatable where Upstream: Equatable {
    /// Whether both are made of equal parts.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.upstream == rhs.upstream && lhs.count == rhs.count
    }
}

extension Publishers.CollectByCount {
    @usableFromInline final class Inner<Downstream: Subscriber>: Subscriber, LinkedInner
    where Downstream.Input == [Upstream.Output], Downstream.Failure == Upstream.Failure {
        @usableFromInline let downstream: Downstream
        @usableFromInline let link: Link
        @usableFromInline @exclusivity(unchecked) var machine: CollectByCountMachine<Upstream.Output>

        @inlinable init(downstream: Downstream, count: Int) {
            self.downstream = downstream
            machine = CollectByCountMachine(count: count)
            link = Link(name: "CollectByCount", zeroDemandTraps: true, factor: count)
            link.adopt(owner: self)
        }

        deinit { link.disown() }

        @inlinable func receive(subscription: any Subscription) {
            if link.accept(subscription) { downstream.receive(subscription: link) }
        }

        @inlinable func receive(_ input: Upstream.Output) -> Subscribers.Demand {
            guard link.isActive.isSet, let group = machine.receive(input) else { return .none }
            return downstream.receive(group) * machine.count
        }

        @usableFromInline func receive(completion: Subscribers.Completion<Upstream.Failure>) {
            let wasActive = link.isActive.isSet
            _ = link.finish()
            let rest = machine.take()
            if case .finished = completion, wasActive, !rest.isEmpty {
                _ = downstream.receive(rest)
                if link.isCancelled.isSet { return }
            }
            downstream.receive(completion: completion)
        }

        @usableFromInline func mirrorChildren(status: SubscriptionStatus) -> [(String, Any)] {
            [
                ("downstream", downstream), ("upstreamSubscription", status.subscription as Any),
                ("buffer", machine.buffer), ("count", machine.count),
            ]
        }
    }
}
