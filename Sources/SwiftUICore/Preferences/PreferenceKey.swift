/// A value that views hand up to what contains them.
public protocol PreferenceKey {
    /// The type of the value.
    associatedtype Value

    /// The value where no view gives one; neutral for `reduce`.
    static var defaultValue: Value { get }

    /// Combines the value so far with that of the next view.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// Nil.
    public static var defaultValue: Value { nil }
}
