import MartletGraph

/// Something that is on its way and moves on with each frame.
@MainActor
package protocol AnimatedMember: AnyObject {
    /// Moves on; what comes of it is shown by the update that follows.
    func advance()

    /// Whether it has not arrived yet.
    var isAnimating: Bool { get }
}

/// Moves on with each frame what is being animated in a host; asks for no frames when nothing is.
@MainActor
package final class AnimationDriver: FrameListener {
    private unowned let host: ViewHost
    private var members: [any AnimatedMember] = []
    private var isListening = false
    private var starts: [() -> Void] = []
    /// Whether any view changes transactions, so that one without animation may still animate something.
    var notesTransactionScopes = false

    init(host: ViewHost) { self.host = host }

    /// Whether a change of the present transaction may be animated.
    var mayAnimate: Bool { host.transaction.animation != nil || notesTransactionScopes }

    /// How much is moving.
    package var count: Int { members.count }

    /// From now on a member moves on with each frame, until it has arrived.
    package func add(_ member: any AnimatedMember) {
        if members.contains(where: { $0 === member }) { return }
        members.append(member)
        if !isListening {
            isListening = true
            host.frameListeners.add(self)
        }
    }

    package func frame(at time: Double) {
        for member in members { member.advance() }
    }

    /// Lets go of what has arrived.
    func prune() {
        guard isListening else { return }
        members.removeAll { !$0.isAnimating }
        if members.isEmpty {
            isListening = false
            host.frameListeners.remove(self)
        }
    }

    // MARK: Transitions

    /// Whether the container that is being filled draws what is on its way out.
    private(set) var showsTransitions = false

    /// Fills a container that draws what is on its way out.
    func showingTransitions(_ isShowing: Bool, _ body: () -> Void) {
        let outer = showsTransitions
        showsTransitions = isShowing
        body()
        showsTransitions = outer
    }

    // MARK: What begins

    /// Does something when the views of the present transaction are made and laid out, still within the transaction:
    /// what has just been made starts from where it is.
    package func whenSettled(_ start: @escaping () -> Void) { starts.append(start) }

    /// Whether there was something to do.
    func runStarts() -> Bool {
        guard !starts.isEmpty else { return false }
        let running = starts
        starts = []
        for start in running { start() }
        return true
    }
}
