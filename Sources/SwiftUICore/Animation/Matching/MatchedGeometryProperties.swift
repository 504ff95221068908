/// What a view takes from the one that it is matched with.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    /// The set as bits.
    public let rawValue: UInt32

    /// A set by its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The place in the window.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// The size, which is proposed to the view.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// The place and the size.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}
