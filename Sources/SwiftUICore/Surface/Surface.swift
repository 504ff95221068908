import Foundation

/// Where the engine shows its views and where a person's actions come from.
///
/// A surface knows nothing of views: it takes commits of plain values, measures what only it can
/// measure, sends events, and says when a frame is due. All calls are on the main actor.
@MainActor
package protocol Surface: AnyObject {
    /// The engine; set once, before the first commit.
    var events: (any SurfaceEvents)? { get set }

    /// What the desktop says: colour scheme, scale, language.
    var environment: SurfaceEnvironment { get }

    /// The time of its frames.
    var clock: any AnimationClock { get }

    /// Shows changes. Operations are in an order in which each can be carried out.
    func apply(_ commit: Commit)

    /// The size that a leaf chooses for a proposal, in points, and where its baselines are.
    /// Called only when the content or the proposal is new; the engine remembers the answer.
    func measure(_ content: SurfaceContent, proposal: ProposedViewSize) -> LeafMetrics

    /// The space that a container of this kind keeps around its content, and its least size.
    func chrome(of content: SurfaceContent) -> ContainerChrome

    /// Calls `update()` of the events once, soon, in the same turn of the main loop.
    func scheduleUpdate()

    /// Calls `frame(at:)` before each frame while `wanted`; an idle surface draws nothing.
    func setFrameClock(wanted: Bool)

    /// What was copied last on the desktop.
    var clipboard: any SurfaceClipboard { get }

    /// Opens an address in the program that the desktop has for it; false if there is none.
    func open(_ url: URL) -> Bool
}

extension Surface {
    /// The time of the machine.
    package var clock: any AnimationClock { SystemClock.shared }
}

/// What a surface tells the engine.
@MainActor
package protocol SurfaceEvents: AnyObject {
    /// The time has come to bring everything up to date.
    func update()

    /// A frame is about to be drawn; `time` is in seconds of the surface's clock.
    func frame(at time: Double)

    /// A person did something to a node.
    func receive(_ event: SurfaceEvent, at node: SurfaceNodeID)

    /// `environment` has changed.
    func environmentDidChange()

    /// All that was to do is done, and the program is about to sleep. Answers whether there is more to do now.
    func turnDidEnd() -> Bool
}

extension SurfaceEvents {
    package func turnDidEnd() -> Bool { false }
}

/// Names a node of the surface's tree, for as long as it exists.
package struct SurfaceNodeID: Hashable, Sendable, CustomStringConvertible {
    package let rawValue: UInt32

    package init(_ rawValue: UInt32) { self.rawValue = rawValue }

    package var description: String { "#\(rawValue)" }
}

/// What a leaf answers to a proposal.
package struct LeafMetrics: Equatable, Sendable {
    package var size: CGSize
    /// From the top; nil where there is no text.
    package var firstBaseline: CGFloat?
    package var lastBaseline: CGFloat?

    package init(size: CGSize, firstBaseline: CGFloat? = nil, lastBaseline: CGFloat? = nil) {
        self.size = size
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
    }
}

/// What a native container adds around the content that the engine lays out.
package struct ContainerChrome: Equatable, Sendable {
    package var insets: EdgeInsets
    package var minimumSize: CGSize

    package init(insets: EdgeInsets = EdgeInsets(), minimumSize: CGSize = .zero) {
        self.insets = insets
        self.minimumSize = minimumSize
    }
}

/// What the desktop says.
package struct SurfaceEnvironment: Equatable, Sendable {
    package var isDark = false
    package var isHighContrast = false
    package var reducesMotion = false
    package var displayScale: CGFloat = 1
    package var locale = Locale(identifier: "en")
    package var isRightToLeft = false
    /// The size of `Font.body`, in points, and the line height that goes with it.
    package var bodyFontSize: CGFloat = 14
    /// The desktop's accent colour; nil for the platform's own.
    package var accent: Color.Resolved?

    package init() {}
}
