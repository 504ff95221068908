import Foundation

extension CGSize {
    /// The size as one that a window can have: neither infinite nor less than a point.
    package var forWindow: CGSize {
        func length(_ value: CGFloat) -> CGFloat { value.isNaN ? 1 : min(max(value, 1), 16_384) }
        return CGSize(width: length(width), height: length(height))
    }
}
