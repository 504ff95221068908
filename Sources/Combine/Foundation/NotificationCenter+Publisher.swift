import Foundation

extension NotificationCenter {
    /// A publisher of the notifications named `name`, of `object` only when one is given.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Publisher {
        NotificationCenter.Publisher(center: self, name: name, object: object)
    }

    /// A publisher of notifications.
    public struct Publisher: Combine.Publisher, Equatable {
        /// The kind of values.
        public typealias Output = Notification

        /// There is nothing that could fail.
        public typealias Failure = Never

        /// Where notifications are posted.
        public let center: NotificationCenter

        /// The name.
        public let name: Notification.Name

        /// Whose notifications; without an object, everybody's.
        public let object: AnyObject?

        /// Makes a publisher of the notifications of a center.
        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }

        /// Attaches `subscriber`, which observes from then on. Notifications that it has not asked for are dropped.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Notification {
            subscriber.receive(subscription: NotificationSubscription(publisher: self, downstream: subscriber))
        }

        /// Two are equal when their center and object are the same ones and their names are equal.
        public static func == (lhs: Publisher, rhs: Publisher) -> Bool {
            lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
        }
    }
}

private final class NotificationSubscription<Downstream: Subscriber>: Subscription, CustomStringConvertible,
    CustomReflectable, CustomPlaygroundDisplayConvertible
where Downstream.Input == Notification, Downstream.Failure == Never {
    private let outlet: Outlet<Downstream>
    private let name: Notification.Name
    private let lock = Lock()
    private var center: NotificationCenter?
    private var object: AnyObject?
    private var token: (any NSObjectProtocol)?

    init(publisher: NotificationCenter.Publisher, downstream: Downstream) {
        outlet = Outlet(downstream, policy: .drop)
        name = publisher.name
        center = publisher.center
        object = publisher.object
        let deliver = Unchecked<(Notification) -> Void>({ [weak self] in _ = self?.outlet.send($0) })
        token = publisher.center.addObserver(forName: publisher.name, object: publisher.object, queue: nil) {
            deliver.value($0)
        }
    }

    deinit { cancel() }

    func request(_ demand: Subscribers.Demand) { outlet.request(demand) }

    func cancel() {
        lock.lock()
        let released = (center.take(), object.take(), token.take())
        lock.unlock()
        if let token = released.2 { released.0?.removeObserver(token) }
        _ = outlet.cancel()
    }

    var description: String { "NotificationCenter Observer" }

    var customMirror: Mirror {
        let (center, object) = lock.withLock { (self.center, self.object) }
        return Mirror(
            self,
            children: [
                "center": center as Any, "name": name, "object": object as Any, "demand": outlet.openDemand,
            ])
    }

    var playgroundDescription: Any { description }
}
