/// The subscriptions of an operator that has several publishers above it.
@usableFromInline
final class Sides {
    private let lock = Lock()
    private var statuses: [SubscriptionStatus]
    // All that downstream asked for so far; a subscription that comes late is asked for it.
    private var total = Subscribers.Demand.none
    private var finishedCount = 0

    @usableFromInline let isOpen: Flag

    /// Whether any side came to its end, so that it is worth asking which.
    @usableFromInline let isAnyFinished: Flag

    @usableFromInline init(count: Int) {
        isAnyFinished = Flag()
        statuses = Array(repeating: .awaiting, count: count)
        isOpen = Flag()
        isOpen.set()
    }

    /// Takes the first subscription of a side, and cancels any other.
    ///
    /// - Returns: what downstream asked for so far, or `nil` when the subscription was not taken.
    func accept(_ subscription: any Subscription, at index: Int) -> Subscribers.Demand? {
        lock.lock()
        guard isOpen.isSet, case .awaiting = statuses[index] else {
            lock.unlock()
            subscription.cancel()
            return nil
        }
        statuses[index] = .subscribed(subscription)
        let total = total
        lock.unlock()
        return total
    }

    /// Adds to what downstream asked for, and asks all sides but one.
    @usableFromInline func request(_ demand: Subscribers.Demand, except index: Int? = nil) {
        lock.lock()
        total += demand
        let others = subscriptions(except: index)
        lock.unlock()
        for subscription in others { subscription.request(demand) }
    }

    /// Adds to what downstream asked for, and asks all sides for everything if that has no limit now.
    func requestAllWhenUnlimited(_ demand: Subscribers.Demand) {
        lock.lock()
        let becomesUnlimited = total != .unlimited && total + demand == .unlimited
        total += demand
        let others = becomesUnlimited ? subscriptions(except: nil) : []
        lock.unlock()
        for subscription in others { subscription.request(.unlimited) }
    }

    var isUnlimited: Bool { lock.withLock { total == .unlimited } }

    func request(_ demand: Subscribers.Demand, at index: Int) {
        lock.withLock { statuses[index].subscription }?.request(demand)
    }

    @inlinable func isFinished(_ index: Int) -> Bool { isAnyFinished.isSet && isTerminal(index) }

    @usableFromInline func isTerminal(_ index: Int) -> Bool { lock.withLock { statuses[index].isTerminal } }

    /// A side came to its end.
    ///
    /// - Returns: whether it was the last one; `nil` when it had come to its end before.
    func finish(_ index: Int) -> Bool? {
        lock.lock()
        guard isOpen.isSet, !statuses[index].isTerminal else {
            lock.unlock()
            return nil
        }
        let held = statuses[index]
        statuses[index] = .terminal
        finishedCount += 1
        isAnyFinished.set()
        let isLast = finishedCount == statuses.count
        lock.unlock()
        withExtendedLifetime(held) {}
        return isLast
    }

    /// Cancels all sides but one, the first time.
    ///
    /// - Returns: whether this was the first time.
    @discardableResult
    func close(except index: Int? = nil) -> Bool {
        lock.lock()
        guard isOpen.isSet else {
            lock.unlock()
            return false
        }
        isOpen.clear()
        isAnyFinished.set()
        let others = subscriptions(except: index)
        let held = statuses
        for index in statuses.indices { statuses[index] = .terminal }
        lock.unlock()
        for subscription in others { subscription.cancel() }
        withExtendedLifetime(held) {}
        return true
    }

    private func subscriptions(except index: Int?) -> [any Subscription] {
        statuses.indices.compactMap { $0 == index ? nil : statuses[$0].subscription }
    }
}
