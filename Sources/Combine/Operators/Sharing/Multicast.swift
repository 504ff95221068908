extension Publisher {
    /// Sends the values of one upstream subscription to many subscribers, through a subject that `createSubject` makes
    /// when it is first needed.
    @inlinable public func multicast<S>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
    where S: Subject, Failure == S.Failure, Output == S.Output {
        Publishers.Multicast(upstream: self, createSubject: createSubject)
    }

    /// Sends the values of one upstream subscription to many subscribers, through `subject`.
    @inlinable public func multicast<S>(subject: S) -> Publishers.Multicast<Self, S>
    where S: Subject, Failure == S.Failure, Output == S.Output {
        Publishers.Multicast(upstream: self) { subject }
    }
}

extension Publishers {
    /// Sends the values of one upstream subscription to many subscribers. It begins when `connect()` is called.
    public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
    where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
        /// Values are upstream's.
        public typealias Output = Upstream.Output

        /// Errors are upstream's.
        public typealias Failure = Upstream.Failure

        /// Where values come from.
        public let upstream: Upstream

        /// Makes the subject, once.
        public let createSubject: () -> SubjectType

        @usableFromInline let lock: Lock
        @usableFromInline var madeSubject: SubjectType?

        /// Makes a publisher that sends through the subject of `createSubject`.
        @inlinable public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
            lock = Lock()
            self.upstream = upstream
            self.createSubject = createSubject
        }

        @inlinable var subject: SubjectType {
            if let madeSubject = lock.withLock({ madeSubject }) { return madeSubject }
            let made = createSubject()
            return lock.withLock {
                if let madeSubject { return madeSubject }
                madeSubject = made
                return made
            }
        }

        /// Attaches `subscriber` to the subject.
        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, SubjectType.Failure == S.Failure, SubjectType.Output == S.Input {
            subject.subscribe(Inner(parent: self, downstream: subscriber))
        }

        /// Subscribes the subject to upstream.
        @inlinable public func connect() -> any Cancellable { upstream.subscribe(subject) }
    }
}

extension Publishers.Multicast {
    @usableFromInline final class Inner<Downstream: Subscriber>: Subscriber, PlainInner
    where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
        // What is shared lives as long as somebody listens.
        @usableFromInline let parent: Publishers.Multicast<Upstream, SubjectType>
        @usableFromInline let downstream: Downstream
        @usableFromInline let link: Link

        @inlinable init(parent: Publishers.Multicast<Upstream, SubjectType>, downstream: Downstream) {
            self.parent = parent
            self.downstream = downstream
            link = Link(name: "Multicast")
        }

        @inlinable func receive(subscription: any Subscription) {
            if link.accept(subscription) { downstream.receive(subscription: link) }
        }

        @inlinable func receive(_ input: Upstream.Output) -> Subscribers.Demand {
            link.isActive.isSet ? downstream.receive(input) : .none
        }

        @inlinable func receive(completion: Subscribers.Completion<Upstream.Failure>) {
            if link.isActive.isSet, link.finish() { downstream.receive(completion: completion) }
        }

        @usableFromInline var description: String { "Multicast" }
    }
}
