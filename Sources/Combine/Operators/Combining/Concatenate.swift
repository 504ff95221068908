extension Publisher {
    /// Sends `elements` first.
    @inlinable public func prepend(
        _ elements: Output...
    ) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> {
        prepend(elements)
    }

    /// Sends the elements of a sequence first.
    @inlinable public func prepend<S>(
        _ elements: S
    ) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self>
    where S: Swift.Sequence, Output == S.Element {
        prepend(Publishers.Sequence(sequence: elements))
    }

    /// Sends the values of `publisher` first, and subscribes to this publisher when that one finishes.
    @inlinable public func prepend<P>(_ publisher: P) -> Publishers.Concatenate<P, Self>
    where P: Publisher, Failure == P.Failure, Output == P.Output {
        Publishers.Concatenate(prefix: publisher, suffix: self)
    }

    /// Sends `elements` afterwards.
    @inlinable public func append(
        _ elements: Output...
    ) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> {
        append(elements)
    }

    /// Sends the elements of a sequence afterwards.
    @inlinable public func append<S>(
        _ elements: S
    ) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>>
    where S: Swift.Sequence, Output == S.Element {
        append(Publishers.Sequence(sequence: elements))
    }

    /// Sends the values of `publisher` afterwards; it is subscribed to when this publisher finishes.
    @inlinable public func append<P>(_ publisher: P) -> Publishers.Concatenate<Self, P>
    where P: Publisher, Failure == P.Failure, Output == P.Output {
        Publishers.Concatenate(prefix: self, suffix: publisher)
    }
}

extension Publishers {
    /// Sends the values of one publisher and then those of another one.
    public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
    where Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
        /// Values are those of both publishers.
        public typealias Output = Suffix.Output

        /// Errors are those of both publishers.
        public typealias Failure = Suffix.Failure

        /// What comes first.
        public let prefix: Prefix

        /// What comes afterwards.
        public let suffix: Suffix

        /// Makes a publisher of two.
        @inlinable public init(prefix: Prefix, suffix: Suffix) {
            self.prefix = prefix
            self.suffix = suffix
        }

        /// Attaches `subscriber` to the first publisher.
        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, Suffix.Failure == S.Failure, Suffix.Output == S.Input {
            prefix.subscribe(ConcatenatePrefix(ConcatenateInner(downstream: subscriber, suffix: suffix)))
        }
    }
}

extension Publishers.Concatenate: Equatable where Prefix: Equatable, Suffix: Equatable {
    /// Whether both are made of equal parts.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.prefix == rhs.prefix && lhs.suffix == rhs.suffix
    }
}

/// The subscription of both publishers together.
@usableFromInline
final class ConcatenateInner<Suffix: Publisher, Downstream: Subscriber>: Subscription, PlainInner
where Downstream.Input == Suffix.Output, Downstream.Failure == Suffix.Failure {
    private enum Phase {
        case prefix
        case suffix
    }

    private let lock = Lock()
    private var downstream: Downstream?
    private var suffix: Suffix?
    private var phase = Phase.prefix
    private var status = SubscriptionStatus.awaiting
    private var demand = Subscribers.Demand.none

    @usableFromInline init(downstream: Downstream, suffix: Suffix) {
        self.downstream = downstream
        self.suffix = suffix
    }

    fileprivate func receive(subscription: any Subscription, isPrefix: Bool) {
        lock.lock()
        guard case .awaiting = status, isPrefix == (phase == .prefix), let downstream else {
            lock.unlock()
            subscription.cancel()
            return
        }
        status = .subscribed(subscription)
        let demand = demand
        lock.unlock()
        if isPrefix {
            downstream.receive(subscription: self)
        } else if demand > .none {
            subscription.request(demand)
        }
    }

    // A value that was not asked for is dropped.
    fileprivate func receive(_ value: Suffix.Output, isPrefix: Bool) -> Subscribers.Demand {
        lock.lock()
        guard case .subscribed = status, isPrefix == (phase == .prefix), demand > .none, let downstream else {
            lock.unlock()
            return .none
        }
        demand -= 1
        lock.unlock()
        let more = downstream.receive(value)
        if more > .none { lock.withLock { demand += more } }
        return more
    }

    fileprivate func receive(completion: Subscribers.Completion<Suffix.Failure>, isPrefix: Bool) {
        lock.lock()
        guard case .subscribed = status, isPrefix == (phase == .prefix) else {
            lock.unlock()
            return
        }
        let held = status
        if case .finished = completion, isPrefix, let suffix = suffix.take() {
            phase = .suffix
            status = .awaiting
            lock.unlock()
            suffix.subscribe(ConcatenateSuffix(inner: self))
        } else {
            status = .terminal
            let downstream = downstream.take()
            let released = suffix.take()
            lock.unlock()
            downstream?.receive(completion: completion)
            withExtendedLifetime(released) {}
        }
        withExtendedLifetime(held) {}
    }

    @usableFromInline func request(_ demand: Subscribers.Demand) {
        lock.lock()
        self.demand += demand
        let subscription = status.subscription
        lock.unlock()
        subscription?.request(demand)
    }

    @usableFromInline func cancel() {
        lock.lock()
        let subscription = status.subscription
        status = .terminal
        let released = (downstream.take(), suffix.take())
        lock.unlock()
        subscription?.cancel()
        withExtendedLifetime(released) {}
    }

    @usableFromInline var description: String { "Concatenate" }
}

/// Listens to the first publisher.
@usableFromInline
struct ConcatenatePrefix<Suffix: Publisher, Downstream: Subscriber>: Subscriber, PlainInner
where Downstream.Input == Suffix.Output, Downstream.Failure == Suffix.Failure {
    @usableFromInline typealias Input = Suffix.Output
    @usableFromInline typealias Failure = Suffix.Failure

    private let inner: ConcatenateInner<Suffix, Downstream>

    @usableFromInline init(_ inner: ConcatenateInner<Suffix, Downstream>) { self.inner = inner }

    @usableFromInline var combineIdentifier: CombineIdentifier { inner.combineIdentifier }

    @usableFromInline func receive(subscription: any Subscription) {
        inner.receive(subscription: subscription, isPrefix: true)
    }

    @usableFromInline func receive(_ input: Suffix.Output) -> Subscribers.Demand {
        inner.receive(input, isPrefix: true)
    }

    @usableFromInline func receive(completion: Subscribers.Completion<Suffix.Failure>) {
        inner.receive(completion: completion, isPrefix: true)
    }

    @usableFromInline var description: String { inner.description }
}

/// Listens to the publisher that follows.
private struct ConcatenateSuffix<Suffix: Publisher, Downstream: Subscriber>: Subscriber, PlainInner
where Downstream.Input == Suffix.Output, Downstream.Failure == Suffix.Failure {
    typealias Input = Suffix.Output
    typealias Failure = Suffix.Failure

    let inner: ConcatenateInner<Suffix, Downstream>

    var combineIdentifier: CombineIdentifier { inner.combineIdentifier }

    func receive(subscription: any Subscription) { inner.receive(subscription: subscription, isPrefix: false) }

    func receive(_ input: Suffix.Output) -> Subscribers.Demand { inner.receive(input, isPrefix: false) }

    func receive(completion: Subscribers.Completion<Suffix.Failure>) {
        inner.receive(completion: completion, isPrefix: false)
    }

    var description: String { inner.description }
}
