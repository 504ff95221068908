extension Publisher {
    /// Sends the values of this publisher and of seven others as they come.
    @inlinable public func merge<B, C, D, E, F, G, H>(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
    ) -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
    where
        B: Publisher,
        C: Publisher,
        D: Publisher,
        E: Publisher,
        F: Publisher,
        G: Publisher,
        H: Publisher,
        Failure == B.Failure,
        Output == B.Output,
        B.Failure == C.Failure, B.Output == C.Output,
        C.Failure == D.Failure, C.Output == D.Output,
        D.Failure == E.Failure, D.Output == E.Output,
        E.Failure == F.Failure, E.Output == F.Output,
        F.Failure == G.Failure, F.Output == G.Output,
        G.Failure == H.Failure, G.Output == H.Output
    {
        Publishers.Merge8(self, b, c, d, e, f, g, h)
    }
}

extension Publishers {
    /// Sends the values of eight publishers as they come.
    public struct Merge8<
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
    >: Publisher
    where
        A.Failure == B.Failure,
        B.Failure == C.Failure,
        C.Failure == D.Failure,
        D.Failure == E.Failure,
        E.Failure == F.Failure,
        F.Failure == G.Failure,
        G.Failure == H.Failure,
        A.Output == B.Output,
        B.Output == C.Output,
        C.Output == D.Output,
        D.Output == E.Output,
        E.Output == F.Output,
        F.Output == G.Output,
        G.Output == H.Output
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

        /// One of the publishers.
        public let g: G

        /// One of the publishers.
        public let h: H

        /// Makes a publisher of eight.
        @inlinable public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
            self.g = g
            self.h = h
        }

        /// Attaches `subscriber`, which has its subscription before the publishers are subscribed to.
        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, S.Input == A.Output, S.Failure == A.Failure {
            let inner = MergeInner(downstream: subscriber, count: 8)
            subscriber.receive(subscription: inner)
            a.subscribe(inner.side(0))
            b.subscribe(inner.side(1))
            c.subscribe(inner.side(2))
            d.subscribe(inner.side(3))
            e.subscribe(inner.side(4))
            f.subscribe(inner.side(5))
            g.subscribe(inner.side(6))
            h.subscribe(inner.side(7))
        }
    }
}

extension Publishers.Merge8: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable, H: Equatable {
    /// Whether both are made of equal parts.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.a == rhs.a && lhs.b == rhs.b && lhs.c == rhs.c && lhs.d == rhs.d
            && lhs.e == rhs.e && lhs.f == rhs.f && lhs.g == rhs.g && lhs.h == rhs.h
    }
}
