/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
    private enum Kind: Sendable { case destructive, cancel }

    private let kind: Kind

    /// It destroys something.
    public static let destructive = ButtonRole(kind: .destructive)
    /// It leaves without doing anything.
    public static let cancel = ButtonRole(kind: .cancel)
}
