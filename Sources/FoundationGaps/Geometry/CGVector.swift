import Foundation

/// A direction and a length in the plane, in points.
public struct CGVector: Hashable, Codable, Sendable {
    /// The horizontal part.
    public var dx: CGFloat
    /// The vertical part.
    public var dy: CGFloat

    /// The vector without length.
    public static let zero = CGVector()

    /// Makes the vector without length.
    public init() {
        dx = 0
        dy = 0
    }

    /// Makes a vector of its two parts.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// Makes a vector of its two parts.
    public init(dx: Double, dy: Double) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    /// Makes a vector of its two parts.
    public init(dx: Int, dy: Int) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    /// Reads the parts from an unkeyed container of two numbers.
    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        dx = try container.decode(CGFloat.self)
        dy = try container.decode(CGFloat.self)
    }

    /// Writes the parts as an unkeyed container of two numbers.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        try container.encode(dx)
        try container.encode(dy)
    }
}

extension CGVector: CustomDebugStringConvertible {
    /// The parts in parentheses.
    public var debugDescription: String { "(\(dx), \(dy))" }
}
