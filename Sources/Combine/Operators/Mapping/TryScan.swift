extension Publisher {
    /// Combines each value with what there was before, `initialResult` at first, and sends what comes of it; an error
    /// that the closure throws ends the stream.
    @inlinable public func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryScan<Self, T> {
        Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }
}

extension Publishers {
    /// Combines each value with those before, with a closure that can throw.
    public struct TryScan<Upstream: Publisher, Output>: Publisher {
        /// Upstream's errors and those that are thrown.
        public typealias Failure = any Error

        /// Where values come from.
        public let upstream: Upstream

        /// What the first value is combined with.
        public let initialResult: Output

        /// Combines what there is so far with a value.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        /// Makes a publisher on top of `upstream`.
        @inlinable public init(
            upstream: Upstream, initialResult: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
        ) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        /// Attaches `subscriber`.
        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, S.Input == Output, S.Failure == any Error {
            upstream.subscribe(
                Inner(downstream: subscriber, initialResult: initialResult, nextPartialResult: nextPartialResult))
        }
    }
}

extension Publishers.TryScan {
    @usableFromInline final class Inner<Downstream: Subscriber>: Subscriber, LinkedInner
    where Downstream.Input == Output, Downstream.Failure == any Error {
        @usableFromInline let downstream: Downstream
        @usableFromInline let nextPartialResult: (Output, Upstream.Output) throws -> Output
        @usableFromInline let link: Link
        @usableFromInline @exclusivity(unchecked) var result: Output

        @inlinable init(
            downstream: Downstream, initialResult: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
        ) {
            self.downstream = downstream
            self.nextPartialResult = nextPartialResult
            result = initialResult
            link = Link(name: "TryScan")
            link.adopt(owner: self)
        }

        deinit { link.disown() }

        @inlinable func receive(subscription: any Subscription) {
            if link.accept(subscription) { downstream.receive(subscription: link) }
        }

        @inlinable func receive(_ input: Upstream.Output) -> Subscribers.Demand {
            do {
                let next = try nextPartialResult(result, input)
                result = next
                return downstream.receive(next)
            } catch {
                if link.abort() { downstream.receive(completion: .failure(error)) }
                return .none
            }
        }

        @inlinable func receive(completion: Subscribers.Completion<Upstream.Failure>) {
            guard link.isActive.isSet, link.finish() else { return }
            downstream.receive(completion: completion.erasingFailure)
        }

        @usableFromInline func mirrorChildren(status: SubscriptionStatus) -> [(String, Any)] {
            [("downstream", downstream), ("status", status), ("result", result)]
        }
    }
}
