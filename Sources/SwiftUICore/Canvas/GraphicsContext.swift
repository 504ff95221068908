import Foundation
import FoundationGaps

/// Where a ``Canvas`` draws.
///
/// It is a value: what is changed of a copy, such as its transform or opacity, counts for what is drawn through the copy,
/// while all copies draw into the same canvas.
public struct GraphicsContext {
    let recording: DrawingRecording
    var state = DrawingState()
    /// What clips leave of the canvas, in its coordinates.
    var clipBounds: CGRect

    init(recording: DrawingRecording, size: CGSize) {
        self.recording = recording
        clipBounds = CGRect(origin: .zero, size: size)
    }

    /// How opaque is what is drawn, from 0 to 1.
    public var opacity: Double {
        get { state.opacity }
        set { state.opacity = newValue.isFinite ? min(max(newValue, 0), 1) : 1 }
    }

    /// How what is drawn is combined with what is there.
    public var blendMode: BlendMode {
        get { BlendMode(rawValue: state.mode.rawValue) }
        set { state.mode = DrawingMode(rawValue: newValue.rawValue) ?? .normal }
    }

    /// The environment of the canvas.
    public var environment: EnvironmentValues { recording.environment.values }

    // MARK: Transforms

    /// From the coordinates that are drawn in to those of the canvas.
    public var transform: CGAffineTransform {
        get { state.transform }
        set { state.transform = newValue }
    }

    /// Makes everything that is drawn from now on larger by factors.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { state.transform = state.transform.scaledBy(x: x, y: y) }

    /// Moves everything that is drawn from now on.
    public mutating func translateBy(x: CGFloat, y: CGFloat) {
        state.transform = state.transform.translatedBy(x: x, y: y)
    }

    /// Turns everything that is drawn from now on, clockwise about the origin.
    public mutating func rotate(by angle: Angle) { state.transform = state.transform.rotated(by: angle.radians) }

    /// Transforms everything that is drawn from now on, before the transform that is in force.
    public mutating func concatenate(_ matrix: CGAffineTransform) {
        state.transform = matrix.concatenating(state.transform)
    }

    // MARK: Clips

    /// A rectangle around all that clips leave to be drawn on, in the coordinates that are drawn in.
    public var clipBoundingRect: CGRect { Path(clipBounds).applying(state.transform.inverted()).boundingRect }

    /// Draws inside of a path only, from now on, in addition to what clips already; with an option, outside of it.
    public mutating func clip(
        to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
    ) {
        let path = path.applying(state.transform)
        let isInverse = options.contains(.inverse)
        state.clips.append(.path(path, isEvenOdd: style.isEOFilled, isInverse: isInverse))
        if !isInverse {
            let rest = clipBounds.intersection(path.boundingRect)
            clipBounds = rest.isNull ? .zero : rest
        }
    }

    /// Draws from now on as far as what a closure draws is opaque; with an option, as far as it is not.
    ///
    /// - Parameters:
    ///   - opacity: What the opacity of what the closure draws is multiplied with.
    ///   - options: Whether it is the other way round.
    ///   - content: Draws what clips. It begins with the transform that is in force.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        let commands = try record(content)
        state.clips.append(.layer(commands, opacity: opacity, isInverse: options.contains(.inverse)))
    }

    // MARK: Filters and layers

    /// Does something to the picture of everything that is drawn from now on, before what was added earlier.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        if let filter = filter.resolve(recording.environment.paintContext, state.transform) {
            state.filters.insert(filter, at: 0)
        }
    }

    /// Draws what a closure draws as one picture, to which the context's opacity, blend mode, clips and filters are done as
    /// a whole. Its context begins with the transform that is in force, and with none of these.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        var layer = state
        layer.transform = .identity
        recording.commands.append(DrawingCommand(figure: .layer(try record(content)), state: layer))
    }

    /// What a closure draws into a context of its own.
    private func record(_ content: (inout GraphicsContext) throws -> Void) rethrows -> [DrawingCommand] {
        var inner = GraphicsContext(recording: DrawingRecording(inside: recording), size: .zero)
        inner.state.transform = state.transform
        inner.clipBounds = clipBounds
        try content(&inner)
        return inner.recording.commands
    }

    func add(_ figure: DrawingFigure) { recording.commands.append(DrawingCommand(figure: figure, state: state)) }
}

/// What was drawn into a canvas so far.
final class DrawingRecording {
    var commands: [DrawingCommand] = []
    let environment: EnvironmentScope
    let host: ViewHost
    let layout: CanvasLayout

    init(environment: EnvironmentScope, host: ViewHost, layout: CanvasLayout) {
        self.environment = environment
        self.host = host
        self.layout = layout
    }

    /// An empty one for the same canvas.
    convenience init(inside other: DrawingRecording) {
        self.init(environment: other.environment, host: other.host, layout: other.layout)
    }
}
