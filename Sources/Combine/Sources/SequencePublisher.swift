extension Publishers {
    /// Sends the elements of a sequence, which each subscriber goes through anew.
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        /// The kind of the elements.
        public typealias Output = Elements.Element

        /// The elements.
        public let sequence: Elements

        /// Makes a publisher of the elements of `sequence`.
        @inlinable public init(sequence: Elements) { self.sequence = sequence }

        /// Attaches `subscriber`, which gets as many elements as it asks for. The end follows the last one.
        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where Failure == S.Failure, S: Subscriber, Elements.Element == S.Input {
            SequenceSubscription.attach(
                subscriber, to: sequence, completion: .finished, style: .sequence)
        }
    }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {
    /// Whether both are made of equal parts.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.sequence == rhs.sequence
    }
}

extension Sequence {
    /// A publisher of the elements.
    @inlinable public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}
