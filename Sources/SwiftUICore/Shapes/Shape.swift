import Foundation

/// A figure that fills whatever rectangle it is given.
///
/// Shapes are values without a place of their own; their `path(in:)` may be called on any thread.
public nonisolated protocol Shape: Sendable, Animatable, View {
    /// The outline of the shape in a rectangle.
    func path(in rect: CGRect) -> Path

    /// What the shape is used for.
    static var role: ShapeRole { get }

    /// Whether the shape is mirrored where text runs from right to left.
    var layoutDirectionBehavior: LayoutDirectionBehavior { get }

    /// The size that the shape chooses for a proposal, in points.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
    /// Shapes are filled unless they say otherwise.
    public static var role: ShapeRole { .fill }

    /// Shapes are mirrored unless they say otherwise.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    /// Shapes take what they are offered, and ten points where nothing is.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
}

extension Path: Shape {
    /// A path has coordinates of its own and takes no notice of the rectangle.
    public func path(in _: CGRect) -> Path { self }

    /// Nothing of a path changes smoothly.
    public typealias AnimatableData = EmptyAnimatableData
}
