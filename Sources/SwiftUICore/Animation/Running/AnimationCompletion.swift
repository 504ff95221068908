/// Waits for the animations of one transaction and calls a closure once when they have ended.
@MainActor
package final class AnimationCompletion {
    package nonisolated let criteria: AnimationCompletionCriteria
    // Made anywhere; used on the main actor only.
    private nonisolated(unsafe) var action: (@MainActor () -> Void)?
    private var running = 0
    /// Whether all changes of the transaction are known; before, the last of a few animations is not known either.
    private var isArmed = false
    /// Whether an update has taken on the transaction. Nothing will be animated for one that nobody has.
    package private(set) var isClaimed = false
    private var host: HostReference?

    package nonisolated init(criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) {
        self.criteria = criteria
        self.action = action
    }

    package func claim() { isClaimed = true }

    /// An animation of the transaction began.
    func begin() { running += 1 }

    /// An animation of the transaction has come as far as the criteria ask for.
    func end() {
        running -= 1
        finishIfDone()
    }

    /// All animations of the transaction have begun.
    func arm(in host: ViewHost) {
        self.host = host.reference
        isArmed = true
        finishIfDone()
    }

    private func finishIfDone() {
        guard isArmed, running <= 0, let action, let host = host?.host else { return }
        self.action = nil
        // After the frame that shows the last values.
        host.actions.afterwards { action() }
        host.scheduleUpdate()
    }

    /// Calls the closure now, where nothing was changed at all.
    func finishUnclaimed() {
        let action = action
        self.action = nil
        action?()
    }
}
