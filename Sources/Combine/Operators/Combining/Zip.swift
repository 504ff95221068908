extension Publisher {
    /// Waits for a value of each publisher and sends them together.
    @inlinable public func zip<P>(
        _ other: P
    ) -> Publishers.Zip<Self, P>
    where P: Publisher, Failure == P.Failure {
        Publishers.Zip(self, other)
    }

    /// Waits for a value of each publisher and sends them together, changed by `transform`.
    @inlinable public func zip<P, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.Zip<Self, P>, T>
    where P: Publisher, Failure == P.Failure {
        zip(other).map { transform($0.0, $0.1) }
    }
}

extension Publishers {
    /// Waits for a value of each publisher and sends them together.
    public struct Zip<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure {
        /// The oldest value of each together.
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
            let inner = ZipInner(downstream: subscriber, machine: Machine(), count: 2)
            subscriber.receive(subscription: inner)
            a.subscribe(inner.side(0, PlaceOfA.self))
            b.subscribe(inner.side(1, PlaceOfB.self))
        }

        /// Keeps the values that wait for those of the other publishers.
        @usableFromInline struct Machine: ZipMachine {
            @usableFromInline var a = Queue<A.Output>()
            @usableFromInline var b = Queue<B.Output>()

            @inlinable init() {}

            @inlinable mutating func next() -> (A.Output, B.Output)? {
                guard !a.isEmpty, !b.isEmpty else { return nil }
                guard let a = a.popFirst(), let b = b.popFirst() else { return nil }
                return (a, b)
            }

            @usableFromInline func isEmpty(_ index: Int) -> Bool {
                switch index {
                case 0: a.isEmpty
                default: b.isEmpty
                }
            }
        }

        @usableFromInline enum PlaceOfA: SidePlace {
            @inlinable static func put(_ value: A.Output, into machine: inout Machine) { machine.a.append(value) }
        }

        @usableFromInline enum PlaceOfB: SidePlace {
            @inlinable static func put(_ value: B.Output, into machine: inout Machine) { machine.b.append(value) }
        }
    }
}

extension Publishers.Zip: Equatable where A: Equatable, B: Equatable {
    /// Whether both are made of equal parts.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.a == rhs.a && lhs.b == rhs.b
    }
}
