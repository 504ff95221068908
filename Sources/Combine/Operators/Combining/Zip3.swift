extension Publisher {
    /// Waits for a value of each publisher and sends them together.
    @inlinable public func zip<P, Q>(
        _ publisher1: P, _ publisher2: Q
    ) -> Publishers.Zip3<Self, P, Q>
    where P: Publisher, Q: Publisher, Failure == P.Failure, P.Failure == Q.Failure {
        Publishers.Zip3(self, publisher1, publisher2)
    }

    /// Waits for a value of each publisher and sends them together, changed by `transform`.
    @inlinable public func zip<P, Q, T>(
        _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T>
    where P: Publisher, Q: Publisher, Failure == P.Failure, P.Failure == Q.Failure {
        zip(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
    }
}

extension Publishers {
    /// Waits for a value of each publisher and sends them together.
    public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        /// The oldest value of each together.
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
            let inner = ZipInner(downstream: subscriber, machine: Machine(), count: 3)
            subscriber.receive(subscription: inner)
            a.subscribe(inner.side(0, PlaceOfA.self))
            b.subscribe(inner.side(1, PlaceOfB.self))
            c.subscribe(inner.side(2, PlaceOfC.self))
        }

        /// Keeps the values that wait for those of the other publishers.
        @usableFromInline struct Machine: ZipMachine {
            @usableFromInline var a = Queue<A.Output>()
            @usableFromInline var b = Queue<B.Output>()
            @usableFromInline var c = Queue<C.Output>()

            @inlinable init() {}

            @inlinable mutating func next() -> (A.Output, B.Output, C.Output)? {
                guard !a.isEmpty, !b.isEmpty, !c.isEmpty else { return nil }
                guard let a = a.popFirst(), let b = b.popFirst(), let c = c.popFirst() else { return nil }
                return (a, b, c)
            }

            @usableFromInline func isEmpty(_ index: Int) -> Bool {
                switch index {
                case 0: a.isEmpty
                case 1: b.isEmpty
                default: c.isEmpty
                }
            }
        }

        @usableFromInline enum PlaceOfA: SidePlace {
            @inlinable static func put(_ value: A.Output, into machine: inout Machine) { machine.a.append(value) }
        }

        @usableFromInline enum PlaceOfB: SidePlace {
            @inlinable static func put(_ value: B.Output, into machine: inout Machine) { machine.b.append(value) }
        }

        @usableFromInline enum PlaceOfC: SidePlace {
            @inlinable static func put(_ value: C.Output, into machine: inout Machine) { machine.c.append(value) }
        }
    }
}

extension Publishers.Zip3: Equatable where A: Equatable, B: Equatable, C: Equatable {
    /// Whether both are made of equal parts.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.a == rhs.a && lhs.b == rhs.b && lhs.c == rhs.c
    }
}
