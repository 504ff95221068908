import Foundation

/// How an integer in a message is written.
public struct OSLogIntegerFormatting: Sendable {
    let radix: Int
    let uppercase: Bool
    let prefix: String
    let minimumDigits: Int

    /// In digits from 0 to 9.
    public static var decimal: OSLogIntegerFormatting { make(10) }
    /// In sixteen digits.
    public static var hex: OSLogIntegerFormatting { make(16) }
    /// In eight digits.
    public static var octal: OSLogIntegerFormatting { make(8) }

    /// In digits from 0 to 9, at least so many of them.
    public static func decimal(minDigits: Int) -> OSLogIntegerFormatting { make(10, digits: minDigits) }

    /// In sixteen digits.
    public static func hex(explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false)
        -> OSLogIntegerFormatting
    {
        make(16, uppercase: uppercase, prefix: includePrefix ? "0x" : "")
    }

    private static func make(
        _ radix: Int, digits: Int = 0, uppercase: Bool = false, prefix: String = ""
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(radix: radix, uppercase: uppercase, prefix: prefix, minimumDigits: digits)
    }

    func text(_ number: some FixedWidthInteger) -> String {
        let digits = String(number.magnitude, radix: radix, uppercase: uppercase)
        let missing = max(0, min(minimumDigits, 100) - digits.count)
        return (number < 0 ? "-" : "") + prefix + String(repeating: "0", count: missing) + digits
    }
}

/// How a number with a fraction is written in a message.
public struct OSLogFloatFormatting: Sendable {
    let specifier: String

    /// With six digits after the point.
    public static var fixed: OSLogFloatFormatting { fixed(precision: 6) }
    /// With a power of ten.
    public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(specifier: "%e") }
    /// The shorter of the two.
    public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(specifier: "%g") }

    /// With so many digits after the point.
    public static func fixed(precision: Int) -> OSLogFloatFormatting {
        OSLogFloatFormatting(specifier: "%.\(max(0, min(precision, 100)))f")
    }

    func text(_ number: Double) -> String {
        String(format: specifier, number)
    }
}

/// How a value in a message is filled up to a width.
public struct OSLogStringAlignment: Sendable {
    let columns: Int
    let isRight: Bool

    /// Not at all.
    public static var none: OSLogStringAlignment { OSLogStringAlignment(columns: 0, isRight: true) }

    /// With spaces before it.
    public static func right(columns: Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns, isRight: true)
    }

    /// With spaces behind it.
    public static func left(columns: Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns, isRight: false)
    }

    func aligned(_ text: String) -> String {
        let missing = min(columns, 1000) - text.count
        guard missing > 0 else { return text }
        let spaces = String(repeating: " ", count: missing)
        return isRight ? spaces + text : text + spaces
    }
}
