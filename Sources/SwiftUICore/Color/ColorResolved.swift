import Foundation

extension Color {
    /// A colour's components, in linear sRGB, that no longer depend on where it is used.
    @frozen public struct Resolved: Hashable, Sendable {
        /// Red without gamma encoding.
        public var linearRed: Float
        /// Green without gamma encoding.
        public var linearGreen: Float
        /// Blue without gamma encoding.
        public var linearBlue: Float
        /// The opacity in 0...1.
        public var opacity: Float

        /// Makes components from values in the given space, which are converted to sRGB.
        public init(
            colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
        ) {
            self.opacity = opacity
            switch colorSpace {
            case .sRGBLinear:
                (linearRed, linearGreen, linearBlue) = (red, green, blue)
            case .sRGB:
                linearRed = Self.linear(red)
                linearGreen = Self.linear(green)
                linearBlue = Self.linear(blue)
            case .displayP3:
                let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
                // The usual four-digit matrix; its rows do not sum to exactly one, which shows in P3 greys.
                linearRed = 1.2249 * r - 0.2247 * g
                linearGreen = -0.0420 * r + 1.0419 * g
                linearBlue = -0.0197 * r - 0.0786 * g + 1.0979 * b
            }
        }

        /// Makes opaque or translucent components from `0xRRGGBB` in sRGB.
        package init(hex: UInt32, opacity: Float = 1) {
            self.init(
                red: Float((hex >> 16) & 0xFF) / 255, green: Float((hex >> 8) & 0xFF) / 255,
                blue: Float(hex & 0xFF) / 255, opacity: opacity)
        }

        /// Red as encoded in sRGB.
        public var red: Float {
            get { Self.encoded(linearRed) }
            set { linearRed = Self.linear(newValue) }
        }

        /// Green as encoded in sRGB.
        public var green: Float {
            get { Self.encoded(linearGreen) }
            set { linearGreen = Self.linear(newValue) }
        }

        /// Blue as encoded in sRGB.
        public var blue: Float {
            get { Self.encoded(linearBlue) }
            set { linearBlue = Self.linear(newValue) }
        }

        package func multiplyingOpacity(by factor: Double) -> Self {
            var result = self
            result.opacity *= Float(factor)
            return result
        }

        package static let clear = Color.Resolved(hex: 0, opacity: 0)

        /// sRGB decoding, continued symmetrically below zero for colours outside the space.
        private static func linear(_ encoded: Float) -> Float {
            let magnitude = abs(encoded)
            let value = magnitude <= 0.04045 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4)
            return encoded < 0 ? -value : value
        }

        private static func encoded(_ linear: Float) -> Float {
            let magnitude = abs(linear)
            let value = magnitude <= 0.0031308 ? magnitude * 12.92 : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
            return linear < 0 ? -value : value
        }
    }
}

extension Color.Resolved: CustomStringConvertible {
    /// The sRGB components as `#RRGGBBAA`.
    public var description: String {
        // Colour halves round down, the opacity's up; the margin absorbs the trip through linear components.
        func byte(_ value: Float, margin: Float) -> String {
            let scaled = value.isFinite ? min(max(value, 0), 1) * 255 + 0.5 + margin : 0
            let digits = String(UInt8(min(scaled, 255)), radix: 16, uppercase: true)
            return digits.count == 1 ? "0" + digits : digits
        }
        return "#" + byte(red, margin: -0.002) + byte(green, margin: -0.002) + byte(blue, margin: -0.002)
            + byte(opacity, margin: 0.002)
    }
}

extension Color.Resolved: Animatable {
    /// The linear components and the opacity as one vector.
    public typealias AnimatableData = AnimatablePair<
        Float, AnimatablePair<Float, AnimatablePair<Float, Float>>
    >

    /// The linear components and the opacity, times 128 so that a spring's resting threshold is fine enough.
    public var animatableData: AnimatableData {
        get {
            .init(linearRed * 128, .init(linearGreen * 128, .init(linearBlue * 128, opacity * 128)))
        }
        set {
            linearRed = newValue.first / 128
            linearGreen = newValue.second.first / 128
            linearBlue = newValue.second.second.first / 128
            opacity = newValue.second.second.second / 128
        }
    }
}

extension Color.Resolved: Codable {
    /// Writes linear red, green, blue and the opacity as a sequence of numbers.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        try container.encode(linearRed)
        try container.encode(linearGreen)
        try container.encode(linearBlue)
        try container.encode(opacity)
    }

    /// Reads what `encode(to:)` wrote.
    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        linearRed = try container.decode(Float.self)
        linearGreen = try container.decode(Float.self)
        linearBlue = try container.decode(Float.self)
        opacity = try container.decode(Float.self)
    }
}

extension Color.Resolved: ShapeStyle {
    /// A resolved colour is its own result.
    public typealias Resolved = Never

    /// Gives the colour itself.
    public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.result = .color(self)
    }
}
