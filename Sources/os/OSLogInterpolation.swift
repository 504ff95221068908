import Foundation

/// Collects the pieces of a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
    enum Piece: Sendable {
        case text(String)
        case value(String, OSLogPrivacy, isNumber: Bool)
    }

    var pieces: [Piece] = []

    /// Makes an empty collection.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds text.
    public mutating func appendLiteral(_ literal: String) {
        pieces.append(.text(literal))
    }

    /// Adds a text, which is private if nothing else is said.
    public mutating func appendInterpolation(
        _ argumentString: @autoclosure () -> String, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        pieces.append(.value(align.aligned(argumentString()), privacy, isNumber: false))
    }

    /// Adds an integer, which is public if nothing else is said.
    public mutating func appendInterpolation<T: FixedWidthInteger>(
        _ number: @autoclosure () -> T, format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        pieces.append(.value(align.aligned(format.text(number())), privacy, isNumber: true))
    }

    /// Adds a number, which is public if nothing else is said.
    public mutating func appendInterpolation(
        _ number: @autoclosure () -> Double, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        pieces.append(.value(align.aligned(format.text(number())), privacy, isNumber: true))
    }

    /// Adds a number, which is public if nothing else is said.
    public mutating func appendInterpolation(
        _ number: @autoclosure () -> Float, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        pieces.append(.value(align.aligned(format.text(Double(number()))), privacy, isNumber: true))
    }

    /// Adds a truth value, which is public if nothing else is said.
    public mutating func appendInterpolation(_ boolean: @autoclosure () -> Bool, privacy: OSLogPrivacy = .auto) {
        pieces.append(.value(boolean() ? "true" : "false", privacy, isNumber: true))
    }

    /// Adds the description of a value, which is private if nothing else is said. Numbers have functions of their own.
    @_disfavoredOverload
    public mutating func appendInterpolation<T: CustomStringConvertible>(
        _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        pieces.append(.value(align.aligned(value().description), privacy, isNumber: false))
    }

    /// Adds the name of a type, which is public if nothing else is said.
    public mutating func appendInterpolation(_ value: @autoclosure () -> Any.Type, privacy: OSLogPrivacy = .auto) {
        pieces.append(.value(String(describing: value()), privacy, isNumber: true))
    }

    /// Adds the description of an object, which is private if nothing else is said.
    public mutating func appendInterpolation(_ object: @autoclosure () -> NSObject?, privacy: OSLogPrivacy = .auto) {
        pieces.append(.value(object()?.description ?? "(null)", privacy, isNumber: false))
    }

    /// Adds an error, which is private if nothing else is said.
    public mutating func appendInterpolation(_ error: @autoclosure () -> any Error, privacy: OSLogPrivacy = .auto) {
        pieces.append(.value(String(describing: error()), privacy, isNumber: false))
    }
}
