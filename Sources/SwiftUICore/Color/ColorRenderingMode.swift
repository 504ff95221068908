/// The working space of an offscreen drawing.
public enum ColorRenderingMode: Sendable {
    /// Gamma-encoded sRGB.
    case nonLinear
    /// Linear sRGB.
    case linear
    /// Linear sRGB with components outside 0...1.
    case extendedLinear
}
