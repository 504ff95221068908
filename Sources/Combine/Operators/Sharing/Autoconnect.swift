extension ConnectablePublisher {
    /// Connects when the first subscriber comes, and disconnects when the last one goes.
    @inlinable public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension Publishers {
    /// Connects when the first subscriber comes, and disconnects when the last one goes.
    public class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        /// Values are upstream's.
        public typealias Output = Upstream.Output

        /// Errors are upstream's.
        public typealias Failure = Upstream.Failure

        /// What is connected.
        public final let upstream: Upstream

        @usableFromInline final let lock: Lock
        @usableFromInline final var machine = ConnectionMachine<any Cancellable>()

        /// Makes a publisher that connects `upstream`.
        @inlinable public init(upstream: Upstream) {
            lock = Lock()
            self.upstream = upstream
        }

        /// Attaches `subscriber` and connects if it is the first one.
        @inlinable @inline(__always) public final func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            enter()
            upstream.subscribe(Inner(parent: self, downstream: subscriber))
            connectIfNeeded()
        }

        @inlinable final func enter() { lock.withLock { machine.enter() } }

        @inlinable final func connectIfNeeded() {
            guard lock.withLock({ machine.begin() }) else { return }
            let made = upstream.connect()
            if !lock.withLock({ machine.end(made) }) { made.cancel() }
        }

        @inlinable final func leave() { lock.withLock { machine.leave() }?.cancel() }

        /// The stream is over by itself: there is nothing to disconnect.
        @inlinable final func finish() {
            let released = lock.withLock { machine.leave() }
            withExtendedLifetime(released) {}
        }
    }
}

extension Publishers.Autoconnect {
    // Upstream's own subscription goes down, in a wrapper that notices when it is cancelled.
    @usableFromInline
    final class Inner<Downstream: Subscriber>: Subscriber, CustomStringConvertible, CustomReflectable,
        CustomPlaygroundDisplayConvertible
    where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
        @usableFromInline let membership: AutoconnectMembership
        @usableFromInline let parent: Publishers.Autoconnect<Upstream>
        @usableFromInline let downstream: Downstream

        @inlinable init(parent: Publishers.Autoconnect<Upstream>, downstream: Downstream) {
            self.parent = parent
            self.downstream = downstream
            membership = AutoconnectMembership(leave: parent.leave, finish: parent.finish)
        }

        @inlinable func receive(subscription: any Subscription) {
            downstream.receive(subscription: AutoconnectSubscription(subscription, membership))
        }

        @inlinable func receive(_ input: Upstream.Output) -> Subscribers.Demand { downstream.receive(input) }

        @inlinable func receive(completion: Subscribers.Completion<Upstream.Failure>) {
            membership.finish()
            downstream.receive(completion: completion)
        }

        @usableFromInline var description: String { "Autoconnect" }

        @usableFromInline var customMirror: Mirror {
            Mirror(self, children: ["parent": parent, "downstream": downstream])
        }

        @usableFromInline var playgroundDescription: Any { description }
    }
}

/// Counts one subscriber in until it is cancelled or its stream is over, whichever comes first.
@usableFromInline
final class AutoconnectMembership {
    @usableFromInline struct Ways {
        let leave: () -> Void
        let finish: () -> Void
    }

    private let lock = Lock()
    private var ways: Ways?

    @usableFromInline init(leave: @escaping () -> Void, finish: @escaping () -> Void) {
        ways = Ways(leave: leave, finish: finish)
    }

    @usableFromInline func finish() { end { $0.finish() } }

    func end(_ body: (Ways) -> Void) {
        if let ways = lock.withLock({ ways.take() }) { body(ways) }
    }
}

/// A subscription that looks like the one inside it, and ends the membership when it is cancelled.
@usableFromInline
final class AutoconnectSubscription: Subscription, CustomStringConvertible, CustomReflectable,
    CustomPlaygroundDisplayConvertible
{
    private let inside: any Subscription
    private let membership: AutoconnectMembership

    @usableFromInline init(_ inside: any Subscription, _ membership: AutoconnectMembership) {
        self.inside = inside
        self.membership = membership
    }

    @usableFromInline var combineIdentifier: CombineIdentifier { inside.combineIdentifier }

    @usableFromInline func request(_ demand: Subscribers.Demand) { inside.request(demand) }

    @usableFromInline func cancel() {
        inside.cancel()
        membership.end { $0.leave() }
    }

    @usableFromInline var description: String { describe(inside) }

    @usableFromInline var customMirror: Mirror {
        (inside as? any CustomReflectable)?.customMirror ?? Mirror(self, children: [])
    }

    @usableFromInline var playgroundDescription: Any { description }
}
