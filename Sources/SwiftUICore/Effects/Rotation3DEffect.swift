import Foundation

/// Turns a view in space, as seen in perspective.
@frozen public nonisolated struct _Rotation3DEffect: GeometryEffect, Sendable {
    /// How far; about an axis that points to the viewer, clockwise.
    public var angle: Angle
    /// The direction of the axis: to the right, down, to the viewer.
    public var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
    /// The point of the view that the axis goes through.
    public var anchor: UnitPoint
    /// How far in front of the view the axis lies, in points.
    public var anchorZ: CGFloat
    /// How much smaller becomes what is further away; 0 for nothing.
    public var perspective: CGFloat

    /// Turns a view in space.
    public nonisolated init(
        angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) {
        self.angle = angle
        self.axis = axis
        self.anchor = anchor
        self.anchorZ = anchorZ
        self.perspective = perspective
    }

    /// The transform: the view turned about the axis, and seen from as far away as its longer side, divided by the
    /// perspective.
    public func effectValue(size: CGSize) -> ProjectionTransform {
        let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
        guard length > 0, length.isFinite, angle.radians.isFinite else { return ProjectionTransform() }
        let axis = [axis.x / length, axis.y / length, axis.z / length]
        let (sine, cosine) = (CGFloat(sin(angle.radians)), CGFloat(cos(angle.radians)))
        /// The part of a coordinate that comes from another one: Rodrigues' formula.
        func part(_ output: Int, from input: Int) -> CGFloat {
            if output == input { return cosine + (1 - cosine) * axis[input] * axis[input] }
            let sign: CGFloat = (input + 1) % 3 == output ? 1 : -1
            return (1 - cosine) * axis[input] * axis[output] + sine * sign * axis[3 - input - output]
        }
        let (x, y) = (anchor.x * size.width, anchor.y * size.height)
        /// A coordinate about the anchor: its parts from left to right and from top to bottom, and what is constant.
        func row(_ output: Int) -> (x: CGFloat, y: CGFloat, constant: CGFloat) {
            let (fromX, fromY) = (part(output, from: 0), part(output, from: 1))
            return (fromX, fromY, -fromX * x - fromY * y - part(output, from: 2) * anchorZ)
        }
        let distance = max(size.width, size.height, 1)
        let nearness = perspective / distance
        let (toX, toY, toZ) = (row(0), row(1), row(2))
        let w = (x: -nearness * toZ.x, y: -nearness * toZ.y, constant: 1 - nearness * (toZ.constant + anchorZ))
        var result = ProjectionTransform()
        (result.m11, result.m21, result.m31) = (
            toX.x + x * w.x, toX.y + x * w.y, toX.constant + x * w.constant
        )
        (result.m12, result.m22, result.m32) = (
            toY.x + y * w.x, toY.y + y * w.y, toY.constant + y * w.constant
        )
        (result.m13, result.m23, result.m33) = (w.x, w.y, w.constant)
        return result
    }

    /// The angle, the axis and the places.
    public var animatableData:
        AnimatablePair<
            Angle.AnimatableData,
            AnimatablePair<
                AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>,
                AnimatablePair<UnitPoint.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
            >
        >
    {
        get {
            .init(
                angle.animatableData,
                .init(
                    .init(axis.x, .init(axis.y, axis.z)), .init(anchor.animatableData, .init(anchorZ, perspective))))
        }
        set {
            angle.animatableData = newValue.first
            let (direction, place) = (newValue.second.first, newValue.second.second)
            axis = (direction.first, direction.second.first, direction.second.second)
            anchor.animatableData = place.first
            (anchorZ, perspective) = (place.second.first, place.second.second)
        }
    }
}

extension View {
    /// Draws the view turned in space; its neighbours do not notice.
    ///
    /// - Parameters:
    ///   - angle: How far; about an axis that points to the viewer, clockwise.
    ///   - axis: The direction of the axis: to the right, down, to the viewer.
    ///   - anchor: The point of the view that the axis goes through.
    ///   - anchorZ: How far in front of the view the axis lies, in points.
    ///   - perspective: How much smaller becomes what is further away; 0 for nothing.
    public nonisolated func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        modifier(
            _Rotation3DEffect(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
    }
}
