/// Splits a printf format into the pieces that a localized string is put together from.
struct FormatParser {
    enum Piece {
        case text(String)
        case argument(FormatSpecifier)
        /// `%#@name@`: a variable whose form depends on a number.
        case variable(String, position: Int?)
        /// `%arg`: the number that chose the form, inside that form.
        case chosenNumber
    }

    static func pieces(of format: String) -> [Piece] {
        var pieces: [Piece] = []
        var text = ""
        var rest = Substring(format)
        while let character = rest.popFirst() {
            guard character == "%" else {
                text.append(character)
                continue
            }
            if rest.first == "%" {
                rest.removeFirst()
                text.append("%")
                continue
            }
            let start = rest
            guard let piece = specifier(&rest) else {
                // A lone percent sign is what it is.
                rest = start
                text.append("%")
                continue
            }
            if !text.isEmpty {
                pieces.append(.text(text))
                text = ""
            }
            pieces.append(piece)
        }
        if !text.isEmpty {
            pieces.append(.text(text))
        }
        return pieces
    }

    /// Reads what follows a percent sign.
    private static func specifier(_ rest: inout Substring) -> Piece? {
        if rest.hasPrefix("arg") {
            rest.removeFirst(3)
            return .chosenNumber
        }
        var specifier = FormatSpecifier()
        var digits = rest.prefix(while: { $0.isASCII && $0.isNumber })
        if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
            specifier.position = Int(digits)
            rest = rest.dropFirst(digits.count + 1)
        }
        if rest.hasPrefix("#@") {
            rest.removeFirst(2)
            let name = rest.prefix(while: { $0 != "@" })
            guard rest.dropFirst(name.count).first == "@" else { return nil }
            rest = rest.dropFirst(name.count + 1)
            return .variable(String(name), position: specifier.position)
        }
        while let flag = rest.first, "-+ #0'".contains(flag) {
            specifier.isLeftAligned = specifier.isLeftAligned || flag == "-"
            specifier.showsPlus = specifier.showsPlus || flag == "+"
            specifier.isZeroPadded = specifier.isZeroPadded || flag == "0"
            rest.removeFirst()
        }
        digits = rest.prefix(while: { $0.isASCII && $0.isNumber })
        specifier.width = Int(digits) ?? 0
        rest = rest.dropFirst(digits.count)
        if rest.first == "." {
            rest.removeFirst()
            digits = rest.prefix(while: { $0.isASCII && $0.isNumber })
            specifier.precision = Int(digits) ?? 0
            rest = rest.dropFirst(digits.count)
        }
        rest = rest.drop(while: { "hlqLzjt".contains($0) })
        guard let conversion = rest.first, "@diuoxXfFeEgGaAcsSCp".contains(conversion) else { return nil }
        rest.removeFirst()
        specifier.conversion = conversion
        return .argument(specifier)
    }
}
