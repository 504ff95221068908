import Foundation

/// A number that grows and shrinks with the text size that the person has chosen.
///
/// It keeps its proportion to a text style: half as large again when text of that style is. On a desktop whose text does
/// not follow `dynamicTypeSize`, it follows the size of the desktop's text.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let value: Value
    private let style: Font.TextStyle
    @Environment(\.fontContext) private var context

    /// A number in proportion to a text style.
    ///
    /// - Parameters:
    ///   - wrappedValue: What it is at the usual text size.
    ///   - textStyle: The style whose size it follows.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        value = wrappedValue
        style = textStyle
    }

    /// A number in proportion to running text.
    ///
    /// - Parameter wrappedValue: What it is at the usual text size.
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

    /// The number for the text size that there is.
    public var wrappedValue: Value {
        var usual = context
        usual.dynamicTypeSize = .large
        usual.bodySize = BodyFontSizeKey.defaultValue
        return value * Value(style.size(in: context) / style.size(in: usual))
    }
}

extension ScaledMetric: Sendable where Value: Sendable {}
