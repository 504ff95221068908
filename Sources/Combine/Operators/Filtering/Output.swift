extension Publisher {
    /// Lets the first `maxLength` values through and ends the stream. Traps when the number is negative.
    @inlinable public func prefix(_ maxLength: Int) -> Publishers.Output<Self> { output(in: ..<maxLength) }

    /// Lets only the value at `index` through and ends the stream. Traps when the index is negative.
    @inlinable public func output(at index: Int) -> Publishers.Output<Self> { output(in: index...index) }

    /// Lets the values at the places in `range` through and ends the stream. Traps when the range begins below 0.
    @inlinable public func output<R>(in range: R) -> Publishers.Output<Self>
    where R: RangeExpression, R.Bound == Int {
        Publishers.Output(upstream: self, range: wholeRange(range))
    }
}

extension Publishers {
    /// Lets the values at some places through.
    public struct Output<Upstream: Publisher>: Publisher {
        /// Values are upstream's.
        public typealias Output = Upstream.Output

        /// Errors are upstream's.
        public typealias Failure = Upstream.Failure

        /// Where values come from.
        public let upstream: Upstream

        /// The places.
        public let range: CountableRange<Int>

        /// Makes a publisher on top of `upstream`.
        @inlinable public init(upstream: Upstream, range: CountableRange<Int>) {
            self.upstream = upstream
            self.range = range
        }

        /// Attaches `subscriber`.
        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
            upstream.subscribe(Inner(downstream: subscriber, range: range))
        }
    }
}

extension Publishers.Output: Equatable where Upstream: Equatable {
    /// Whether both are made of equal parts.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.upstream == rhs.upstream && lhs.range == rhs.range
    }
}

extension Publishers.Output {
    @usableFromInline final class Inner<Downstream: Subscriber>: Subscriber, LinkedInner
    where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
        @usableFromInline let downstream: Downstream
        @usableFromInline let range: CountableRange<Int>
        @usableFromInline let link: Link
        // Counted before values go on: one may send upstream the next before it returns.
        @usableFromInline @exclusivity(unchecked) var index = 0

        @inlinable init(downstream: Downstream, range: CountableRange<Int>) {
            self.downstream = downstream
            self.range = range
            link = Link(name: "Output")
        }

        @inlinable func receive(subscription: any Subscription) {
            guard link.accept(subscription) else { return }
            downstream.receive(subscription: link)
            if range.isEmpty, link.abort() { downstream.receive(completion: .finished) }
        }

        @inlinable func receive(_ input: Upstream.Output) -> Subscribers.Demand {
            guard index < range.upperBound else { return .none }
            let place = index
            index += 1
            guard place >= range.lowerBound else { return .max(1) }
            let demand = downstream.receive(input)
            guard place + 1 == range.upperBound else { return demand }
            if link.abort() { downstream.receive(completion: .finished) }
            return .none
        }

        @inlinable func receive(completion: Subscribers.Completion<Upstream.Failure>) {
            if link.isActive.isSet, link.finish() { downstream.receive(completion: completion) }
        }

        @usableFromInline func mirrorChildren(status: SubscriptionStatus) -> [(String, Any)] { [] }
    }
}
