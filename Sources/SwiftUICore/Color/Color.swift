import Foundation

/// A colour that may depend on light or dark appearance, contrast and the accent in force where it is used.
public struct Color: Hashable, CustomStringConvertible, Sendable {
    package var storage: Storage

    package init(storage: Storage) {
        self.storage = storage
    }

    /// What a colour is made from.
    package indirect enum Storage: Hashable, Sendable {
        case resolved(Resolved)
        case system(SystemColor)
        case asset(name: String, bundle: Bundle?)
        case faded(Color, opacity: Double)
        case provider(AnyColorProvider)
        case style(ColorStyle)
    }

    /// The space that the components of a colour are given in.
    public enum RGBColorSpace: Sendable {
        /// The usual gamma-encoded space of screens and the web.
        case sRGB
        /// The same primaries as sRGB without gamma encoding.
        case sRGBLinear
        /// A wider space with sRGB's encoding; components are converted to extended sRGB.
        case displayP3
    }

    /// Makes a colour from red, green and blue; values outside 0...1 are kept for spaces that are wider.
    public init(
        _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        self.init(
            Resolved(
                colorSpace: colorSpace, red: Float(red), green: Float(green), blue: Float(blue),
                opacity: Float(opacity)))
    }

    /// Makes a grey; 0 is black and 1 is white.
    public init(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// Makes a colour from hue, saturation and brightness, each in 0...1; a hue beyond turns round the circle.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let turn = hue.isFinite ? (hue - hue.rounded(.down)) * 6 : 0
        let sector = turn.rounded(.down)
        let rest = turn - sector
        let low = brightness * (1 - saturation)
        let falling = brightness * (1 - saturation * rest)
        let rising = brightness * (1 - saturation * (1 - rest))
        let (red, green, blue) =
            switch sector {
            case 1: (falling, brightness, low)
            case 2: (low, brightness, rising)
            case 3: (low, falling, brightness)
            case 4: (rising, low, brightness)
            case 5: (brightness, low, falling)
            default: (brightness, rising, low)
            }
        self.init(.sRGB, red: red, green: green, blue: blue, opacity: opacity)
    }

    /// Makes a colour from components that are already resolved.
    public init(_ resolved: Color.Resolved) {
        storage = .resolved(resolved)
    }

    /// Makes a colour of a style whose result is a colour.
    public init<T>(_ color: T) where T: Hashable, T: ShapeStyle, T.Resolved == Color.Resolved {
        if let color = color as? Color {
            self = color
        } else {
            storage = .style(ColorStyle(color))
        }
    }

    /// Makes a colour that is looked up by name in the asset catalogues of a bundle (the main one when nil).
    ///
    /// An unknown name draws nothing, and one line on the standard error says so.
    public init(_ name: String, bundle: Bundle? = nil) {
        storage = .asset(name: name, bundle: bundle)
    }

    /// Makes the colour of an asset catalogue's symbol.
    public init(_ resource: ColorResource) {
        storage = .asset(name: resource.name, bundle: resource.bundle)
    }

    /// Makes a colour whose components are asked for at each use, such as a toolkit's dynamic colour.
    package init(provider: some ColorProvider) {
        storage = .provider(AnyColorProvider(provider))
    }

    /// The colour with its opacity multiplied by `opacity`.
    public func opacity(_ opacity: Double) -> Color {
        Color(storage: .faded(self, opacity: opacity))
    }

    /// The name of a system colour, `#RRGGBBAA` for components, with the percentage of each opacity in front.
    public var description: String {
        switch storage {
        case .resolved(let resolved): resolved.description
        case .system(let color): color.rawValue
        case .asset(let name, let bundle):
            "NamedColor(name: \"\(name)\", bundle: \(bundle.map(String.init(describing:)) ?? "nil"))"
        case .faded(let color, let opacity):
            opacity.isFinite ? "\(Int((opacity * 100).rounded()))% \(color)" : "\(opacity) \(color)"
        case .provider(let provider): provider.description
        case .style(let style): "\(style.base)"
        }
    }
}
