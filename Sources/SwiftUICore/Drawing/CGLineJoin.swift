/// The shape of a line's corners.
public enum CGLineJoin: Int32, Sendable {
    /// The outer edges are continued until they meet.
    case miter
    /// A part of a circle.
    case round
    /// The corner is cut off.
    case bevel
}
