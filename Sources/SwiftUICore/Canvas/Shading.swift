import Foundation

extension GraphicsContext {
    /// What something is drawn in: a colour, a gradient, an image, or a style.
    public struct Shading: Sendable {
        private indirect enum Source: Sendable {
            case style(any ShapeStyle)
            case linear(Gradient, CGPoint, CGPoint, GradientOptions)
            case radial(Gradient, CGPoint, CGFloat, CGFloat, GradientOptions)
            case conic(Gradient, CGPoint, Angle, GradientOptions)
            case image(Image, CGPoint, CGRect, CGFloat)
            case palette([Shading])
            case paint(ResolvedPaint)
        }

        private let source: Source

        /// The background style of the canvas.
        public static var backdrop: Shading { Shading(source: .style(BackgroundStyle())) }

        /// The foreground style of the canvas.
        public static var foreground: Shading { Shading(source: .style(ForegroundStyle())) }

        /// The first of several shadings: here nothing is drawn in several.
        public static func palette(_ array: [Shading]) -> Shading { Shading(source: .palette(array)) }

        /// One colour.
        public static func color(_ color: Color) -> Shading { Shading(source: .style(color)) }

        /// One colour, by its components from 0 to 1.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading {
            color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }

        /// A grey, from black, 0, to white, 1.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading {
            color(Color(colorSpace, white: white, opacity: opacity))
        }

        /// A style; unit points of it refer to the bounds of what is drawn.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(source: .style(style)) }

        /// A gradient along a line, in the coordinates that are drawn in.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(source: .linear(gradient, startPoint, endPoint, options))
        }

        /// A gradient from one circle about a point to another, in the coordinates that are drawn in.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(source: .radial(gradient, center, startRadius, endRadius, options))
        }

        /// A gradient once around a point, in the coordinates that are drawn in, from an angle on.
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(source: .conic(gradient, center, angle, options))
        }

        /// A part of an image, repeated from a point on; the part is in fractions of the image's size.
        public static func tiledImage(
            _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
            scale: CGFloat = 1
        ) -> Shading {
            Shading(source: .image(image, origin, sourceRect, scale))
        }

        /// The paint for something with these bounds.
        func paint(in context: GraphicsContext, bounds: CGRect) -> ResolvedPaint {
            let environment = context.recording.environment.paintContext
            // Unit points of this rectangle are points.
            let plane = PaintRect(CGRect(x: 0, y: 0, width: 1, height: 1))
            switch source {
            case .style(let style): return style.paint(in: environment)
            case .paint(let paint): return paint
            case .palette(let shadings): return (shadings.first ?? .foreground).paint(in: context, bounds: bounds)
            case .linear(let gradient, let start, let end, let options):
                return .anchored(
                    .linearGradient(
                        options.apply(to: gradient.resolved(in: environment)), start: UnitPoint(x: start.x, y: start.y),
                        end: UnitPoint(x: end.x, y: end.y)), plane)
            case .radial(let gradient, let center, let start, let end, let options):
                return .anchored(
                    .radialGradient(
                        options.apply(to: gradient.resolved(in: environment)),
                        center: UnitPoint(x: center.x, y: center.y), startRadius: start, endRadius: end), plane)
            case .conic(let gradient, let center, let angle, let options):
                // The rectangle says how far the gradient reaches.
                let area = bounds.union(CGRect(x: center.x, y: center.y, width: 1, height: 1))
                let place = UnitPoint(
                    x: (center.x - area.minX) / area.width, y: (center.y - area.minY) / area.height)
                return .anchored(
                    .angularGradient(
                        options.apply(to: gradient.resolved(in: environment)), center: place, startAngle: angle,
                        endAngle: .radians(angle.radians + 2 * .pi)), PaintRect(area))
            case .image(let image, let origin, let part, let scale):
                return .anchored(
                    .image(image, sourceRect: PaintRect(part), scale: scale),
                    PaintRect(CGRect(origin: origin, size: bounds.size)))
            }
        }

        /// The shading as a colour or gradient that depends on nothing any more.
        func resolved(in context: GraphicsContext) -> Shading {
            switch source {
            case .style: Shading(source: .paint(paint(in: context, bounds: .zero)))
            case .palette(let shadings): (shadings.first ?? .foreground).resolved(in: context)
            case .linear, .radial, .conic, .image, .paint: self
            }
        }
    }

    /// Makes a shading that is the same wherever it is used from now on.
    public func resolve(_ shading: Shading) -> Shading { shading.resolved(in: self) }

    /// How a gradient goes on beyond its ends, and how its colours are mixed.
    public struct GradientOptions: OptionSet, Sendable {
        /// One bit for each option that is in the set.
        public let rawValue: UInt32

        /// A set of these bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// It begins anew.
        public static var `repeat`: GradientOptions { GradientOptions(rawValue: 1) }
        /// It goes back.
        public static var mirror: GradientOptions { GradientOptions(rawValue: 2) }
        /// Colours are mixed in linear light. Surfaces mix them as they are stored, so that this changes nothing.
        public static var linearColor: GradientOptions { GradientOptions(rawValue: 4) }

        fileprivate func apply(to gradient: ResolvedGradient) -> ResolvedGradient {
            var gradient = gradient
            gradient.spread = contains(.repeat) ? .repeated : contains(.mirror) ? .mirrored : .padded
            return gradient
        }
    }
}
