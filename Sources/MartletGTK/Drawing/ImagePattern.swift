#if GTK
    import CGTK
    import CMartletGTK
    import CairoDrawing
    import Foundation
    import SwiftUICore

    /// A part of an image, repeated from the top-left corner of what it fills.
    @MainActor
    struct ImagePattern {
        let image: SwiftUICore.Image
        /// In fractions of the image's size.
        let source: CGRect
        let scale: CGFloat

        /// Pixels that are drawn for a point, so that the image stays sharp on fine displays.
        private static let density: CGFloat = 2

        func make(in bounds: CGRect) -> OpaquePointer? {
            let font = ResolvedFont(size: 16)
            let run = ResolvedText.Run(
                "\u{FFFC}", font: font, paint: .color(Color.Resolved(red: 0, green: 0, blue: 0)), image: image)
            guard let content = run.imageContent, scale > 0 else { return nil }
            let picture = IconLibrary.shared.picture(for: content.source, scale: Int32(Self.density))
            let whole = CGSize(width: content.naturalSize.width * scale, height: content.naturalSize.height * scale)
            let tile = CGRect(
                x: source.minX * whole.width, y: source.minY * whole.height, width: source.width * whole.width,
                height: source.height * whole.height)
            let (width, height) = (tile.width * Self.density, tile.height * Self.density)
            guard let paintable = picture.paintable, width >= 1, height >= 1, width < 16384, height < 16384,
                let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
            else { return nil }
            defer { cairo_surface_destroy(surface) }
            guard let cairo = cairo_create(surface) else { return nil }
            cairo_scale(cairo, Self.density, Self.density)
            cairo_translate(cairo, -tile.minX, -tile.minY)
            var color = GdkRGBA(red: 0, green: 0, blue: 0, alpha: 1)
            martlet_paintable_draw(
                paintable, picture.isStencil.gboolean, &color, whole.width, whole.height, cairo)
            cairo_destroy(cairo)
            let pattern = cairo_pattern_create_for_surface(surface)
            cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
            var matrix = cairo_matrix_t()
            cairo_matrix_init_scale(&matrix, Self.density, Self.density)
            cairo_matrix_translate(&matrix, -bounds.minX, -bounds.minY)
            cairo_pattern_set_matrix(pattern, &matrix)
            return pattern
        }
    }

    extension PaintPattern {
        /// The paints of what windows show.
        @MainActor static let ofWindows = PaintPattern { image, part, scale, bounds in
            MainThread.assume { ImagePattern(image: image, source: part, scale: scale).make(in: bounds) }
        }
    }
#endif
