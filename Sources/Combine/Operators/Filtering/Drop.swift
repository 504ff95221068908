extension Publisher {
    /// Drops the first `count` values. Traps when a subscriber comes and the number is negative.
    @inlinable public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
        Publishers.Drop(upstream: self, count: count)
    }
}

extension Publishers {
    /// Drops the first values.
    public struct Drop<Upstream: Publisher>: Publisher {
        /// Values are upstream's.
        public typealias Output = Upstream.Output

        /// Errors are upstream's.
        public typealias Failure = Upstream.Failure

        /// Where values come from.
        public let upstream: Upstream

        /// How many values are dropped.
        public let count: Int

        /// Makes a publisher on top of `upstream`.
        @inlinable public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }

        /// Attaches `subscriber`, which has its subscription before upstream is asked for anything.
        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
            precondition(count >= 0, "a number of values cannot be negative")
            let inner = Inner(downstream: subscriber, count: count)
            subscriber.receive(subscription: inner.link)
            upstream.subscribe(inner)
        }
    }
}

extension Publishers.Drop: Equatable where Upstream: Equatable {
    /// Whether both are made of equal parts.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.upstream == rhs.upstream && lhs.count == rhs.count
    }
}

extension Publishers.Drop {
    @usableFromInline final class Inner<Downstream: Subscriber>: Subscriber, LinkedInner
    where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
        @usableFromInline let downstream: Downstream
        @usableFromInline let link: Link
        @usableFromInline @exclusivity(unchecked) var count: Int

        @inlinable init(downstream: Downstream, count: Int) {
            self.downstream = downstream
            self.count = count
            link = Link(name: "Drop", zeroDemandTraps: true)
        }

        // The values that will be dropped are asked for together with those that are wanted.
        @inlinable func receive(subscription: any Subscription) {
            if link.accept(subscription) { link.requestPending(.max(count)) }
        }

        @inlinable func receive(_ input: Upstream.Output) -> Subscribers.Demand {
            guard link.isActive.isSet || !link.isTerminal else { return .none }
            guard count == 0 else {
                count -= 1
                return .none
            }
            return downstream.receive(input)
        }

        @inlinable func receive(completion: Subscribers.Completion<Upstream.Failure>) {
            if link.reopen() { downstream.receive(completion: completion) }
        }

        @usableFromInline func mirrorChildren(status: SubscriptionStatus) -> [(String, Any)] { [] }
    }
}
