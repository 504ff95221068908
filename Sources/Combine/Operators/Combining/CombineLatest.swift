extension Publisher {
    /// Sends the newest values of all publishers together whenever one of them has a new one.
    @inlinable public func combineLatest<P>(
        _ other: P
    ) -> Publishers.CombineLatest<Self, P>
    where P: Publisher, Failure == P.Failure {
        Publishers.CombineLatest(self, other)
    }

    /// Sends the newest values of all publishers together whenever one of them has a new one, changed by `transform`.
    @inlinable public func combineLatest<P, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T>
    where P: Publisher, Failure == P.Failure {
        combineLatest(other).map { transform($0.0, $0.1) }
    }
}

extension Publishers {
    /// Sends the newest values of all publishers together whenever one of them has a new one.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure {
        /// The newest value of each together.
        public typealias Output = (A.Output, B.Output)

        /// Errors are those of all publishers.
        public typealias Failure = A.Failure

        /// One of the publishers.
        public let a: A

        /// One of the publishers.
        public let b: B

        /// Makes a publisher of two.
        @inlinable public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        /// Attaches `subscriber`, which has its subscription before the publishers are subscribed to.
        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where
            S: Subscriber, S.Failure == A.Failure,
            S.Input == (A.Output, B.Output)
        {
            let inner = CombineLatestInner(downstream: subscriber, machine: Machine(), count: 2)
            subscriber.receive(subscription: inner)
            a.subscribe(inner.side(0, PlaceOfA.self))
            b.subscribe(inner.side(1, PlaceOfB.self))
        }

        /// Keeps the newest value of each publisher.
        @usableFromInline struct Machine: CombineLatestMachine {
            @usableFromInline var a: A.Output?
            @usableFromInline var b: B.Output?

            @inlinable init() {}

            @inlinable func newest() -> (A.Output, B.Output)? {
                guard let a, let b else { return nil }
                return (a, b)
            }
        }

        @usableFromInline enum PlaceOfA: SidePlace {
            @inlinable static func put(_ value: A.Output, into machine: inout Machine) { machine.a = value }
        }

        @usableFromInline enum PlaceOfB: SidePlace {
            @inlinable static func put(_ value: B.Output, into machine: inout Machine) { machine.b = value }
        }
    }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {
    /// Whether both are made of equal parts.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.a == rhs.a && lhs.b == rhs.b
    }
}
