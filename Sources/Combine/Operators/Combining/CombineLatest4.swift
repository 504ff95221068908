extension Publisher {
    /// Sends the newest values of all publishers together whenever one of them has a new one.
    @inlinable public func combineLatest<P, Q, R>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R
    ) -> Publishers.CombineLatest4<Self, P, Q, R>
    where P: Publisher, Q: Publisher, R: Publisher, Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure
    {
        Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
    }

    /// Sends the newest values of all publishers together whenever one of them has a new one, changed by `transform`.
    @inlinable public func combineLatest<P, Q, R, T>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R,
        _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
    where P: Publisher, Q: Publisher, R: Publisher, Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure
    {
        combineLatest(publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
    }
}

extension Publishers {
    /// Sends the newest values of all publishers together whenever one of them has a new one.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        /// The newest value of each together.
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)

        /// Errors are those of all publishers.
        public typealias Failure = A.Failure

        /// One of the publishers.
        public let a: A

        /// One of the publishers.
        public let b: B

        /// One of the publishers.
        public let c: C

        /// One of the publishers.
        public let d: D

        /// Makes a publisher of four.
        @inlinable public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        /// Attaches `subscriber`, which has its subscription before the publishers are subscribed to.
        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where
            S: Subscriber, S.Failure == A.Failure,
            S.Input == (A.Output, B.Output, C.Output, D.Output)
        {
            let inner = CombineLatestInner(downstream: subscriber, machine: Machine(), count: 4)
            subscriber.receive(subscription: inner)
            a.subscribe(inner.side(0, PlaceOfA.self))
            b.subscribe(inner.side(1, PlaceOfB.self))
            c.subscribe(inner.side(2, PlaceOfC.self))
            d.subscribe(inner.side(3, PlaceOfD.self))
        }

        /// Keeps the newest value of each publisher.
        @usableFromInline struct Machine: CombineLatestMachine {
            @usableFromInline var a: A.Output?
            @usableFromInline var b: B.Output?
            @usableFromInline var c: C.Output?
            @usableFromInline var d: D.Output?

            @inlinable init() {}

            @inlinable func newest() -> (A.Output, B.Output, C.Output, D.Output)? {
                guard let a, let b, let c, let d else { return nil }
                return (a, b, c, d)
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

        @usableFromInline enum PlaceOfD: SidePlace {
            @inlinable static func put(_ value: D.Output, into machine: inout Machine) { machine.d = value }
        }
    }
}

extension Publishers.CombineLatest4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {
    /// Whether both are made of equal parts.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.a == rhs.a && lhs.b == rhs.b && lhs.c == rhs.c && lhs.d == rhs.d
    }
}
