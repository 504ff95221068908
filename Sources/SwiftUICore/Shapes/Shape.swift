import Foundation

/// A figure that fills whatever rectangle it is given.
///
/// Shapes are values without a place of their own; their `path(in:)` may be called on any thread.
public nonisolated protocol Shape: Sendable, Animatable {
    /// The outline of the shape in a rectangle.
    func path(in rect: CGRect) -> Path

    /// What the shape is used for.
    static var role: ShapeRole { get }
}

extension Shape {
    /// Shapes are filled unless they say otherwise.
    public static var role: ShapeRole { .fill }
}

extension Path: Shape {
    /// A path has coordinates of its own and takes no notice of the rectangle.
    public func path(in _: CGRect) -> Path { self }

    /// Nothing of a path changes smoothly.
    public typealias AnimatableData = EmptyAnimatableData
}
