import Foundation

extension CGPoint {
    /// The point that a transform moves this one to.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
}

extension CGSize {
    /// The size that a transform gives this one. The move of the transform has no part in it.
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
}

extension CGRect {
    /// The smallest upright rectangle that holds the four corners after a transform.
    public func applying(_ t: CGAffineTransform) -> CGRect {
        guard !isNull, !isInfinite else { return self }
        let corners = [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
            CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
        ].map { $0.applying(t) }
        var (left, right) = (corners[0].x, corners[0].x)
        var (top, bottom) = (corners[0].y, corners[0].y)
        for corner in corners.dropFirst() {
            left = min(left, corner.x)
            right = max(right, corner.x)
            top = min(top, corner.y)
            bottom = max(bottom, corner.y)
        }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
