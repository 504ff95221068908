import Foundation

/// The parts that a transform is made of: scale, shear, rotation, move, applied in this order.
public struct CGAffineTransformComponents: Hashable, Sendable {
    /// The scale along both axes. Its height is negative if the transform mirrors.
    public var scale: CGSize
    /// How far the y axis leans: the x that a y of 1 adds after scaling.
    public var horizontalShear: CGFloat
    /// The rotation in radians.
    public var rotation: CGFloat
    /// The move in points.
    public var translation: CGVector

    /// Makes the parts of the transform that changes nothing.
    public init() {
        self.init(scale: CGSize(width: 1, height: 1), horizontalShear: 0, rotation: 0, translation: .zero)
    }

    /// Makes a value of its parts.
    public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
        self.scale = scale
        self.horizontalShear = horizontalShear
        self.rotation = rotation
        self.translation = translation
    }
}

extension CGAffineTransform {
    /// Makes the transform that scales, shears, rotates and moves, in this order.
    public init(_ components: CGAffineTransformComponents) {
        let scaled = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
        let sheared = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
        let rotated = CGAffineTransform(rotationAngle: components.rotation)
        self = scaled.concatenating(sheared).concatenating(rotated)
        tx = components.translation.dx
        ty = components.translation.dy
    }

    /// Takes the transform apart. `CGAffineTransform(decomposed())` gives the same transform within rounding.
    public func decomposed() -> CGAffineTransformComponents {
        let translation = CGVector(dx: tx, dy: ty)
        let width = CGFloat(hypot(Double(a), Double(b)))
        guard width != 0 else {
            // The x axis vanishes: what is left is a rotation that keeps the y axis.
            let height = CGFloat(hypot(Double(c), Double(d)))
            let rotation = height == 0 ? 0 : CGFloat(atan2(Double(-c), Double(d)))
            return CGAffineTransformComponents(
                scale: CGSize(width: 0, height: height), horizontalShear: 0, rotation: rotation,
                translation: translation)
        }
        let rotation = CGFloat(atan2(Double(b), Double(a)))
        let height = (a * d - b * c) / width
        let lean = (a * c + b * d) / width
        return CGAffineTransformComponents(
            scale: CGSize(width: width, height: height),
            horizontalShear: height == 0 ? 0 : lean / height,
            rotation: rotation,
            translation: translation)
    }
}
