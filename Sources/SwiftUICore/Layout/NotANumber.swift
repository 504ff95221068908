import Foundation

// What is not a number differs from itself, so that a layout which holds it would never come to rest. It comes from
// limits that are none, and from the middle of what is infinitely wide.

extension CGPoint {
    /// The point with 0 for a coordinate that is not a number.
    var withoutNaN: CGPoint { CGPoint(x: x.isNaN ? 0 : x, y: y.isNaN ? 0 : y) }
}

extension CGSize {
    /// The size with 0 for a length that is not a number.
    var withoutNaN: CGSize { CGSize(width: width.isNaN ? 0 : width, height: height.isNaN ? 0 : height) }
}
