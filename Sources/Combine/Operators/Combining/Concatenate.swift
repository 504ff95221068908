extension Publisher {
    /// Sends `elements` first.
    @inlinable public func prepend(
        _ elements: Output...
    ) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> {
        prepend(elements)
    }

    /// Sends the elements of a sequence first.
    @inlinable public func prepend<S>(
        _ elements: S
    ) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self>
    where S: Swift.Sequence, Output == S.Element {
        prepend(Publishers.Sequence(sequence: elements))
    }

    /// Sends the values of `publisher` first, and subscribes to this publisher when that one finishes.
    @inlinable public func prepend<P>(_ publisher: P) -> Publishers.Concatenate<P, Self>
    where P: Publisher, Failure == P.Failure, Output == P.Output {
        Publishers.Concatenate(prefix: publisher, suffix: self)
    }

    /// Sends `elements` afterwards.
    @inlinable public func append(
        _ elements: Output...
    ) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> {
        append(elements)
    }

    /// Sends the elements of a sequence afterwards.
    @inlinable public func append<S>(
        _ elements: S
    ) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>>
    where S: Swift.Sequence, Output == S.Element {
        append(Publishers.Sequence(sequence: elements))
    }

    /// Sends the values of `publisher` afterwards; it is subscribed to when this publisher finishes.
    @inlinable public func append<P>(_ publisher: P) -> Publishers.Concatenate<Self, P>
    where P: Publisher, Failure == P.Failure, Output == P.Output {
        Publishers.Concatenate(prefix: self, suffix: publisher)
    }
}

extension Publishers {
    /// Sends the values of one publisher and then those of another one.
    public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
    where Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
        /// Values are those of both publishers.
        public typealias Output = Suffix.Output

        /// Errors are those of both publishers.
        public typealias Failure = Suffix.Failure

        /// What comes first.
        public let prefix: Prefix

        /// What comes afterwards.
        public let suffix: Suffix

        /// Makes a publisher of two.
        @inlinable public init(prefix: Prefix, suffix: Suffix) {
            self.prefix = prefix
            self.suffix = suffix
        }

        /// Attaches `subscriber` to the first publisher.
        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, Suffix.Failure == S.Failure, Suffix.Output == S.Input {
            prefix.subscribe(
                ConcatenateListener(ConcatenateInner(downstream: subscriber, suffix: suffix), isPrefix: true))
        }
    }
}

extension Publishers.Concatenate: Equatable where Prefix: Equatable, Suffix: Equatable {
    /// Whether both are made of equal parts.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.prefix == rhs.prefix && lhs.suffix == rhs.suffix
    }
}
