#if GTK
    import CGTK
    import CMartletGTK
    import Foundation
    import SwiftUICore

    /// An image in a line of text: Pango keeps room for it, and has it drawn together with the letters.
    @MainActor
    final class InlineImage {
        private let picture: IconLibrary.Picture
        private let size: CGSize
        /// The distance from the line's base up to the image's top, in points.
        private let rise: CGFloat

        init(_ content: ImageContent, font: ResolvedFont, icons: IconLibrary) {
            picture = icons.picture(for: content.source, scale: 2)
            size = content.naturalSize
            // The middle of a symbol is that of a capital letter, which is some seven tenths of the font's size.
            rise = picture.isStencil ? (font.size * 0.7 + size.height) / 2 : size.height
        }

        /// Pango's attribute for the character that stands for the image.
        func makeAttribute() -> UnsafeMutablePointer<PangoAttribute>? {
            let unit = CGFloat(PANGO_SCALE)
            var ink = PangoRectangle(
                x: 0, y: Int32(clamping: -rise * unit), width: Int32(clamping: size.width * unit),
                height: Int32(clamping: size.height * unit))
            var logical = ink
            return pango_attr_shape_new_with_data(
                &ink, &logical, Unmanaged.passRetained(self).toOpaque(),
                { data in
                    guard let data else { return nil }
                    return UnsafeMutableRawPointer(
                        Unmanaged<InlineImage>.fromOpaque(UnsafeRawPointer(data)).retain().toOpaque())
                },
                { data in if let data { Unmanaged<InlineImage>.fromOpaque(data).release() } })
        }

        /// Has the images of texts in a context drawn.
        static func drawShapes(of context: OpaquePointer) {
            pango_cairo_context_set_shape_renderer(
                context,
                { cairo, shape, _, _ in
                    guard let cairo, let data = shape?.pointee.data else { return }
                    nonisolated(unsafe) let (cairo2, data2) = (cairo, data)
                    MainActor.assumeIsolated {
                        Unmanaged<InlineImage>.fromOpaque(data2).takeUnretainedValue().draw(into: cairo2)
                    }
                }, nil, nil)
        }

        /// Draws above the current point, in the colour of the text.
        private func draw(into cairo: OpaquePointer) {
            guard let paintable = picture.paintable else { return }
            var (x, y) = (0.0, 0.0)
            cairo_get_current_point(cairo, &x, &y)
            var color = GdkRGBA(red: 0, green: 0, blue: 0, alpha: 1)
            var (red, green, blue, alpha) = (0.0, 0.0, 0.0, 1.0)
            if cairo_pattern_get_rgba(cairo_get_source(cairo), &red, &green, &blue, &alpha) == CAIRO_STATUS_SUCCESS {
                color = GdkRGBA(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha))
            }
            cairo_save(cairo)
            cairo_translate(cairo, x, y - rise)
            martlet_paintable_draw(
                paintable, picture.isStencil.gboolean, &color, size.width, size.height, cairo)
            cairo_restore(cairo)
        }
    }
#endif
