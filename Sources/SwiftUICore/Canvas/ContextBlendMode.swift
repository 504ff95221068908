extension GraphicsContext {
    /// How what is drawn is combined with what is there.
    public struct BlendMode: RawRepresentable, Equatable, Sendable {
        /// The number of the mode.
        public let rawValue: Int32

        /// The mode with a number; an unknown one draws like `normal`.
        public init(rawValue: Int32) { self.rawValue = rawValue }

        private init(_ mode: DrawingMode) { rawValue = mode.rawValue }

        /// The new colour covers the old one.
        public static var normal: BlendMode { BlendMode(.normal) }
        /// The colours are multiplied.
        public static var multiply: BlendMode { BlendMode(.multiply) }
        /// The inverted colours are multiplied.
        public static var screen: BlendMode { BlendMode(.screen) }
        /// Multiplies dark and screens light places of what is there.
        public static var overlay: BlendMode { BlendMode(.overlay) }
        /// Keeps the darker colour.
        public static var darken: BlendMode { BlendMode(.darken) }
        /// Keeps the lighter colour.
        public static var lighten: BlendMode { BlendMode(.lighten) }
        /// Brightens what is there by the new colour.
        public static var colorDodge: BlendMode { BlendMode(.colorDodge) }
        /// Darkens what is there by the new colour.
        public static var colorBurn: BlendMode { BlendMode(.colorBurn) }
        /// Darkens or lightens gently, by the new colour.
        public static var softLight: BlendMode { BlendMode(.softLight) }
        /// Multiplies or screens, by the new colour.
        public static var hardLight: BlendMode { BlendMode(.hardLight) }
        /// The absolute difference of the colours.
        public static var difference: BlendMode { BlendMode(.difference) }
        /// Like the difference, with less contrast.
        public static var exclusion: BlendMode { BlendMode(.exclusion) }
        /// Takes the hue of the new colour.
        public static var hue: BlendMode { BlendMode(.hue) }
        /// Takes the saturation of the new colour.
        public static var saturation: BlendMode { BlendMode(.saturation) }
        /// Takes hue and saturation of the new colour.
        public static var color: BlendMode { BlendMode(.color) }
        /// Takes the luminosity of the new colour.
        public static var luminosity: BlendMode { BlendMode(.luminosity) }
        /// Erases what is there.
        public static var clear: BlendMode { BlendMode(.clear) }
        /// Takes the place of what is there.
        public static var copy: BlendMode { BlendMode(.copy) }
        /// The new, as far as something is there; what is there goes.
        public static var sourceIn: BlendMode { BlendMode(.sourceIn) }
        /// The new, as far as nothing is there; what is there goes.
        public static var sourceOut: BlendMode { BlendMode(.sourceOut) }
        /// The new over what is there, and only there.
        public static var sourceAtop: BlendMode { BlendMode(.sourceAtop) }
        /// The new below what is there.
        public static var destinationOver: BlendMode { BlendMode(.destinationOver) }
        /// What is there, as far as the new is opaque.
        public static var destinationIn: BlendMode { BlendMode(.destinationIn) }
        /// What is there, as far as the new is not opaque.
        public static var destinationOut: BlendMode { BlendMode(.destinationOut) }
        /// What is there over the new, and only there.
        public static var destinationAtop: BlendMode { BlendMode(.destinationAtop) }
        /// Each where the other is not.
        public static var xor: BlendMode { BlendMode(.xor) }
        /// Adds the colours towards black; drawn as ``multiply``.
        public static var plusDarker: BlendMode { BlendMode(.plusDarker) }
        /// Adds the colours towards white.
        public static var plusLighter: BlendMode { BlendMode(.plusLighter) }
    }
}
