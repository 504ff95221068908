import Foundation
import FoundationGaps

extension GraphicsContext {
    /// Something that is done to the picture of what is drawn.
    public struct Filter: Sendable {
        /// The filter in an environment, and with a transform to the canvas's coordinates; nil where there is nothing to do.
        let resolve: @Sendable (PaintContext, CGAffineTransform) -> DrawingFilter?

        private static func colors(_ matrix: ColorMatrix) -> Filter { Filter { _, _ in .colors(matrix) } }

        /// Transforms the picture, in the coordinates that are drawn in.
        public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
            Filter { _, transform in
                let base = ProjectionTransform(transform)
                return .projection(base.inverted().concatenating(matrix).concatenating(base))
            }
        }

        /// Adds a shadow.
        ///
        /// - Parameters:
        ///   - color: Its colour.
        ///   - radius: How far it is blurred, in points.
        ///   - x: How far it is moved to the right, in points.
        ///   - y: How far it is moved down, in points.
        ///   - blendMode: How it is combined with what lies below it.
        ///   - options: Where it lies, and of what it is the shadow.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
            blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
        ) -> Filter {
            Filter { context, transform in
                let scale = transform.scale
                let way = CGSize(
                    width: transform.a * x + transform.c * y, height: transform.b * x + transform.d * y)
                return .shadow(
                    DrawingShadow(
                        color: color.resolved(in: context), radius: radius * scale, x: way.width, y: way.height,
                        mode: DrawingMode(rawValue: blendMode.rawValue) ?? .normal,
                        isAbove: options.contains(.shadowAbove), isAlone: options.contains(.shadowOnly),
                        invertsOpacity: options.contains(.invertsAlpha)))
            }
        }

        /// Multiplies the components of all colours, and the opacity, with those of a colour.
        public static func colorMultiply(_ color: Color) -> Filter {
            Filter { context, _ in .colors(.multiply(color.resolved(in: context))) }
        }

        /// Turns all hues by an angle.
        public static func hueRotation(_ angle: Angle) -> Filter { colors(.hueRotation(angle)) }

        /// Makes the colours stronger, or weaker below 1; 0 leaves greys.
        public static func saturation(_ amount: Double) -> Filter { colors(.saturation(amount)) }

        /// Adds to all components of the colours; 1 makes everything white, -1 black.
        public static func brightness(_ amount: Double) -> Filter { colors(.components(factor: 1, constant: amount)) }

        /// Takes the colours further from middle grey, or nearer to it below 1; negative values invert them.
        public static func contrast(_ amount: Double) -> Filter {
            colors(.components(factor: amount, constant: (1 - amount) / 2))
        }

        /// Turns light into dark: from 0, not at all, to 1.
        public static func colorInvert(_ amount: Double = 1) -> Filter {
            colors(.components(factor: 1 - 2 * amount, constant: amount))
        }

        /// Takes colour away: from 0, nothing, to 1, all of it.
        public static func grayscale(_ amount: Double) -> Filter { colors(.saturation(1 - min(max(amount, 0), 1))) }

        /// Makes everything as opaque as it was bright, and black.
        public static var luminanceToAlpha: Filter { colors(.luminanceToAlpha) }

        /// Blurs; the radius is in points.
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            Filter { _, transform in radius > 0 ? .blur(radius: radius * transform.scale) : nil }
        }

        /// Draws in one colour what has an opacity from one to another one, and nothing else.
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = Color.black) -> Filter {
            Filter { context, _ in .threshold(minimum: min, maximum: max, color: color.resolved(in: context)) }
        }
    }

    /// How a blur is done.
    public struct BlurOptions: OptionSet, Sendable {
        /// One bit for each option that is in the set.
        public let rawValue: UInt32
        /// A set of these bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// The result is opaque. What is blurred is drawn over what is there all the same.
        public static var opaque: BlurOptions { BlurOptions(rawValue: 1) }
        /// Steps between colours are hidden by noise. There is none here.
        public static var dithersResult: BlurOptions { BlurOptions(rawValue: 2) }
    }

    /// How a shadow is drawn.
    public struct ShadowOptions: OptionSet, Sendable {
        /// One bit for each option that is in the set.
        public let rawValue: UInt32
        /// A set of these bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// On what it is the shadow of.
        public static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1) }
        /// Without what it is the shadow of.
        public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 2) }
        /// The shadow of what is not there.
        public static var invertsAlpha: ShadowOptions { ShadowOptions(rawValue: 4) }
        /// Shadow and picture are drawn one after the other, as they always are here.
        public static var disablesGroup: ShadowOptions { ShadowOptions(rawValue: 8) }
    }

    /// How a filter works.
    public struct FilterOptions: OptionSet, Sendable {
        /// One bit for each option that is in the set.
        public let rawValue: UInt32
        /// A set of these bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// In linear light. Colours are changed as they are stored here.
        public static var linearColor: FilterOptions { FilterOptions(rawValue: 1) }
    }

    /// What a path or layer does to what is drawn.
    public struct ClipOptions: OptionSet, Sendable {
        /// One bit for each option that is in the set.
        public let rawValue: UInt32
        /// A set of these bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// It is drawn outside.
        public static var inverse: ClipOptions { ClipOptions(rawValue: 1) }
    }
}

extension CGAffineTransform {
    /// How much longer lengths become, on average.
    fileprivate var scale: CGFloat { abs(a * d - b * c).squareRoot() }
}
