/// What an operator with several publishers above it does with what one of them sends.
@usableFromInline
protocol SidedInner: AnyObject {
    associatedtype Machine
    associatedtype SideFailure: Error

    func receive(subscription: any Subscription, from index: Int)

    /// Takes a value by letting `take` put it into the machine.
    func receive<Value>(
        _ value: Value, from index: Int, _ take: (inout Machine, Value) -> Void
    ) -> Subscribers.Demand

    func receive(completion: Subscribers.Completion<SideFailure>, from index: Int)

    var sideDescription: String { get }
}

extension SidedInner {
    /// The subscriber of one side.
    @inlinable func side<Value>(
        _ index: Int, _ take: @escaping (inout Machine, Value) -> Void
    ) -> SideSubscriber<Self, Value> {
        SideSubscriber(inner: self, index: index, take: take)
    }
}

/// Listens to one of several publishers.
@usableFromInline
struct SideSubscriber<Inner: SidedInner, Value>: Subscriber, PlainInner {
    @usableFromInline typealias Input = Value
    @usableFromInline typealias Failure = Inner.SideFailure

    @usableFromInline let inner: Inner
    @usableFromInline let index: Int
    @usableFromInline let take: (inout Inner.Machine, Value) -> Void
    @usableFromInline let combineIdentifier: CombineIdentifier

    @inlinable init(inner: Inner, index: Int, take: @escaping (inout Inner.Machine, Value) -> Void) {
        self.inner = inner
        self.index = index
        self.take = take
        combineIdentifier = CombineIdentifier()
    }

    @inlinable func receive(subscription: any Subscription) { inner.receive(subscription: subscription, from: index) }

    @inlinable func receive(_ input: Value) -> Subscribers.Demand { inner.receive(input, from: index, take) }

    @inlinable func receive(completion: Subscribers.Completion<Inner.SideFailure>) {
        inner.receive(completion: completion, from: index)
    }

    @usableFromInline var description: String { inner.sideDescription }
}
