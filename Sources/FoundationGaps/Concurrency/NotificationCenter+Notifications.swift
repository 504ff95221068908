import Foundation

extension NotificationCenter {
    /// The notifications of a name as a sequence that never ends by itself.
    ///
    /// Those are delivered that are posted after iteration began; they wait until they are asked for.
    public func notifications(named name: Notification.Name, object: (any AnyObject & Sendable)? = nil) -> Notifications
    {
        Notifications(center: self, name: name, object: object)
    }

    /// The notifications of a name as an asynchronous sequence.
    public final class Notifications: AsyncSequence, @unchecked Sendable {
        // All stored values are constants; the centre has its own lock.

        /// What the sequence delivers.
        public typealias Element = Notification

        private let center: NotificationCenter
        private let name: Notification.Name
        private let object: (any AnyObject & Sendable)?

        init(center: NotificationCenter, name: Notification.Name, object: (any AnyObject & Sendable)?) {
            self.center = center
            self.name = name
            self.object = object
        }

        /// Starts to listen.
        public func makeAsyncIterator() -> Iterator {
            let (stream, continuation) = AsyncStream<UncheckedSendable<Notification>>.makeStream()
            let observer = center.addObserver(forName: name, object: object, queue: nil) { notification in
                continuation.yield(UncheckedSendable(notification))
            }
            let observation = UncheckedSendable((center, observer))
            continuation.onTermination = { _ in
                observation.value.0.removeObserver(observation.value.1)
            }
            return Iterator(base: stream.makeAsyncIterator())
        }

        /// Delivers one notification after the other, and stops listening when it goes.
        public struct Iterator: AsyncIteratorProtocol {
            var base: AsyncStream<UncheckedSendable<Notification>>.AsyncIterator

            /// Waits for the next notification; `nil` once the task is cancelled.
            public mutating func next() async -> Notification? {
                await base.next()?.value
            }

            /// Waits for the next notification on an actor; `nil` once the task is cancelled.
            public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
                await base.next(isolation: actor)?.value
            }
        }
    }
}
