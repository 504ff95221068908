/// Where a subscriber stands with its upstream.
@usableFromInline
enum SubscriptionStatus {
    /// No subscription has come yet.
    case awaiting

    /// Values may come through this subscription.
    case subscribed(any Subscription)

    /// The stream is over or was cancelled.
    case terminal

    @usableFromInline var subscription: (any Subscription)? {
        if case .subscribed(let subscription) = self { subscription } else { nil }
    }

    @usableFromInline var isTerminal: Bool {
        if case .terminal = self { true } else { false }
    }
}
