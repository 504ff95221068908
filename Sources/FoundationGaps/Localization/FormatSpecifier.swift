import Foundation

/// One printf specifier, such as `%2$-8.3lf`, taken apart.
struct FormatSpecifier {
    /// The one-based place of the argument, if the specifier names it.
    var position: Int?
    var isLeftAligned = false
    var isZeroPadded = false
    var showsPlus = false
    var width = 0
    var precision: Int?
    var conversion: Character = "@"

    /// The argument in the manner of the specifier and the locale. An argument that does not fit the conversion is
    /// shown in its own manner, since a wrong translation must not end the program.
    func format(_ argument: FormatArgument, locale: Locale) -> String {
        let text: String
        switch (argument, conversion) {
        case (.text(let value), _):
            text = precision.map { String(value.prefix($0)) } ?? value
        case (.number(let value), "d"), (.number(let value), "i"), (.number(let value), "u"):
            text = integer(Int64(exactly: value.rounded(.towardZero)) ?? 0, locale: locale)
        case (.number(let value), "@"):
            text = value.formatted(.number.locale(locale))
        case (.number(let value), _):
            text = fraction(value, locale: locale)
        case (.integer(let value), "f"), (.integer(let value), "F"):
            text = fraction(Double(value), locale: locale)
        case (.integer(let value), "x"), (.integer(let value), "X"), (.integer(let value), "o"):
            text = based(UInt64(bitPattern: value))
        case (.unsigned(let value), "x"), (.unsigned(let value), "X"), (.unsigned(let value), "o"):
            text = based(value)
        case (.integer(let value), "c"):
            text = UInt32(exactly: value).flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? ""
        case (.integer(let value), _):
            text = integer(value, locale: locale)
        case (.unsigned(let value), _):
            text = value.formatted(integerStyle(of: UInt64.self, locale: locale))
        }
        return padded(text)
    }

    private func integer(_ value: Int64, locale: Locale) -> String {
        value.formatted(integerStyle(of: Int64.self, locale: locale))
    }

    private func integerStyle<Value: BinaryInteger>(of type: Value.Type, locale: Locale) -> IntegerFormatStyle<Value> {
        var style = IntegerFormatStyle<Value>(locale: locale)
        let digits = max(precision ?? 0, isZeroPadded && !isLeftAligned ? width : 0)
        if digits > 0 {
            style = style.precision(.integerLength(min(digits, 999)...)).grouping(.never)
        }
        return showsPlus ? style.sign(strategy: .always()) : style
    }

    private func fraction(_ value: Double, locale: Locale) -> String {
        switch conversion {
        case "e", "E", "g", "G", "a", "A":
            let specifier = "%\(showsPlus ? "+" : "").\(precision ?? 6)\(conversion)"
            return String(format: specifier, locale: locale, value)
        default:
            var style = FloatingPointFormatStyle<Double>(locale: locale)
                .precision(.fractionLength(min(precision ?? 6, 340)))
                .rounded(rule: .toNearestOrEven)
            if showsPlus {
                style = style.sign(strategy: .always())
            }
            return value.formatted(style)
        }
    }

    private func based(_ value: UInt64) -> String {
        String(value, radix: conversion == "o" ? 8 : 16, uppercase: conversion == "X")
    }

    private func padded(_ text: String) -> String {
        let missing = min(width, 1000) - text.count
        guard missing > 0 else { return text }
        let padding = String(repeating: " ", count: missing)
        return isLeftAligned ? text + padding : padding + text
    }
}
