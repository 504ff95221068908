import Foundation

/// The icons that stand for system symbols.
package enum SymbolNames {
    /// The icon of a symbol; nil, and one line on the standard error, for a name that nothing is known of.
    package static func icon(for symbol: String) -> SymbolIcon? {
        if let icon = cache.withValue(for: symbol, make: { find(symbol) }) { return icon }
        Diagnostics.once("No symbol named '\(symbol)' found in system symbol set")
        return nil
    }

    /// The name of a symbol in words, for screen readers.
    package static func spokenName(of symbol: String) -> String {
        let silent: Set<Substring> = ["fill", "circle", "square", "rectangle"]
        let words = symbol.split(separator: ".")
        let spoken = words.filter { !silent.contains($0) }
        return (spoken.isEmpty ? words : spoken).joined(separator: " ")
    }

    private static let cache = SymbolCache()

    private static func find(_ symbol: String) -> SymbolIcon? {
        guard var icon = unmirrored(symbol.split(separator: ".").map(String.init)) else { return nil }
        icon.mirrorsInRightToLeft = mirrors(symbol)
        return icon
    }

    /// Looks for the whole name, then for the name without its last variant, which is added to what is found.
    private static func unmirrored(_ parts: [String]) -> SymbolIcon? {
        let name = parts.joined(separator: ".")
        if let entry = SymbolTable.entries[name] {
            var icon = SymbolIcon(themeName: entry.theme.map { $0 + "-symbolic" }, fileName: entry.file)
            icon.isFilled = parts.last == "fill"
            return icon
        }
        let file = parts.joined(separator: "-")
        if BootstrapIconNames.all.contains(file) {
            var icon = SymbolIcon(fileName: file)
            icon.isFilled = parts.last == "fill"
            return icon
        }
        guard parts.count > 1, let variant = parts.last else { return nil }
        if let badge = parts.dropFirst().firstIndex(of: "badge") { return unmirrored(Array(parts[..<badge])) }
        let base = Array(parts.dropLast())
        switch variant {
        case "fill":
            guard var icon = unmirrored(base) else { return nil }
            icon.isFilled = true
            if let file = known(icon.fileName, "fill") { icon.fileName = file }
            return icon
        case "slash":
            guard var icon = unmirrored(base) else { return nil }
            if let file = known(icon.fileName, "slash") { return whole(file) }
            icon.isSlashed = true
            return icon
        case "circle", "square", "rectangle":
            guard var icon = unmirrored(base) ?? written(base) else { return nil }
            if !icon.isSlashed, let file = known(icon.fileName, variant) { return whole(file) }
            icon.enclosure = icon.enclosure ?? SymbolIcon.Enclosure(rawValue: variant)
            return icon
        default:
            return nil
        }
    }

    /// A number up to 50, or a letter, which is a symbol only with something round it.
    private static func written(_ parts: [String]) -> SymbolIcon? {
        guard parts.count == 1, let name = parts.first else { return nil }
        let isNumber = Int(name).map { (0...50).contains($0) && String($0) == name } ?? false
        guard isNumber || name.count == 1 && name.allSatisfy({ $0.isASCII && $0.isLetter }) else { return nil }
        var icon = SymbolIcon()
        icon.characters = name.uppercased()
        return icon
    }

    private static func known(_ file: String?, _ variant: String) -> String? {
        guard let file, BootstrapIconNames.all.contains("\(file)-\(variant)") else { return nil }
        return "\(file)-\(variant)"
    }

    /// A file that shows the variant too; the theme's icon does not, so it is not tried.
    private static func whole(_ file: String) -> SymbolIcon {
        SymbolIcon(fileName: file)
    }

    /// Symbols whose sides are named by reading direction, and lists, turn round; media keys and left and right do not.
    private static func mirrors(_ symbol: String) -> Bool {
        let parts = symbol.split(separator: ".")
        guard let first = parts.first else { return false }
        if first == "chevron" || first == "arrow" {
            return parts.contains("forward") || parts.contains("backward")
        }
        if parts.contains("leading") || parts.contains("trailing") { return true }
        return first == "list" || first == "rectangle" && parts.contains("portrait") || first == "signpost"
    }
}

/// The icons found so far.
private final class SymbolCache: @unchecked Sendable {
    private let lock = NSLock()
    private var icons: [String: SymbolIcon?] = [:]

    func withValue(for symbol: String, make: () -> SymbolIcon?) -> SymbolIcon? {
        if let known = lock.withLock({ icons[symbol] }) { return known }
        let icon = make()
        lock.withLock { icons[symbol] = .some(icon) }
        return icon
    }
}
