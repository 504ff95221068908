/// How something drawn is combined with what is below it.
public enum BlendMode: Sendable {
    /// The new colour covers the old one.
    case normal
    /// The colours are multiplied.
    case multiply
    /// The inverted colours are multiplied.
    case screen
    /// Multiplies dark and screens light places of what is below.
    case overlay
    /// Keeps the darker colour.
    case darken
    /// Keeps the lighter colour.
    case lighten
    /// Brightens what is below by the new colour.
    case colorDodge
    /// Darkens what is below by the new colour.
    case colorBurn
    /// Darkens or lightens gently, by the new colour.
    case softLight
    /// Multiplies or screens, by the new colour.
    case hardLight
    /// The absolute difference of the colours.
    case difference
    /// Like the difference, with less contrast.
    case exclusion
    /// Takes the hue of the new colour.
    case hue
    /// Takes the saturation of the new colour.
    case saturation
    /// Takes hue and saturation of the new colour.
    case color
    /// Takes the luminosity of the new colour.
    case luminosity
    /// Draws only where something is below.
    case sourceAtop
    /// Draws below what is there.
    case destinationOver
    /// Erases what is below.
    case destinationOut
    /// Adds the colours towards black. Cairo has no such mode, so it is drawn as ``multiply``.
    case plusDarker
    /// Adds the colours towards white.
    case plusLighter
}
