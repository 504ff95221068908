/// Characters that HTML writes by name or number.
enum HTMLEntity {
    private static let names: [String: String] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "ndash": "–", "mdash": "—",
        "hellip": "…", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "laquo": "«", "raquo": "»",
        "bull": "•", "middot": "·", "copy": "©", "reg": "®", "trade": "™", "deg": "°", "times": "×", "divide": "÷",
        "plusmn": "±", "frac12": "½", "euro": "€", "pound": "£", "yen": "¥", "sect": "§", "para": "¶",
        "larr": "←", "uarr": "↑", "rarr": "→", "darr": "↓", "eacute": "é", "egrave": "è", "ecirc": "ê",
        "agrave": "à", "aacute": "á", "acirc": "â", "auml": "ä", "aring": "å", "aelig": "æ", "ccedil": "ç",
        "iacute": "í", "ntilde": "ñ", "oacute": "ó", "ouml": "ö", "oslash": "ø", "uacute": "ú", "uuml": "ü",
        "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "Aring": "Å", "Oslash": "Ø", "Eacute": "É", "szlig": "ß",
    ]

    /// What the entity at the start of a text stands for, and where it ends; nil where there is none.
    static func read(_ text: Substring) -> (String, Substring.Index)? {
        let window = text.dropFirst().prefix(12)
        guard let semicolon = window.firstIndex(of: ";") else { return nil }
        let name = window[..<semicolon]
        let end = text.index(after: semicolon)
        guard name.first == "#" else { return names[String(name)].map { ($0, end) } }
        let digits = name.dropFirst()
        let number =
            digits.first == "x" || digits.first == "X" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        guard let number, let scalar = Unicode.Scalar(number), number != 0 else { return nil }
        return (String(Character(scalar)), end)
    }

    /// A text with its entities replaced.
    static func decode(_ text: Substring) -> String {
        var result = ""
        var rest = text
        while let character = rest.first {
            if character == "&", let (decoded, end) = read(rest) {
                result += decoded
                rest = rest[end...]
            } else {
                result.append(character)
                rest.removeFirst()
            }
        }
        return result
    }
}
