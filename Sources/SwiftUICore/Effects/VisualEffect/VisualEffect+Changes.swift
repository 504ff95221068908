import Foundation
import FoundationGaps

extension _OpacityEffect: VisualEffectStep {}
extension _BlurEffect: VisualEffectStep {}
extension _ScaleEffect: VisualEffectStep {}
extension _RotationEffect: VisualEffectStep {}
extension ColorAmountEffect: VisualEffectStep {}
extension HueRotationEffect: VisualEffectStep {}

extension _OffsetEffect: VisualEffectStep {
    func apply(to layer: inout LayerContent, size: CGSize, environment: EnvironmentScope) {
        layer.transform = Transform(a: 1, b: 0, c: 0, d: 1, tx: offset.width, ty: offset.height)
    }
}

extension VisualEffectStep where Self: GeometryEffect {
    func apply(to layer: inout LayerContent, size: CGSize, environment: EnvironmentScope) {
        layer.show(effectValue(size: size))
    }
}

extension _ProjectionEffect: VisualEffectStep {}
extension _Rotation3DEffect: VisualEffectStep {}

extension VisualEffect {
    private func adding<Step: VisualEffectStep>(_ step: Step) -> ExtendedVisualEffect<Self, Step> {
        ExtendedVisualEffect(base: self, step: step)
    }

    /// How much the view can be seen: from 0, not at all, to 1.
    public func opacity(_ opacity: Double) -> some VisualEffect { adding(_OpacityEffect(opacity: opacity)) }

    /// Draws the view larger or smaller.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(_ScaleEffect(scale: scale, anchor: anchor))
    }

    /// Draws the view larger or smaller.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
    }

    /// Draws the view larger or smaller.
    public func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Draws the view turned clockwise.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(_RotationEffect(angle: angle, anchor: anchor))
    }

    /// Draws the view turned in space.
    ///
    /// - Parameters:
    ///   - angle: How far; about an axis that points to the viewer, clockwise.
    ///   - axis: The direction of the axis: to the right, down, to the viewer.
    ///   - anchor: The point of the view that the axis goes through.
    ///   - anchorZ: How far in front of the view the axis lies, in points.
    ///   - perspective: How much smaller becomes what is further away; 0 for nothing.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some VisualEffect {
        adding(_Rotation3DEffect(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
    }

    /// Draws the view moved by a distance in points.
    public func offset(_ offset: CGSize) -> some VisualEffect { adding(_OffsetEffect(offset: offset)) }

    /// Draws the view moved by a distance in points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { offset(CGSize(width: x, height: y)) }

    /// Draws the view transformed about its top-left corner.
    public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
        adding(_ProjectionEffect(transform: transform))
    }

    /// Draws the view transformed about its top-left corner.
    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
        transformEffect(ProjectionTransform(transform))
    }

    /// Blurs the view.
    ///
    /// - Parameters:
    ///   - radius: How far, in points.
    ///   - opaque: Whether the result is opaque.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        adding(_BlurEffect(radius: radius, isOpaque: opaque))
    }

    /// Adds to all components of the colours; 1 makes everything white, -1 black.
    public func brightness(_ amount: Double) -> some VisualEffect {
        adding(ColorAmountEffect(kind: .brightness, amount: amount))
    }

    /// Takes the colours further from middle grey, or nearer to it below 1; negative values invert them.
    public func contrast(_ amount: Double) -> some VisualEffect {
        adding(ColorAmountEffect(kind: .contrast, amount: amount))
    }

    /// Makes the colours stronger, or weaker below 1; 0 leaves greys.
    public func saturation(_ amount: Double) -> some VisualEffect {
        adding(ColorAmountEffect(kind: .saturation, amount: amount))
    }

    /// Takes colour away: from 0, nothing, to 1, all of it.
    public func grayscale(_ amount: Double) -> some VisualEffect {
        adding(ColorAmountEffect(kind: .grayscale, amount: amount))
    }

    /// Turns all hues by an angle.
    public func hueRotation(_ angle: Angle) -> some VisualEffect { adding(HueRotationEffect(angle: angle)) }
}
