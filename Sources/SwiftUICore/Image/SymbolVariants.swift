/// Variants that are added to the names of symbols in a place, such as filled ones in a tab bar.
public struct SymbolVariants: Hashable, Sendable {
    private enum Enclosure: Hashable, Sendable {
        case circle, square, rectangle
    }

    private var enclosure: Enclosure?
    private var isFilled = false
    private var isSlashed = false

    /// No variant.
    public static let none = SymbolVariants()
    /// In a circle.
    public static let circle = SymbolVariants(enclosure: .circle)
    /// In a square.
    public static let square = SymbolVariants(enclosure: .square)
    /// In a rectangle.
    public static let rectangle = SymbolVariants(enclosure: .rectangle)
    /// Filled.
    public static let fill = SymbolVariants(isFilled: true)
    /// Crossed out.
    public static let slash = SymbolVariants(isSlashed: true)

    /// The variant in a circle.
    public var circle: SymbolVariants { with { $0.enclosure = .circle } }
    /// The variant in a square.
    public var square: SymbolVariants { with { $0.enclosure = .square } }
    /// The variant in a rectangle.
    public var rectangle: SymbolVariants { with { $0.enclosure = .rectangle } }
    /// The filled variant.
    public var fill: SymbolVariants { with { $0.isFilled = true } }
    /// The crossed-out variant.
    public var slash: SymbolVariants { with { $0.isSlashed = true } }

    /// Whether all of `other`'s variants are among these.
    public func contains(_ other: SymbolVariants) -> Bool {
        (other.enclosure == nil || other.enclosure == enclosure) && (!other.isFilled || isFilled)
            && (!other.isSlashed || isSlashed)
    }

    private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
        var result = self
        change(&result)
        return result
    }

    /// The name of the variant of a symbol; parts that the name already has are not added again.
    package func name(of symbol: String) -> String {
        var parts = symbol.split(separator: ".").map(String.init)
        // Names end in slash, enclosure and fill, in this order.
        func take(_ part: String) -> Bool {
            guard parts.count > 1, parts.last == part else { return false }
            parts.removeLast()
            return true
        }
        let filled = take("fill") || isFilled
        let names: [(Enclosure, String)] = [(.circle, "circle"), (.square, "square"), (.rectangle, "rectangle")]
        var enclosed = enclosure
        for (kind, name) in names where take(name) { enclosed = enclosure ?? kind }
        let slashed = take("slash") || isSlashed
        if slashed { parts.append("slash") }
        if let name = names.first(where: { $0.0 == enclosed })?.1 { parts.append(name) }
        if filled { parts.append("fill") }
        return parts.joined(separator: ".")
    }
}
