/// A publisher of which only the kinds of values and errors are known.
@frozen
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible,
    CustomPlaygroundDisplayConvertible
{
    @usableFromInline let box: PublisherBox<Output, Failure>

    /// Wraps `publisher`; a publisher that is wrapped already is not wrapped again.
    @inlinable public init<P>(_ publisher: P) where Output == P.Output, Failure == P.Failure, P: Publisher {
        if P.self == AnyPublisher<Output, Failure>.self {
            box = unsafeBitCast(publisher, to: AnyPublisher<Output, Failure>.self).box
        } else {
            box = PublisherBox { publisher.receive(subscriber: $0) }
        }
    }

    /// Attaches `subscriber` to the publisher inside.
    @inlinable @inline(__always) public func receive<S>(subscriber: S)
    where Output == S.Input, Failure == S.Failure, S: Subscriber {
        box.attach(AnySubscriber(subscriber))
    }

    /// `AnyPublisher`.
    public var description: String { "AnyPublisher" }

    /// The same as the description.
    public var playgroundDescription: Any { description }
}

/// Keeps the code with which the wrapped publisher takes subscribers, made where its type is known.
@usableFromInline
final class PublisherBox<Output, Failure: Error> {
    @usableFromInline let attach: (AnySubscriber<Output, Failure>) -> Void

    @inlinable init(attach: @escaping (AnySubscriber<Output, Failure>) -> Void) { self.attach = attach }
}

extension Publisher {
    /// Hides the type of this publisher.
    @inlinable public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
