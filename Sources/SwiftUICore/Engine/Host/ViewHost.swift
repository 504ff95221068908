import Combine
import Foundation
import MartletGraph

/// Runs the views of a program on a surface: one graph, its windows, and one update for each turn
/// of the main loop, however many writes there were.
///
/// An update applies the writes, lets the graph settle, lays out, commits to the surface, and then
/// runs what appeared, changed and disappeared; that may write again, for another round.
package final class ViewHost: @unchecked Sendable {
    // On the main actor throughout. Layout nodes are not isolated and count their work here;
    // `Sendable` because the reference to it is.
    @exclusivity(unchecked) nonisolated(unsafe) package var counters = WorkCounters()
    @MainActor package let graph = Graph()
    @MainActor package let surface: any Surface
    @MainActor package let actions = ActionQueue()
    @MainActor package let commits = CommitBuilder()
    @MainActor package let rootEnvironment: RootEnvironment
    @MainActor package private(set) var windows: [WindowRoot] = []
    /// For whoever may outlive the host; there is no weak reference to it.
    package let reference = HostReference()

    /// Where windows keep what views store with them; nil if it goes with the program.
    @MainActor package var sceneFile: SceneFile?

    /// Called when everything is up to date, also where that changed nothing on the surface.
    @MainActor package var onUpdate: (() -> Void)?

    /// Called with each object that a view makes for itself and that goes with it, and what it is for, for tests that
    /// look for leaks.
    @MainActor package var onObjectMade: ((_ object: AnyObject, _ owner: String) -> Void)?

    /// Called with each node that a body has caused, and whose body that was, for tests that look for views by type.
    @MainActor package var onNodeMade: ((LayoutNode, ViewOrigin) -> Void)?

    private nonisolated(unsafe) var layoutIsStale = false
    nonisolated(unsafe) package private(set) var displayScale: CGFloat = 1
    @exclusivity(unchecked) nonisolated(unsafe) var layoutNotes = LayoutNotes()
    @MainActor private(set) lazy var watchers = LayoutWatchers(host: self)
    /// Compares updates with doing everything anew, in test runs.
    @MainActor package private(set) lazy var checker = UpdateChecker(host: self)
    @MainActor private var writes = PendingWrites()
    @MainActor private var isScheduled = false
    @MainActor private var isUpdating = false
    @MainActor package let frameListeners: FrameListeners
    @MainActor package private(set) lazy var animations = AnimationDriver(host: self)
    @MainActor package private(set) lazy var drops = DropDispatch(host: self)
    @MainActor let keyPresses = KeyPressDispatch()
    @MainActor let focusScopes = FocusScopes()
    @MainActor private(set) lazy var clipboardWatch = ClipboardWatch(host: self)
    @MainActor private(set) lazy var matchedGeometry = MatchedGeometryGroups(host: self)
    /// Addresses that the program was asked to open.
    @MainActor package private(set) lazy var openedURLs = OpenedURLs()
    @MainActor private(set) lazy var focusedValues = FocusedValueCenter(host: self)
    /// The transaction whose changes are being applied.
    @MainActor package private(set) var transaction = Transaction()
    /// Counts what was applied: what has changed in the same pass has changed together.
    @MainActor package private(set) var pass = 0
    @MainActor private var frameTime: Double?

    @MainActor
    package init(surface: any Surface) {
        self.surface = surface
        rootEnvironment = RootEnvironment(graph: graph)
        frameListeners = FrameListeners(surface: surface)
        displayScale = surface.environment.displayScale
        reference.refer(to: self)
        graph.onEffectQueued = { [reference] in reference.host?.scheduleUpdate() }
        surface.events = reference
        rootEnvironment.adopt(surface.environment)
        rootEnvironment.set(SurfaceOpenerKey.self, SurfaceOpener(host: self))
        rootEnvironment.set(FocusedValuesKey.self, FocusedValues())
        rootEnvironment.set(ClipboardTypesKey.self, [])
    }

    deinit { reference.clear() }

    // MARK: Windows

    @MainActor
    package func open(_ window: WindowRoot) {
        windows.append(window)
        commits.windowDidChange(window, isOpen: true)
        scheduleUpdate()
    }

    @MainActor
    package func close(_ window: WindowRoot) {
        guard let index = windows.firstIndex(where: { $0 === window }) else { return }
        windows.remove(at: index)
        commits.windowDidChange(window, isOpen: false)
        scheduleUpdate()
    }

    /// The window that a person can use of one and of those that it presents: the one in front.
    @MainActor
    func frontWindow(over window: WindowRoot) -> WindowRoot {
        windows.last { $0.presenter === window }.map(frontWindow) ?? window
    }

    // MARK: Writes

    /// Takes a write for the next update.
    @MainActor
    package func write(_ write: @escaping () -> Void) {
        writes.append(write)
        scheduleUpdate()
    }

    @MainActor
    package func scheduleUpdate() {
        guard !isScheduled, !isUpdating else { return }
        isScheduled = true
        surface.scheduleUpdate()
    }

    /// Brings everything up to date now.
    @MainActor
    package func flush() {
        guard !isUpdating else { return }
        isScheduled = false
        isUpdating = true
        let isBetweenFrames = frameTime == nil
        if isBetweenFrames { frameTime = surface.clock.time }
        defer {
            isUpdating = false
            if isBetweenFrames { frameTime = nil }
        }
        counters.updates += 1
        if isBetweenFrames { takeOverUserDefaults() }
        var rounds = 0
        repeat {
            applyWrites()
            sendCommit()
            if !actions.isEmpty {
                actions.run()
                takeOverUserDefaults()
            }
            rounds += 1
            if rounds == Self.maximumRounds, hasWork {
                report("The interface keeps changing in response to its own updates; the rest waits for the next turn.")
                break
            }
        } while hasWork
        animations.prune()
        if hasWork {
            isUpdating = false
            scheduleUpdate()
        } else {
            checker.updateDidEnd()
        }
    }

    private static let maximumRounds = 100

    @MainActor
    package var hasWork: Bool {
        !writes.isEmpty || graph.hasQueuedEffects || layoutIsStale || !actions.isEmpty || !commits.isEmpty
    }

    @MainActor
    private func applyWrites() {
        // Each transaction's writes settle by themselves.
        repeat {
            pass += 1
            if let next = writes.next() {
                transaction = next.transaction
                for write in next.writes { write() }
            }
            settle()
            while animations.runStarts() { settle() }
            if animations.mayAnimate { commits.noteFrames(of: windows) }
            for completion in transaction.completions { completion.arm(in: self) }
            transaction = Transaction()
        } while !writes.isEmpty
    }

    /// Lets the graph and the layout agree: layout tells sizes and visible ranges to the graph, which
    /// may make other views of them.
    @MainActor
    func settle() {
        var passes = 0
        repeat {
            graph.update()
            layOut()
            passes += 1
        } while (graph.hasQueuedEffects || layoutIsStale) && passes < Self.maximumPasses
        if passes == Self.maximumPasses, graph.hasQueuedEffects || layoutIsStale {
            report("Layout and its content do not come to rest: a view's size depends on itself.")
        }
    }

    private static let maximumPasses = 32

    /// Whether sizes and places are being found: closures of an app that layout calls read states then.
    @MainActor package private(set) var isLayingOut = false

    @MainActor
    private func layOut() {
        guard layoutIsStale else { return }
        layoutIsStale = false
        isLayingOut = true
        defer { isLayingOut = false }
        for window in windows { window.layOut() }
        watchers.didLayOut(windows)
    }

    @MainActor
    private func sendCommit() {
        let commit = commits.build(windows: windows)
        if !commit.operations.isEmpty {
            counters.count(commit)
            surface.apply(commit)
        }
        onUpdate?()
    }

    // MARK: What nodes say

    package nonisolated func layoutDidChange() {
        guard !layoutIsStale else { return }
        layoutIsStale = true
        MainActor.assumeIsolated { scheduleUpdate() }
    }

    // MARK: Frames

    /// The time of what is being shown: that of the frame, or now between two frames.
    @MainActor package var time: Double { frameTime ?? surface.clock.time }

    // MARK: Messages

    /// Says something that the author of the app should know, once.
    package nonisolated func report(_ message: String) { Diagnostics.once("Martlet: \(message)") }
}

extension ViewHost: SurfaceEvents {
    package func update() { flush() }

    package func frame(at time: Double) {
        guard !isUpdating else { return }
        frameTime = time
        // What the listeners ask for is done at once and need not be done again.
        isScheduled = true
        frameListeners.frame(at: time)
        flush()
        frameTime = nil
    }

    package func receive(_ event: SurfaceEvent, at node: SurfaceNodeID) {
        guard let attachment = commits.attachment(for: node), !attachment.node.isInsideDeparting else { return }
        if case .focus(let isFocused) = event {
            if isFocused { focusedValues.noteFocus(at: attachment.node) }
            keyPresses.noteFocus(isFocused, at: attachment.node)
        }
        attachment.receive(event)
        takeOverUserDefaults()
    }

    package func environmentDidChange() {
        displayScale = surface.environment.displayScale
        rootEnvironment.adopt(surface.environment)
        scheduleUpdate()
    }

    package func turnDidEnd() -> Bool {
        takeOverUserDefaults()
        return hasWork
    }
}
