extension Publisher {
    /// Changes each value with `transform`; an error that it throws ends the stream.
    @inlinable public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
        Publishers.TryMap(upstream: self, transform: transform)
    }
}

extension Publishers {
    /// Changes each value with a closure that can throw.
    public struct TryMap<Upstream: Publisher, Output>: Publisher {
        /// Upstream's errors and those that are thrown.
        public typealias Failure = any Error

        /// Where values come from.
        public let upstream: Upstream

        /// What is done with each value.
        public let transform: (Upstream.Output) throws -> Output

        /// Makes a publisher of changed values.
        @inlinable public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Attaches `subscriber`.
        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where Output == S.Input, S: Subscriber, S.Failure == any Error {
            upstream.subscribe(Inner(downstream: subscriber, transform: transform))
        }
    }
}

extension Publishers.TryMap {
    /// Changes each value once more, in the same step.
    @inlinable public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.TryMap<Upstream, T> {
        let first = self.transform
        return Publishers.TryMap<Upstream, T>(upstream: upstream) { transform(try first($0)) }
    }

    /// Changes each value once more, in the same step, with a closure that can throw.
    @inlinable public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Upstream, T> {
        let first = self.transform
        return Publishers.TryMap<Upstream, T>(upstream: upstream) { try transform(try first($0)) }
    }

    @usableFromInline final class Inner<Downstream: Subscriber>: Subscriber, LinkedInner
    where Downstream.Input == Output, Downstream.Failure == any Error {
        @usableFromInline let downstream: Downstream
        @usableFromInline let transform: (Upstream.Output) throws -> Output
        @usableFromInline let link: Link

        @inlinable init(downstream: Downstream, transform: @escaping (Upstream.Output) throws -> Output) {
            self.downstream = downstream
            self.transform = transform
            link = Link(name: "TryMap")
        }

        @inlinable func receive(subscription: any Subscription) {
            if link.accept(subscription) { downstream.receive(subscription: link) }
        }

        // An upstream that goes on after it was cancelled is still heard; one that keeps to the rules does not.
        @inlinable func receive(_ input: Upstream.Output) -> Subscribers.Demand {
            do {
                return downstream.receive(try transform(input))
            } catch {
                _ = link.abort()
                downstream.receive(completion: .failure(error))
                return .none
            }
        }

        @inlinable func receive(completion: Subscribers.Completion<Upstream.Failure>) {
            guard link.isActive.isSet, link.finish() else { return }
            downstream.receive(completion: completion.erasingFailure)
        }

        @usableFromInline func mirrorChildren(status: SubscriptionStatus) -> [(String, Any)] { [] }
    }
}
