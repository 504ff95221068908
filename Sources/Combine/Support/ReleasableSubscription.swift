/// A subscription that stands for another one until that one is over or cancelled, and holds it no longer.
@usableFromInline
final class ReleasableSubscription: Subscription, CustomStringConvertible, CustomReflectable,
    CustomPlaygroundDisplayConvertible
{
    private let lock = Lock()
    private var target: (any Subscription)?
    @usableFromInline let combineIdentifier: CombineIdentifier
    @usableFromInline let description: String

    @usableFromInline init(_ target: any Subscription) {
        self.target = target
        combineIdentifier = target.combineIdentifier
        description = describe(target)
    }

    @usableFromInline func release() {
        let released = lock.withLock { target.take() }
        withExtendedLifetime(released) {}
    }

    @usableFromInline func request(_ demand: Subscribers.Demand) { lock.withLock { target }?.request(demand) }

    @usableFromInline func cancel() { lock.withLock { target.take() }?.cancel() }

    @usableFromInline var customMirror: Mirror {
        // An optional has a mirror of its own, so it is taken out first.
        guard let target = lock.withLock({ self.target }), let shown = target as? any CustomReflectable else {
            return Mirror(self, children: [])
        }
        return shown.customMirror
    }

    @usableFromInline var playgroundDescription: Any { description }
}
