/// What a view does with the keyboard focus.
public struct FocusInteractions: OptionSet, Sendable {
    /// One bit for each option that is in the set.
    public let rawValue: Int

    /// A set of these bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// It is pushed by keys, as a button is: the Tab key leads to it.
    public static let activate = FocusInteractions(rawValue: 1)
    /// It takes what is typed, as a field does: a click gives it the focus, too.
    public static let edit = FocusInteractions(rawValue: 2)
    /// What is usual: both.
    public static var automatic: FocusInteractions { [.activate, .edit] }
}
