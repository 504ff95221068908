extension Publisher {
    /// Sends the values of this publisher and of four others as they come.
    @inlinable public func merge<B, C, D, E>(
        with b: B, _ c: C, _ d: D, _ e: E
    ) -> Publishers.Merge5<Self, B, C, D, E>
    where
        B: Publisher,
        C: Publisher,
        D: Publisher,
        E: Publisher,
        Failure == B.Failure,
        Output == B.Output,
        B.Failure == C.Failure, B.Output == C.Output,
        C.Failure == D.Failure, C.Output == D.Output,
        D.Failure == E.Failure, D.Output == E.Output
    {
        Publishers.Merge5(self, b, c, d, e)
    }
}

extension Publishers {
    /// Sends the values of five publishers as they come.
    public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: Publisher
    where
        A.Failure == B.Failure,
        B.Failure == C.Failure,
        C.Failure == D.Failure,
        D.Failure == E.Failure,
        A.Output == B.Output,
        B.Output == C.Output,
        C.Output == D.Output,
        D.Output == E.Output
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

        /// Makes a publisher of five.
        @inlinable public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
        }

        /// Attaches `subscriber`, which has its subscription before the publishers are subscribed to.
        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, S.Input == A.Output, S.Failure == A.Failure {
            let inner = MergeInner(downstream: subscriber, count: 5)
            subscriber.receive(subscription: inner)
            a.subscribe(inner.side(0))
            b.subscribe(inner.side(1))
            c.subscribe(inner.side(2))
            d.subscribe(inner.side(3))
            e.subscribe(inner.side(4))
        }
    }
}

extension Publishers.Merge5: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {
    /// Whether both are made of equal parts.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.a == rhs.a && lhs.b == rhs.b && lhs.c == rhs.c && lhs.d == rhs.d && lhs.e == rhs.e
    }
}

extension Publishers.Merge5 {
    /// Adds another publisher.
    @inlinable public func merge<P>(with other: P) -> Publishers.Merge6<A, B, C, D, E, P>
    where P: Publisher, E.Failure == P.Failure, E.Output == P.Output {
        Publishers.Merge6(a, b, c, d, e, other)
    }

    /// Adds two other publishers.
    @inlinable public func merge<Z, Y>(
        with z: Z, _ y: Y
    ) -> Publishers.Merge7<A, B, C, D, E, Z, Y>
    where
        Z: Publisher,
        Y: Publisher,
        E.Failure == Z.Failure, E.Output == Z.Output,
        Z.Failure == Y.Failure, Z.Output == Y.Output
    {
        Publishers.Merge7(a, b, c, d, e, z, y)
    }

    /// Adds three other publishers.
    @inlinable public func merge<Z, Y, X>(
        with z: Z, _ y: Y, _ x: X
    ) -> Publishers.Merge8<A, B, C, D, E, Z, Y, X>
    where
        Z: Publisher,
        Y: Publisher,
        X: Publisher,
        E.Failure == Z.Failure, E.Output == Z.Output,
        Z.Failure == Y.Failure, Z.Output == Y.Output,
        Y.Failure == X.Failure, Y.Output == X.Output
    {
        Publishers.Merge8(a, b, c, d, e, z, y, x)
    }
}
