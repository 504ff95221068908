/// The shape of the open ends of a line.
public enum CGLineCap: Int32, Sendable {
    /// The line ends exactly at its last point.
    case butt
    /// A half circle round the last point.
    case round
    /// Half a square beyond the last point.
    case square
}
