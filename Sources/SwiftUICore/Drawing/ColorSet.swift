import Foundation

/// The contents of a colour set in an asset catalogue.
struct ColorSet: Decodable, Sendable {
    struct Entry: Decodable, Sendable {
        struct Value: Decodable, Sendable {
            var colorSpace: String?
            var components: [String: String]?
            var reference: String?

            enum CodingKeys: String, CodingKey {
                case colorSpace = "color-space"
                case components, reference
            }
        }

        struct Appearance: Decodable, Sendable {
            var appearance: String
            var value: String
        }

        var color: Value?
        var appearances: [Appearance]?

        func has(_ appearance: String, _ value: String) -> Bool {
            appearances?.contains { $0.appearance == appearance && $0.value == value } ?? false
        }
    }

    var colors: [Entry]

    /// The entry whose appearances fit best: each wanted one counts, an unwanted one rules the entry out.
    func color(dark: Bool, highContrast: Bool) -> Color.Resolved? {
        var best: (score: Int, entry: Entry)?
        for entry in colors where entry.color != nil {
            let isDark = entry.has("luminosity", "dark")
            let isHighContrast = entry.has("contrast", "high")
            if isDark && !dark || isHighContrast && !highContrast { continue }
            let score = (isDark ? 2 : 0) + (isHighContrast ? 1 : 0)
            if best.map({ score > $0.score }) ?? true { best = (score, entry) }
        }
        return best?.entry.color?.resolved(dark: dark, highContrast: highContrast)
    }
}

extension ColorSet.Entry.Value {
    func resolved(dark: Bool, highContrast: Bool) -> Color.Resolved? {
        if let reference {
            // System colours are written as "systemBlueColor" or "labelColor".
            var name = reference.hasSuffix("Color") ? String(reference.dropLast(5)) : reference
            if name.hasPrefix("system") { name = String(name.dropFirst(6)) }
            name = name.prefix(1).lowercased() + name.dropFirst()
            let names = ["label": "primary", "secondaryLabel": "secondary", "tertiaryLabel": "tertiary"]
            return SystemColor(rawValue: names[name] ?? name)?.resolved(dark: dark, highContrast: highContrast)
        }
        guard let components else { return nil }
        let opacity = component(components["alpha"]) ?? 1
        if let white = component(components["white"]) {
            return .init(red: white, green: white, blue: white, opacity: opacity)
        }
        guard
            let red = component(components["red"]), let green = component(components["green"]),
            let blue = component(components["blue"])
        else { return nil }
        let space: Color.RGBColorSpace =
            switch colorSpace {
            case "display-p3": .displayP3
            case "extended-linear-srgb": .sRGBLinear
            default: .sRGB
            }
        return .init(colorSpace: space, red: red, green: green, blue: blue, opacity: opacity)
    }

    /// Components are written as `0xFF`, as an integer up to 255, or as a fraction with a point.
    private func component(_ text: String?) -> Float? {
        guard let text else { return nil }
        if text.hasPrefix("0x") || text.hasPrefix("0X") {
            return UInt32(text.dropFirst(2), radix: 16).map { Float($0) / 255 }
        }
        if text.contains(".") { return Float(text) }
        return Int(text).map { Float($0) / 255 }
    }
}
