extension Publisher {
    /// Sends the values of this publisher and of five others as they come.
    @inlinable public func merge<B, C, D, E, F>(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F
    ) -> Publishers.Merge6<Self, B, C, D, E, F>
    where
        B: Publisher,
        C: Publisher,
        D: Publisher,
        E: Publisher,
        F: Publisher,
        Failure == B.Failure,
        Output == B.Output,
        B.Failure == C.Failure, B.Output == C.Output,
        C.Failure == D.Failure, C.Output == D.Output,
        D.Failure == E.Failure, D.Output == E.Output,
        E.Failure == F.Failure, E.Output == F.Output
    {
        Publishers.Merge6(self, b, c, d, e, f)
    }
}

extension Publishers {
    /// Sends the values of six publishers as they come.
    public struct Merge6<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>: Publisher
    where
        A.Failure == B.Failure,
        B.Failure == C.Failure,
        C.Failure == D.Failure,
        D.Failure == E.Failure,
        E.Failure == F.Failure,
        A.Output == B.Output,
        B.Output == C.Output,
        C.Output == D.Output,
        D.Output == E.Output,
        E.Output == F.Output
    {
        /// Values are those of all publishers.
        public typealias Output = A.Output

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

        /// One of the publishers.
        public let e: E

        /// One of the publishers.
        public let f: F

        /// Makes a publisher of six.
        @inlinable public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
        }

        /// Attaches `subscriber`, which has its subscription before the publishers are subscribed to.
        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, S.Input == A.Output, S.Failure == A.Failure {
            let inner = MergeInner(downstream: subscriber, count: 6)
            subscriber.receive(subscription: inner)
            a.subscribe(inner.side(0))
            b.subscribe(inner.side(1))
            c.subscribe(inner.side(2))
            d.subscribe(inner.side(3))
            e.subscribe(inner.side(4))
            f.subscribe(inner.side(5))
        }
    }
}

extension Publishers.Merge6: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable {
    /// Whether both are made of equal parts.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.a == rhs.a && lhs.b == rhs.b && lhs.c == rhs.c && lhs.d == rhs.d
            && lhs.e == rhs.e && lhs.f == rhs.f
    }
}

extension Publishers.Merge6 {
    /// Adds another publisher.
    @inlinable public func merge<P>(with other: P) -> Publishers.Merge7<A, B, C, D, E, F, P>
    where P: Publisher, F.Failure == P.Failure, F.Output == P.Output {
        Publishers.Merge7(a, b, c, d, e, f, other)
    }

    /// Adds two other publishers.
    @inlinable public func merge<Z, Y>(
        with z: Z, _ y: Y
    ) -> Publishers.Merge8<A, B, C, D, E, F, Z, Y>
    where
        Z: Publisher,
        Y: Publisher,
        F.Failure == Z.Failure, F.Output == Z.Output,
        Z.Failure == Y.Failure, Z.Output == Y.Output
    {
        Publishers.Merge8(a, b, c, d, e, f, z, y)
    }
}
