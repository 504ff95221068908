extension Publisher {
    /// Sends the newest values of all publishers together whenever one of them has a new one.
    @inlinable public func combineLatest<P, Q>(
        _ publisher1: P, _ publisher2: Q
    ) -> Publishers.CombineLatest3<Self, P, Q>
    where P: Publisher, Q: Publisher, Failure == P.Failure, P.Failure == Q.Failure {
        Publishers.CombineLatest3(self, publisher1, publisher2)
    }

    /// Sends the newest values of all publishers together whenever one of them has a new one, changed by `transform`.
    @inlinable public func combineLatest<P, Q, T>(
        _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
    where P: Publisher, Q: Publisher, Failure == P.Failure, P.Failure == Q.Failure {
        combineLatest(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
    }
}

extension Publishers {
    /// Sends the newest values of all publishers together whenever one of them has a new one.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        /// The newest value of each together.
        public typealias Output = (A.Output, B.Output, C.Output)

        /// Errors are those of all publishers.
        public typealias Failure = A.Failure

        /// One of the publishers.
        public let a: A

        /// One of the publishers.
        public let b: B

        /// One of the publishers.
        public let c: C

        /// Makes a publisher of three.
        @inlinable public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        /// Attaches `subscriber`, which has its subscription before the publishers are subscribed to.
        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where
            S: Subscriber, S.Failure == A.Failure,
            S.Input == (A.Output, B.Output, C.Output)
        {
            let inner = CombineLatestInner(downstream: subscriber, machine: Machine(), count: 3)
            subscriber.receive(subscription: inner)
            a.subscribe(inner.side(0, PlaceOfA.self))
            b.subscribe(inner.side(1, PlaceOfB.self))
            c.subscribe(inner.side(2, PlaceOfC.self))
        }

        /// Keeps the newest value of each publisher.
        @usableFromInline struct Machine: CombineLatestMachine {
            @usableFromInline var a: A.Output?
            @usableFromInline var b: B.Output?
            @usableFromInline var c: C.Output?

            @inlinable init() {}

            @inlinable func newest() -> (A.Output, B.Output, C.Output)? {
                guard let a, let b, let c else { return nil }
                return (a, b, c)
            }
        }

        @usableFromInline enum PlaceOfA: SidePlace {
            @inlinable static func put(_ value: A.Output, into machine: inout Machine) { machine.a = value }
        }

        @usableFromInline enum PlaceOfB: SidePlace {
            @inlinable static func put(_ value: B.Output, into machine: inout Machine) { machine.b = value }
        }

        @usableFromInline enum PlaceOfC: SidePlace {
            @inlinable static func put(_ value: C.Output, into machine: inout Machine) { machine.c = value }
        }
    }
}

extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {
    /// Whether both are made of equal parts.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.a == rhs.a && lhs.b == rhs.b && lhs.c == rhs.c
    }
}
