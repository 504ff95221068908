/// How the layers of a symbol are coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case monochrome, multicolor, hierarchical, palette
    }

    package let kind: Kind

    /// All layers in the foreground style.
    public static let monochrome = SymbolRenderingMode(kind: .monochrome)
    /// Each layer in a colour of its own.
    public static let multicolor = SymbolRenderingMode(kind: .multicolor)
    /// Layers in levels of the foreground style.
    public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
    /// Layers in the foreground styles given.
    public static let palette = SymbolRenderingMode(kind: .palette)
}
