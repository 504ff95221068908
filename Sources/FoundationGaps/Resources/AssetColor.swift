import Foundation

/// A colour of an asset catalog.
package enum AssetColor: Equatable, Sendable {
    package enum Space: Sendable {
        case sRGB, linearSRGB, displayP3
    }

    /// Parts in 0...1 in a space.
    case parts(red: Double, green: Double, blue: Double, alpha: Double, space: Space)
    /// A colour of the system by its name, such as `systemBlue` or `label`.
    case system(String)
}

/// The contents of a colour set.
struct AssetColorSet: Decodable, Sendable {
    struct Entry: Decodable, Sendable {
        struct Appearance: Decodable, Sendable {
            var appearance: String
            var value: String
        }

        struct Value: Decodable, Sendable {
            var colorSpace: String?
            var components: [String: String]?
            var reference: String?

            enum CodingKeys: String, CodingKey {
                case colorSpace = "color-space"
                case components, reference
            }
        }

        var color: Value?
        var appearances: [Appearance]?

        func has(_ appearance: String, _ value: String) -> Bool {
            appearances?.contains { $0.appearance == appearance && $0.value == value } ?? false
        }
    }

    var colors: [Entry]

    /// The entry whose appearances fit best: each that is wanted counts, one that is not rules the entry out.
    func color(isDark: Bool, isHighContrast: Bool) -> AssetColor? {
        var best: (score: Int, color: AssetColor)?
        for entry in colors {
            let (forDark, forContrast) = (entry.has("luminosity", "dark"), entry.has("contrast", "high"))
            if forDark && !isDark || forContrast && !isHighContrast { continue }
            let score = (forDark ? 2 : 0) + (forContrast ? 1 : 0)
            if best.map({ score <= $0.score }) ?? false { continue }
            if let color = entry.color?.assetColor { best = (score, color) }
        }
        return best?.color
    }
}

extension AssetColorSet.Entry.Value {
    fileprivate var assetColor: AssetColor? {
        if let reference {
            return .system(reference.hasSuffix("Color") ? String(reference.dropLast(5)) : reference)
        }
        guard let components else { return nil }
        let alpha = part("alpha") ?? 1
        if let white = part("white") {
            return .parts(red: white, green: white, blue: white, alpha: alpha, space: .sRGB)
        }
        guard components.count >= 3, let red = part("red"), let green = part("green"), let blue = part("blue") else {
            return nil
        }
        let space: AssetColor.Space =
            switch colorSpace {
            case "display-p3": .displayP3
            case "extended-linear-srgb": .linearSRGB
            default: .sRGB
            }
        return .parts(red: red, green: green, blue: blue, alpha: alpha, space: space)
    }

    /// `0x7F`, `127` and `0.5` are three ways in which a catalog writes the same part.
    private func part(_ name: String) -> Double? {
        guard let text = components?[name] else { return nil }
        if text.lowercased().hasPrefix("0x") {
            return UInt32(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
        }
        return text.contains(".") ? Double(text) : Double(text).map { $0 / 255 }
    }
}
