/// Hands down the values of all sides, one at a time.
///
/// A side is asked for one value at a time while downstream's demand has a limit, and for everything when it has none.
@usableFromInline
final class MergeInner<Downstream: Subscriber>: Subscription, PlainInner {
    @usableFromInline let outlet: Outlet<Downstream>
    @usableFromInline let sides: Sides
    @usableFromInline let isUnlimited: Flag

    @usableFromInline init(downstream: Downstream, count: Int) {
        outlet = Outlet(downstream, policy: .keepNewest)
        sides = Sides(count: count)
        isUnlimited = Flag()
        outlet.onLateDelivery = { [unowned self] index, _ in
            if !isUnlimited.isSet { sides.request(.max(1), at: index) }
        }
    }

    @usableFromInline func side<Failure>(_ index: Int) -> Side<Failure> where Failure == Downstream.Failure {
        Side(inner: self, index: index)
    }

    @usableFromInline func receive(subscription: any Subscription, from index: Int) {
        guard let total = sides.accept(subscription, at: index) else { return }
        subscription.request(total == .unlimited ? .unlimited : .max(1))
    }

    @inlinable @inline(__always) func receive(_ value: Downstream.Input, from index: Int) -> Subscribers.Demand {
        guard sides.isOpen.isSet, case .delivered = outlet.send(value, tag: index) else { return .none }
        return isUnlimited.isSet ? .none : .max(1)
    }

    @usableFromInline func receive(completion: Subscribers.Completion<Downstream.Failure>, from index: Int) {
        switch completion {
        case .finished:
            guard sides.finish(index) == true, sides.close() else { return }
            outlet.complete(.finished, dropsWaiting: false)
        case .failure:
            guard !sides.isFinished(index), sides.close(except: index) else { return }
            outlet.complete(completion, dropsWaiting: true)
        }
    }

    @usableFromInline func request(_ demand: Subscribers.Demand) {
        if demand == .unlimited { isUnlimited.set() }
        outlet.request(demand)
        sides.requestAllWhenUnlimited(demand)
    }

    @usableFromInline func cancel() {
        sides.close()
        _ = outlet.cancel()
    }

    @usableFromInline var description: String { "Merge" }

    /// Listens to one side.
    @usableFromInline struct Side<Failure: Error>: Subscriber, PlainInner where Failure == Downstream.Failure {
        @usableFromInline typealias Input = Downstream.Input

        @usableFromInline let inner: MergeInner
        @usableFromInline let index: Int
        @usableFromInline let combineIdentifier: CombineIdentifier

        @inlinable init(inner: MergeInner, index: Int) {
            self.inner = inner
            self.index = index
            combineIdentifier = CombineIdentifier()
        }

        @inlinable func receive(subscription: any Subscription) {
            inner.receive(subscription: subscription, from: index)
        }

        @inlinable @inline(__always) func receive(_ input: Downstream.Input) -> Subscribers.Demand {
            inner.receive(input, from: index)
        }

        @inlinable func receive(completion: Subscribers.Completion<Failure>) {
            inner.receive(completion: completion, from: index)
        }

        @usableFromInline var description: String { "Merge" }
    }
}
