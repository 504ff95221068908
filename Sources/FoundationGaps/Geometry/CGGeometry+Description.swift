import Foundation

extension CGPoint: @retroactive CustomDebugStringConvertible {
    /// The coordinates in parentheses, as Apple's platforms print a point.
    public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
    /// Width and height in parentheses, as Apple's platforms print a size.
    public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
    /// Origin, width and height in parentheses, as Apple's platforms print a rectangle.
    public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}
