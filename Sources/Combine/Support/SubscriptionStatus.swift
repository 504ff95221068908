/// Where a subscriber stands with its upstream, whose subscription is a `Handle`: the smallest of the state machines.
///
/// To machines a subscription is something that they keep and give back; nothing can be asked of it there.
@usableFromInline
enum SourceStatus<Handle> {
    /// No subscription has come yet.
    case awaiting

    /// Values may come through this subscription.
    case subscribed(Handle)

    /// The stream is over or was cancelled.
    case terminal

    /// Takes the first subscription. Returns whether it was taken.
    @inlinable mutating func accept(_ handle: Handle) -> Bool {
        guard isAwaiting else { return false }
        self = .subscribed(handle)
        return true
    }

    /// Ends it. Returns the subscription, if there was one, to be cancelled or released elsewhere.
    @inlinable mutating func close() -> Handle? {
        defer { self = .terminal }
        return subscription
    }

    @inlinable var subscription: Handle? {
        if case .subscribed(let subscription) = self { subscription } else { nil }
    }

    @inlinable var isAwaiting: Bool {
        if case .awaiting = self { true } else { false }
    }

    @inlinable var isSubscribed: Bool {
        if case .subscribed = self { true } else { false }
    }

    @inlinable var isTerminal: Bool {
        if case .terminal = self { true } else { false }
    }
}

/// Where a subscriber stands with its upstream.
@usableFromInline
typealias SubscriptionStatus = SourceStatus<any Subscription>
