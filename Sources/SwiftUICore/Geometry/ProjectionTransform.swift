import Combine
import Foundation

/// A transform of the plane that may let parallel lines meet, as seen in perspective.
///
/// A point is a row vector, multiplied from the left; the third column is the perspective.
@frozen public struct ProjectionTransform: Equatable, Sendable {
    /// The first row of the matrix.
    public var m11: CGFloat = 1.0, m12: CGFloat = 0.0, m13: CGFloat = 0.0
    /// The second row of the matrix.
    public var m21: CGFloat = 0.0, m22: CGFloat = 1.0, m23: CGFloat = 0.0
    /// The third row of the matrix.
    public var m31: CGFloat = 0.0, m32: CGFloat = 0.0, m33: CGFloat = 1.0

    /// Makes the transform that changes nothing.
    @inlinable public init() {}

    /// Makes a transform that keeps parallels parallel.
    public init(_ m: CGAffineTransform) {
        m11 = m.a
        m12 = m.b
        m21 = m.c
        m22 = m.d
        m31 = m.tx
        m32 = m.ty
    }

    /// Whether the transform changes nothing.
    public var isIdentity: Bool { self == ProjectionTransform() }

    /// Whether the transform keeps parallels parallel.
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// The transform that applies this one first and then the other.
    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        var result = ProjectionTransform()
        result.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
        result.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
        result.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
        result.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
        result.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
        result.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
        result.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
        result.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
        result.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
        return result
    }

    /// Turns the transform into the one that undoes it; false, and nothing changed, where there is none.
    public mutating func invert() -> Bool {
        let (c11, c12, c13) = (m22 * m33 - m23 * m32, m23 * m31 - m21 * m33, m21 * m32 - m22 * m31)
        let determinant = m11 * c11 + m12 * c12 + m13 * c13
        guard determinant != 0, determinant.isFinite else { return false }
        var result = ProjectionTransform()
        result.m11 = c11 / determinant
        result.m21 = c12 / determinant
        result.m31 = c13 / determinant
        result.m12 = (m13 * m32 - m12 * m33) / determinant
        result.m22 = (m11 * m33 - m13 * m31) / determinant
        result.m32 = (m12 * m31 - m11 * m32) / determinant
        result.m13 = (m12 * m23 - m13 * m22) / determinant
        result.m23 = (m13 * m21 - m11 * m23) / determinant
        result.m33 = (m11 * m22 - m12 * m21) / determinant
        self = result
        return true
    }

    /// The transform that undoes this one; this transform itself if there is none.
    public func inverted() -> ProjectionTransform {
        var result = self
        return result.invert() ? result : self
    }

    /// The affine transform that comes nearest: this one without its perspective.
    package var affine: CGAffineTransform {
        CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32)
    }
}

extension CGPoint {
    /// The point that a transform moves this one to.
    public func applying(_ m: ProjectionTransform) -> CGPoint {
        let x = self.x * m.m11 + self.y * m.m21 + m.m31
        let y = self.x * m.m12 + self.y * m.m22 + m.m32
        let w = self.x * m.m13 + self.y * m.m23 + m.m33
        return w == 1 || w == 0 ? CGPoint(x: x, y: y) : CGPoint(x: x / w, y: y / w)
    }
}
