extension Publisher {
    /// Sends the values of this publisher and of `other` as they come.
    @inlinable public func merge<P>(with other: P) -> Publishers.Merge<Self, P>
    where P: Publisher, Failure == P.Failure, Output == P.Output {
        Publishers.Merge(self, other)
    }
}

extension Publishers {
    /// Sends the values of two publishers as they come.
    public struct Merge<A: Publisher, B: Publisher>: Publisher
    where
        A.Failure == B.Failure,
        A.Output == B.Output
    {
        /// Values are those of all publishers.
        public typealias Output = A.Output

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
        where S: Subscriber, S.Input == A.Output, S.Failure == A.Failure {
            let inner = MergeInner(downstream: subscriber, count: 2)
            subscriber.receive(subscription: inner)
            a.subscribe(inner.side(0))
            b.subscribe(inner.side(1))
        }
    }
}

extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {
    /// Whether both are made of equal parts.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.a == rhs.a && lhs.b == rhs.b
    }
}

extension Publishers.Merge {
    /// Adds another publisher.
    @inlinable public func merge<P>(with other: P) -> Publishers.Merge3<A, B, P>
    where P: Publisher, B.Failure == P.Failure, B.Output == P.Output {
        Publishers.Merge3(a, b, other)
    }

    /// Adds two other publishers.
    @inlinable public func merge<Z, Y>(
        with z: Z, _ y: Y
    ) -> Publishers.Merge4<A, B, Z, Y>
    where
        Z: Publisher,
        Y: Publisher,
        B.Failure == Z.Failure, B.Output == Z.Output,
        Z.Failure == Y.Failure, Z.Output == Y.Output
    {
        Publishers.Merge4(a, b, z, y)
    }

    /// Adds three other publishers.
    @inlinable public func merge<Z, Y, X>(
        with z: Z, _ y: Y, _ x: X
    ) -> Publishers.Merge5<A, B, Z, Y, X>
    where
        Z: Publisher,
        Y: Publisher,
        X: Publisher,
        B.Failure == Z.Failure, B.Output == Z.Output,
        Z.Failure == Y.Failure, Z.Output == Y.Output,
        Y.Failure == X.Failure, Y.Output == X.Output
    {
        Publishers.Merge5(a, b, z, y, x)
    }

    /// Adds four other publishers.
    @inlinable public func merge<Z, Y, X, W>(
        with z: Z, _ y: Y, _ x: X, _ w: W
    ) -> Publishers.Merge6<A, B, Z, Y, X, W>
    where
        Z: Publisher,
        Y: Publisher,
        X: Publisher,
        W: Publisher,
        B.Failure == Z.Failure, B.Output == Z.Output,
        Z.Failure == Y.Failure, Z.Output == Y.Output,
        Y.Failure == X.Failure, Y.Output == X.Output,
        X.Failure == W.Failure, X.Output == W.Output
    {
        Publishers.Merge6(a, b, z, y, x, w)
    }

    /// Adds five other publishers.
    @inlinable public func merge<Z, Y, X, W, V>(
        with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V
    ) -> Publishers.Merge7<A, B, Z, Y, X, W, V>
    where
        Z: Publisher,
        Y: Publisher,
        X: Publisher,
        W: Publisher,
        V: Publisher,
        B.Failure == Z.Failure, B.Output == Z.Output,
        Z.Failure == Y.Failure, Z.Output == Y.Output,
        Y.Failure == X.Failure, Y.Output == X.Output,
        X.Failure == W.Failure, X.Output == W.Output,
        W.Failure == V.Failure, W.Output == V.Output
    {
        Publishers.Merge7(a, b, z, y, x, w, v)
    }

    /// Adds six other publishers.
    @inlinable public func merge<Z, Y, X, W, V, U>(
        with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V, _ u: U
    ) -> Publishers.Merge8<A, B, Z, Y, X, W, V, U>
    where
        Z: Publisher,
        Y: Publisher,
        X: Publisher,
        W: Publisher,
        V: Publisher,
        U: Publisher,
        B.Failure == Z.Failure, B.Output == Z.Output,
        Z.Failure == Y.Failure, Z.Output == Y.Output,
        Y.Failure == X.Failure, Y.Output == X.Output,
        X.Failure == W.Failure, X.Output == W.Output,
        W.Failure == V.Failure, W.Output == V.Output,
        V.Failure == U.Failure, V.Output == U.Output
    {
        Publishers.Merge8(a, b, z, y, x, w, v, u)
    }
}
