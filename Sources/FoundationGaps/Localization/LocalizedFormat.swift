import Foundation

/// A translation: a printf format, and the plural forms of the variables in it.
package struct LocalizedFormat: Sendable {
    /// A part of the text whose form depends on a number.
    struct Variable: Sendable {
        /// The one-based argument that chooses; `nil` takes the next one.
        var position: Int?
        /// The printf specifier without its percent sign, which `%arg` stands for.
        var specifier: String
        /// The text for each plural category of the language: `zero`, `one`, `two`, `few`, `many`, `other`.
        var forms: [String: String]
        /// The forms are the whole text with all of its arguments, not only the part about this number.
        var isWholeText = false
    }

    /// The text with its specifiers.
    package var format: String
    var variables: [String: Variable] = [:]

    /// Makes a translation without plural forms.
    package init(format: String) {
        self.format = format
    }

    init(format: String, variables: [String: Variable]) {
        self.format = format
        self.variables = variables
    }

    /// Puts the arguments in. Without arguments the text is taken as it is, so that "100%" needs no escape.
    package func string(_ arguments: [FormatArgument], locale: Locale) -> String {
        if arguments.isEmpty, variables.isEmpty {
            return format
        }
        var filler = Filler(translation: self, arguments: arguments, locale: locale)
        return filler.fill(format, chosen: nil, depth: 0)
    }
}

/// One filling-in of a format.
private struct Filler {
    let translation: LocalizedFormat
    let arguments: [FormatArgument]
    let locale: Locale
    /// The place of the argument that the next specifier without a position takes.
    var next = 0

    init(translation: LocalizedFormat, arguments: [FormatArgument], locale: Locale) {
        self.translation = translation
        self.arguments = arguments
        self.locale = locale
    }

    /// - Parameter chosen: Inside the form of a variable, the argument that chose it and its specifier.
    mutating func fill(_ format: String, chosen: (argument: FormatArgument, specifier: String)?, depth: Int) -> String {
        var result = ""
        var chosenIsUsed = false
        for piece in FormatParser.pieces(of: format) {
            switch piece {
            case .text(let text):
                result += text
            case .argument(let specifier):
                if let chosen, !chosenIsUsed, specifier.position == nil, specifier.conversion != "@" {
                    chosenIsUsed = true
                    result += specifier.format(chosen.argument, locale: locale)
                } else if let argument = take(specifier.position) {
                    result += specifier.format(argument, locale: locale)
                }
            case .chosenNumber:
                if let chosen {
                    result += fill("%" + chosen.specifier, chosen: chosen, depth: depth + 1)
                }
            case .variable(let name, let position):
                // Variables may use variables; a translation in which they use each other in a circle ends here.
                guard depth < 8, let variable = translation.variables[name] else { continue }
                result += fill(variable, position: position, depth: depth)
            }
        }
        return result
    }

    private mutating func fill(_ variable: LocalizedFormat.Variable, position: Int?, depth: Int) -> String {
        let argument: FormatArgument?
        if variable.isWholeText {
            argument = arguments.first { $0.quantity != nil }
        } else {
            argument = take(position ?? variable.position)
        }
        guard let argument else {
            return fill(variable.forms["other"] ?? "", chosen: nil, depth: depth + 1)
        }
        let form = PluralRules.form(of: variable.forms, for: argument.quantity ?? 0, locale: locale)
        let chosen = variable.isWholeText ? nil : (argument, variable.specifier)
        return fill(form ?? "", chosen: chosen, depth: depth + 1)
    }

    private mutating func take(_ position: Int?) -> FormatArgument? {
        let index: Int
        if let position {
            index = position - 1
        } else {
            index = next
            next += 1
        }
        return arguments.indices.contains(index) ? arguments[index] : nil
    }
}
