/// A value of one's own in the environment.
public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value

    /// What views read where no ancestor has set the value.
    static var defaultValue: Self.Value { get }
}
