import FoundationGaps
import Foundation

/// A colour: fixed, or one that depends on light or dark, contrast and other traits.
open class UIColor: NSObject, @unchecked Sendable {
    // What a colour is made of never changes, so that it can be used from any thread.
    private enum Storage {
        case fixed(ColorComponents)
        case dynamic((UITraitCollection) -> UIColor)
    }

    private let storage: Storage

    package init(_ components: ColorComponents) {
        storage = .fixed(components)
        super.init()
    }

    /// Makes a colour of sRGB parts from 0 to 1. Parts beyond that are kept, for displays with more colours.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(ColorComponents(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Makes a grey, from 0 for black to 1 for white.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(ColorComponents(red: white, green: white, blue: white, alpha: alpha))
    }

    /// Makes a colour of hue, saturation and brightness, each from 0 to 1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(ColorComponents(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
    }

    /// Makes a colour of Display P3 parts from 0 to 1.
    public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(ColorComponents(displayP3Red: displayP3Red, green: green, blue: blue, alpha: alpha))
    }

    /// Makes a colour of a colour set in the program's asset catalogs; `nil` if there is none of that name.
    public convenience init?(named name: String) {
        guard let light = Self.resource(named: name, isDark: false) else { return nil }
        let dark = Self.resource(named: name, isDark: true) ?? light
        self.init { UIColor($0.userInterfaceStyle == .dark ? dark : light) }
    }

    private static func resource(named name: String, isDark: Bool) -> ColorComponents? {
        guard
            case .parts(let red, let green, let blue, let alpha, let space) =
                AssetCatalog.color(named: name, isDark: isDark)
        else { return nil }
        return space == .displayP3
            ? ColorComponents(
                displayP3Red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
            : ColorComponents(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// Makes a colour that depends on traits.
    ///
    /// - Parameter dynamicProvider: Gives the colour for traits. It can be called on any thread.
    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        storage = .dynamic(dynamicProvider)
        super.init()
    }

    /// The fixed colour for traits.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        var color = self
        // A provider may give a colour that is dynamic itself; one that gives only itself ends here.
        for _ in 0..<16 {
            guard case .dynamic(let provider) = color.storage else { return color }
            color = provider(traitCollection)
        }
        return .clear
    }

    /// The same colour with another opacity, from 0 to 1.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch storage {
        case .fixed(var components):
            components.alpha = alpha
            return UIColor(components)
        case .dynamic:
            return UIColor { self.resolvedColor(with: $0).withAlphaComponent(alpha) }
        }
    }

    /// The parts of the colour for traits.
    package func components(with traitCollection: UITraitCollection = .current) -> ColorComponents {
        guard case .fixed(let components) = resolvedColor(with: traitCollection).storage else {
            return ColorComponents(red: 0, green: 0, blue: 0, alpha: 0)
        }
        return components
    }

    /// Writes the sRGB parts for the current traits to the places given.
    ///
    /// - Returns: `true`.
    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let components = components()
        red?.pointee = components.red
        green?.pointee = components.green
        blue?.pointee = components.blue
        alpha?.pointee = components.alpha
        return true
    }

    /// Writes hue, saturation and brightness for the current traits to the places given.
    ///
    /// - Returns: `true`.
    @discardableResult
    open func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let components = components()
        let parts = components.hueSaturationBrightness
        hue?.pointee = parts.hue
        saturation?.pointee = parts.saturation
        brightness?.pointee = parts.brightness
        alpha?.pointee = components.alpha
        return true
    }

    /// Writes the grey value for the current traits to the places given.
    ///
    /// - Returns: Whether the colour is a grey.
    @discardableResult
    open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let components = components()
        guard components.red == components.green, components.green == components.blue else { return false }
        white?.pointee = components.red
        alpha?.pointee = components.alpha
        return true
    }

    /// Whether both are the same fixed colour, or the same object.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if case .fixed(let mine) = storage, case .fixed(let theirs) = other.storage {
            return mine == theirs
        }
        return self === other
    }

    /// A number that is the same for equal colours.
    open override var hash: Int {
        switch storage {
        case .fixed(let components): components.hashValue
        case .dynamic: ObjectIdentifier(self).hashValue
        }
    }

    /// The parts of a fixed colour.
    open override var description: String {
        switch storage {
        case .fixed(let parts): "UIExtendedSRGBColorSpace \(parts.red) \(parts.green) \(parts.blue) \(parts.alpha)"
        case .dynamic: "<UIDynamicColor: \(ObjectIdentifier(self))>"
        }
    }
}
