import Foundation

/// The shape of the ends of a stroked line.
public enum CGLineCap: Int32, Sendable {
    /// The line stops square at its end point.
    case butt = 0
    /// The line ends in a half circle about its end point.
    case round = 1
    /// The line stops square, half its width beyond its end point.
    case square = 2
}

/// The shape of the corners of a stroked line.
public enum CGLineJoin: Int32, Sendable {
    /// The outer edges are prolonged until they meet, as far as the miter limit allows.
    case miter = 0
    /// The corner is a part of a circle.
    case round = 1
    /// The corner is cut off.
    case bevel = 2
}

/// Which points are inside a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
    /// Inside is what the path winds around more often one way than the other.
    case winding = 0
    /// Inside is what a ray to infinity leaves through an odd number of lines.
    case evenOdd = 1
}
