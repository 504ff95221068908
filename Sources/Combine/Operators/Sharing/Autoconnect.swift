extension ConnectablePublisher {
    /// Connects when the first subscriber comes, and disconnects when the last one goes.
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
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

        private enum Connection {
            case none
            case connecting
            case connected(any Cancellable)
        }

        private let lock = Lock()
        private var subscriberCount = 0
        private var connection = Connection.none

        /// Makes a publisher that connects `upstream`.
        public init(upstream: Upstream) { self.upstream = upstream }

        /// Attaches `subscriber` and connects if it is the first one.
        @inlinable @inline(__always) public final func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            enter()
            upstream.subscribe(Inner(parent: self, downstream: subscriber))
            connectIfNeeded()
        }

        @usableFromInline final func enter() { lock.withLock { subscriberCount += 1 } }

        @usableFromInline final func connectIfNeeded() {
            lock.lock()
            guard case .none = connection, subscriberCount > 0 else {
                lock.unlock()
                return
            }
            connection = .connecting
            lock.unlock()
            let made = upstream.connect()
            lock.lock()
            // All may have gone while it connected.
            let isWanted = subscriberCount > 0
            connection = isWanted ? .connected(made) : .none
            lock.unlock()
            if !isWanted { made.cancel() }
        }

        @usableFromInline final func leave() {
            lock.lock()
            subscriberCount -= 1
            guard subscriberCount == 0, case .connected(let made) = connection else {
                lock.unlock()
                return
            }
            connection = .none
            lock.unlock()
            made.cancel()
        }

        /// The stream is over by itself: there is nothing to disconnect.
        @usableFromInline final func finish() {
            lock.lock()
            subscriberCount -= 1
            let held = connection
            if subscriberCount == 0, case .connected = connection { connection = .none }
            lock.unlock()
            withExtendedLifetime(held) {}
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
