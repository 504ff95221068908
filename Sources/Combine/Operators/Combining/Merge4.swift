extension Publisher {
    /// Sends the values of this publisher and of three others as they come.
    @inlinable public func merge<B, C, D>(
        with b: B, _ c: C, _ d: D
    ) -> Publishers.Merge4<Self, B, C, D>
    where
        B: Publisher,
        C: Publisher,
        D: Publisher,
        Failure == B.Failure,
        Output == B.Output,
        B.Failure == C.Failure, B.Output == C.Output,
        C.Failure == D.Failure, C.Output == D.Output
    {
        Publishers.Merge4(self, b, c, d)
    }
}

extension Publishers {
    /// Sends the values of four publishers as they come.
    public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where
        A.Failure == B.Failure,
        B.Failure == C.Failure,
        C.Failure == D.Failure,
        A.Output == B.Output,
        B.Output == C.Output,
        C.Output == D.Output
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

        /// Makes a publisher of four.
        @inlinable public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        /// Attaches `subscriber`, which has its subscription before the publishers are subscribed to.
        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, S.Input == A.Output, S.Failure == A.Failure {
            let inner = MergeInner(downstream: subscriber, count: 4)
            subscriber.receive(subscription: inner)
            a.subscribe(inner.side(0))
            b.subscribe(inner.side(1))
            c.subscribe(inner.side(2))
            d.subscribe(inner.side(3))
        }
    }
}

extension Publishers.Merge4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {
    /// Whether both are made of equal parts.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.a == rhs.a && lhs.b == rhs.b && lhs.c == rhs.c && lhs.d == rhs.d
    }
}

extension Publishers.Merge4 {
    /// Adds another publisher.
    @inlinable public func merge<P>(with other: P) -> Publishers.Merge5<A, B, C, D, P>
    where P: Publisher, D.Failure == P.Failure, D.Output == P.Output {
        Publishers.Merge5(a, b, c, d, other)
    }

    /// Adds two other publishers.
    @inlinable public func merge<Z, Y>(
        with z: Z, _ y: Y
    ) -> Publishers.Merge6<A, B, C, D, Z, Y>
    where
        Z: Publisher,
        Y: Publisher,
        D.Failure == Z.Failure, D.Output == Z.Output,
        Z.Failure == Y.Failure, Z.Output == Y.Output
    {
        Publishers.Merge6(a, b, c, d, z, y)
    }

    /// Adds three other publishers.
    @inlinable public func merge<Z, Y, X>(
        with z: Z, _ y: Y, _ x: X
    ) -> Publishers.Merge7<A, B, C, D, Z, Y, X>
    where
        Z: Publisher,
        Y: Publisher,
        X: Publisher,
        D.Failure == Z.Failure, D.Output == Z.Output,
        Z.Failure == Y.Failure, Z.Output == Y.Output,
        Y.Failure == X.Failure, Y.Output == X.Output
    {
        Publishers.Merge7(a, b, c, d, z, y, x)
    }

    /// Adds four other publishers.
    @inlinable public func merge<Z, Y, X, W>(
        with z: Z, _ y: Y, _ x: X, _ w: W
    ) -> Publishers.Merge8<A, B, C, D, Z, Y, X, W>
    where
        Z: Publisher,
        Y: Publisher,
        X: Publisher,
        W: Publisher,
        D.Failure == Z.Failure, D.Output == Z.Output,
        Z.Failure == Y.Failure, Z.Output == Y.Output,
        Y.Failure == X.Failure, Y.Output == X.Output,
        X.Failure == W.Failure, X.Output == W.Output
    {
        Publishers.Merge8(a, b, c, d, z, y, x, w)
    }
}
