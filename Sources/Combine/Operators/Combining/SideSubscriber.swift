/// What an operator with several publishers above it does with what one of them sends.
@usableFromInline
protocol SidedInner: AnyObject {
    associatedtype Machine
    associatedtype SideFailure: Error

    func receive(subscription: any Subscription, from index: Int)

    /// Takes a value, whose place in the machine is `place`.
    func receive<Place: SidePlace>(
        _ value: Place.Value, from index: Int, at place: Place.Type
    ) -> Subscribers.Demand where Place.Machine == Machine

    func receive(completion: Subscribers.Completion<SideFailure>, from index: Int)

    var sideDescription: String { get }
}

extension SidedInner {
    /// The subscriber of one side.
    @inlinable func side<Place: SidePlace>(_ index: Int, _ place: Place.Type) -> SideSubscriber<Self, Place> {
        SideSubscriber(inner: self, index: index)
    }
}

/// Where the values of one side go. It is a type rather than a closure, so that the optimiser sees through it.
@usableFromInline
protocol SidePlace<Machine, Value> {
    associatedtype Machine
    associatedtype Value

    static func put(_ value: Value, into machine: inout Machine)
}

/// Listens to one of several publishers.
@usableFromInline
struct SideSubscriber<Inner: SidedInner, Place: SidePlace>: Subscriber, PlainInner
where Place.Machine == Inner.Machine {
    @usableFromInline typealias Input = Place.Value
    @usableFromInline typealias Failure = Inner.SideFailure

    @usableFromInline let inner: Inner
    @usableFromInline let index: Int
    @usableFromInline let combineIdentifier: CombineIdentifier

    @inlinable init(inner: Inner, index: Int) {
        self.inner = inner
        self.index = index
        combineIdentifier = CombineIdentifier()
    }

    @inlinable func receive(subscription: any Subscription) { inner.receive(subscription: subscription, from: index) }

    @inlinable @inline(__always) func receive(_ input: Place.Value) -> Subscribers.Demand {
        inner.receive(input, from: index, at: Place.self)
    }

    @inlinable func receive(completion: Subscribers.Completion<Inner.SideFailure>) {
        inner.receive(completion: completion, from: index)
    }

    @usableFromInline var description: String { inner.sideDescription }
}
