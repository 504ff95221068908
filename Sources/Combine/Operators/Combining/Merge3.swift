extension Publisher {
    /// Sends the values of this publisher and of two others as they come.
    @inlinable public func merge<B, C>(
        with b: B, _ c: C
    ) -> Publishers.Merge3<Self, B, C>
    where
        B: Publisher,
        C: Publisher,
        Failure == B.Failure,
        Output == B.Output,
        B.Failure == C.Failure, B.Output == C.Output
    {
        Publishers.Merge3(self, b, c)
    }
}

extension Publishers {
    /// Sends the values of three publishers as they come.
    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where
        A.Failure == B.Failure,
        B.Failure == C.Failure,
        A.Output == B.Output,
        B.Output == C.Output
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

        /// Makes a publisher of three.
        @inlinable public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        /// Attaches `subscriber`, which has its subscription before the publishers are subscribed to.
        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, S.Input == A.Output, S.Failure == A.Failure {
            let inner = MergeInner(downstream: subscriber, count: 3)
            subscriber.receive(subscription: inner)
            a.subscribe(inner.side(0))
            b.subscribe(inner.side(1))
            c.subscribe(inner.side(2))
        }
    }
}

extension Publishers.Merge3: Equatable where A: Equatable, B: Equatable, C: Equatable {
    /// Whether both are made of equal parts.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.a == rhs.a && lhs.b == rhs.b && lhs.c == rhs.c
    }
}

extension Publishers.Merge3 {
    /// Adds another publisher.
    @inlinable public func merge<P>(with other: P) -> Publishers.Merge4<A, B, C, P>
    where P: Publisher, C.Failure == P.Failure, C.Output == P.Output {
        Publishers.Merge4(a, b, c, other)
    }

    /// Adds two other publishers.
    @inlinable public func merge<Z, Y>(
        with z: Z, _ y: Y
    ) -> Publishers.Merge5<A, B, C, Z, Y>
    where
        Z: Publisher,
        Y: Publisher,
        C.Failure == Z.Failure, C.Output == Z.Output,
        Z.Failure == Y.Failure, Z.Output == Y.Output
    {
        Publishers.Merge5(a, b, c, z, y)
    }

    /// Adds three other publishers.
    @inlinable public func merge<Z, Y, X>(
        with z: Z, _ y: Y, _ x: X
    ) -> Publishers.Merge6<A, B, C, Z, Y, X>
    where
        Z: Publisher,
        Y: Publisher,
        X: Publisher,
        C.Failure == Z.Failure, C.Output == Z.Output,
        Z.Failure == Y.Failure, Z.Output == Y.Output,
        Y.Failure == X.Failure, Y.Output == X.Output
    {
        Publishers.Merge6(a, b, c, z, y, x)
    }

    /// Adds four other publishers.
    @inlinable public func merge<Z, Y, X, W>(
        with z: Z, _ y: Y, _ x: X, _ w: W
    ) -> Publishers.Merge7<A, B, C, Z, Y, X, W>
    where
        Z: Publisher,
        Y: Publisher,
        X: Publisher,
        W: Publisher,
        C.Failure == Z.Failure, C.Output == Z.Output,
        Z.Failure == Y.Failure, Z.Output == Y.Output,
        Y.Failure == X.Failure, Y.Output == X.Output,
        X.Failure == W.Failure, X.Output == W.Output
    {
        Publishers.Merge7(a, b, c, z, y, x, w)
    }

    /// Adds five other publishers.
    @inlinable public func merge<Z, Y, X, W, V>(
        with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V
    ) -> Publishers.Merge8<A, B, C, Z, Y, X, W, V>
    where
        Z: Publisher,
        Y: Publisher,
        X: Publisher,
        W: Publisher,
        V: Publisher,
        C.Failure == Z.Failure, C.Output == Z.Output,
        Z.Failure == Y.Failure, Z.Output == Y.Output,
        Y.Failure == X.Failure, Y.Output == X.Output,
        X.Failure == W.Failure, X.Output == W.Output,
        W.Failure == V.Failure, W.Output == V.Output
    {
        Publishers.Merge8(a, b, c, z, y, x, w, v)
    }
}
