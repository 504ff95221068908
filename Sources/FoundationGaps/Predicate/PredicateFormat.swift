import Foundation

/// A predicate about a value itself, read from a format as `"SELF MATCHES %@"`.
///
/// Foundation on Linux reads no formats, as what most of them are about needs Objective-C's key paths. Those about `SELF`
/// need none: texts and numbers are compared with what the format says or what its arguments are.
struct PredicateFormat {
    /// How a value is compared.
    enum Comparison: String, CaseIterable {
        case matches = "MATCHES"
        case contains = "CONTAINS"
        case beginsWith = "BEGINSWITH"
        case endsWith = "ENDSWITH"
        case like = "LIKE"
        case equal = "=="
        case notEqual = "!="
        case lessOrEqual = "<="
        case greaterOrEqual = ">="
        case less = "<"
        case greater = ">"
    }

    let comparison: Comparison
    let ignoresCase: Bool
    let ignoresDiacritics: Bool
    let operand: Any

    /// Reads a format; nil for what is not about `SELF`, or has no argument for a place.
    init?(_ format: String, arguments: [Any]) {
        var rest = Substring(format)
        guard Self.take("SELF", from: &rest), let comparison = Self.takeComparison(from: &rest) else { return nil }
        let flags = Self.takeFlags(from: &rest)
        self.comparison = comparison
        ignoresCase = flags.contains("c")
        ignoresDiacritics = flags.contains("d")
        let operand = rest.trimmingCharacters(in: .whitespaces)
        if operand.hasPrefix("%") {
            guard operand.count <= 4, let argument = arguments.first else { return nil }
            self.operand = argument
        } else if let quote = operand.first, quote == "\"" || quote == "'", operand.count > 1, operand.last == quote {
            self.operand = String(operand.dropFirst().dropLast())
        } else if let number = Double(operand) {
            self.operand = number
        } else {
            return nil
        }
    }

    /// Whether the predicate holds for a value.
    func evaluate(_ value: Any?) -> Bool {
        if let text = value as? String ?? (value as? NSString)?.description, let other = Self.text(operand) {
            return evaluate(text, other)
        }
        guard let number = Self.number(value), let other = Self.number(operand) else { return false }
        switch comparison {
        case .equal: return number == other
        case .notEqual: return number != other
        case .less: return number < other
        case .lessOrEqual: return number <= other
        case .greater: return number > other
        case .greaterOrEqual: return number >= other
        case .matches, .contains, .beginsWith, .endsWith, .like: return false
        }
    }

    private func evaluate(_ text: String, _ other: String) -> Bool {
        var options: String.CompareOptions = []
        if ignoresCase { options.insert(.caseInsensitive) }
        if ignoresDiacritics { options.insert(.diacriticInsensitive) }
        switch comparison {
        case .matches: return matches(text, pattern: other)
        case .like: return matches(text, pattern: Self.pattern(ofWildcards: other))
        case .contains: return text.range(of: other, options: options) != nil
        case .beginsWith: return text.range(of: other, options: options.union(.anchored)) != nil
        case .endsWith: return text.range(of: other, options: options.union([.anchored, .backwards])) != nil
        case .equal: return text.compare(other, options: options) == .orderedSame
        case .notEqual: return text.compare(other, options: options) != .orderedSame
        case .less: return text.compare(other, options: options) == .orderedAscending
        case .lessOrEqual: return text.compare(other, options: options) != .orderedDescending
        case .greater: return text.compare(other, options: options) == .orderedDescending
        case .greaterOrEqual: return text.compare(other, options: options) != .orderedAscending
        }
    }

    /// The whole text has to match.
    private func matches(_ text: String, pattern: String) -> Bool {
        let options: NSRegularExpression.Options = ignoresCase ? [.caseInsensitive] : []
        guard let expression = try? NSRegularExpression(pattern: "^(?:\(pattern))$", options: options) else {
            return false
        }
        return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }

    private static func pattern(ofWildcards text: String) -> String {
        text.map { character in
            switch character {
            case "*": ".*"
            case "?": "."
            default: NSRegularExpression.escapedPattern(for: String(character))
            }
        }.joined()
    }

    private static func text(_ value: Any) -> String? { value as? String ?? (value as? NSString)?.description }

    private static func number(_ value: Any?) -> Double? {
        switch value {
        case let number as NSNumber: number.doubleValue
        case let number as Double: number
        case let number as Int: Double(number)
        default: nil
        }
    }

    private static func take(_ word: String, from text: inout Substring) -> Bool {
        text = text.drop { $0 == " " }
        guard text.lowercased().hasPrefix(word.lowercased()) else { return false }
        text = text.dropFirst(word.count)
        return true
    }

    private static func takeComparison(from text: inout Substring) -> Comparison? {
        for comparison in Comparison.allCases where take(comparison.rawValue, from: &text) { return comparison }
        return take("=", from: &text) ? .equal : nil
    }

    /// What stands in brackets behind a comparison, as `[cd]`.
    private static func takeFlags(from text: inout Substring) -> Substring {
        guard text.first == "[", let end = text.firstIndex(of: "]") else { return "" }
        let flags = text[..<end].dropFirst()
        text = text[end...].dropFirst()
        return flags
    }
}
