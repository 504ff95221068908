/// How the edge of a rounded rectangle turns round its corner.
public enum RoundedCornerStyle: Sendable {
    /// A quarter of a circle.
    case circular
    /// A curve whose bend grows and falls off smoothly; it reaches further along the sides than the radius.
    case continuous
}
