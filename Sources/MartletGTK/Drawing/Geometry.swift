#if GTK
    import CGTK
    import Foundation
    import SwiftUICore

    extension CGRect {
        /// Graphene's form of the rectangle.
        var graphene: graphene_rect_t {
            graphene_rect_t(
                origin: graphene_point_t(x: Float(minX), y: Float(minY)),
                size: graphene_size_t(width: Float(width), height: Float(height)))
        }

        /// The rectangle with circular corners; a radius that does not fit is made smaller.
        func rounded(radius: CGFloat) -> GskRoundedRect {
            let radius = max(0, min(radius, min(width, height) / 2))
            return rounded(width: radius, height: radius)
        }

        /// The rectangle with elliptic corners.
        func rounded(width: CGFloat, height: CGFloat) -> GskRoundedRect {
            let corner = graphene_size_t(width: Float(width), height: Float(height))
            return GskRoundedRect(bounds: graphene, corner: (corner, corner, corner, corner))
        }
    }

    extension graphene_rect_t {
        /// The rectangle.
        var rect: CGRect {
            CGRect(
                x: CGFloat(origin.x), y: CGFloat(origin.y), width: CGFloat(size.width), height: CGFloat(size.height))
        }
    }

    extension Color.Resolved {
        /// GDK's form of the colour: encoded sRGB, not premultiplied.
        var rgba: GdkRGBA {
            GdkRGBA(
                red: Self.bounded(red), green: Self.bounded(green), blue: Self.bounded(blue),
                alpha: Self.bounded(opacity))
        }

        private static func bounded(_ value: Float) -> Float { value.isFinite ? min(max(value, 0), 1) : 0 }
    }
#endif
