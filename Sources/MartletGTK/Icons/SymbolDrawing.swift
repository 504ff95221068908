#if GTK
    import CGTK
    import Foundation
    import SwiftUICore

    /// Draws a symbol of the open icon set, with what the set has no icon for: a ring around it, a line across it.
    @MainActor
    struct SymbolDrawing {
        let icon: SymbolIcon
        /// The icon's file; nil where characters are written instead.
        let path: String?
        let pixels: Int32

        /// The symbol as a stencil; nil if its file is not installed.
        func makeTexture() -> ObjectReference? {
            guard let path else { return icon.characters.flatMap(makeTexture(writing:)) }
            guard FileManager.default.fileExists(atPath: path) else { return nil }
            let inner = icon.enclosure == nil ? pixels : pixels * 6 / 10
            guard let glyph = gdk_pixbuf_new_from_file_at_size(path, inner, inner, nil) else { return nil }
            defer { g_object_unref(UnsafeMutableRawPointer(glyph)) }
            if icon.enclosure == nil, !icon.isSlashed {
                return gdk_texture_new_for_pixbuf(glyph).map { ObjectReference(taking: UnsafeMutableRawPointer($0)) }
            }
            guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, pixels, pixels) else { return nil }
            defer { cairo_surface_destroy(surface) }
            guard let cairo = cairo_create(surface) else { return nil }
            draw(glyph, side: Double(inner), into: cairo)
            cairo_destroy(cairo)
            return texture(of: surface)
        }

        private func makeTexture(writing characters: String) -> ObjectReference? {
            guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, pixels, pixels) else { return nil }
            defer { cairo_surface_destroy(surface) }
            guard let cairo = cairo_create(surface) else { return nil }
            drawEnclosure(into: cairo)
            write(characters, into: cairo)
            cairo_destroy(cairo)
            return texture(of: surface)
        }

        private func write(_ characters: String, into cairo: OpaquePointer) {
            guard let layout = pango_cairo_create_layout(cairo) else { return }
            defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
            var font = ResolvedFont(size: CGFloat(pixels) * (characters.count > 1 ? 0.58 : 0.68))
            font.weight = .bold
            let description = TextAttributes.description(of: font)
            pango_layout_set_font_description(layout, description)
            pango_font_description_free(description)
            pango_layout_set_text(layout, characters, -1)
            var ink = PangoRectangle()
            pango_layout_get_pixel_extents(layout, &ink, nil)
            let size = Double(pixels)
            cairo_move_to(
                cairo, (size - Double(ink.width)) / 2 - Double(ink.x), (size - Double(ink.height)) / 2 - Double(ink.y))
            cairo_set_operator(cairo, icon.isFilled ? CAIRO_OPERATOR_DEST_OUT : CAIRO_OPERATOR_OVER)
            pango_cairo_show_layout(cairo, layout)
        }

        private func drawEnclosure(into cairo: OpaquePointer) {
            guard let enclosure = icon.enclosure else { return }
            let size = Double(pixels)
            let line = size / 16
            addOutline(enclosure, inset: icon.isFilled ? 0 : line / 2, size: size, to: cairo)
            cairo_set_line_width(cairo, line)
            if icon.isFilled { cairo_fill(cairo) } else { cairo_stroke(cairo) }
        }

        private func draw(_ glyph: OpaquePointer, side: Double, into cairo: OpaquePointer) {
            let size = Double(pixels)
            let line = size / 16
            drawEnclosure(into: cairo)
            let place = (size - side) / 2
            gdk_cairo_set_source_pixbuf(cairo, glyph, place, place)
            // Inside of a filled form the icon is what is left out.
            let isCut = icon.enclosure != nil && icon.isFilled
            cairo_set_operator(cairo, isCut ? CAIRO_OPERATOR_DEST_OUT : CAIRO_OPERATOR_OVER)
            cairo_paint(cairo)
            if icon.isSlashed { drawSlash(size: size, line: line, into: cairo) }
        }

        private func addOutline(_ enclosure: SymbolIcon.Enclosure, inset: Double, size: Double, to cairo: OpaquePointer)
        {
            switch enclosure {
            case .circle:
                cairo_arc(cairo, size / 2, size / 2, size / 2 - inset, 0, 2 * .pi)
            case .square, .rectangle:
                let height = enclosure == .square ? size : size * 0.75
                let (left, top) = (inset, (size - height) / 2 + inset)
                let (right, bottom) = (size - inset, (size + height) / 2 - inset)
                let radius = size / 8
                cairo_new_sub_path(cairo)
                cairo_arc(cairo, right - radius, top + radius, radius, -.pi / 2, 0)
                cairo_arc(cairo, right - radius, bottom - radius, radius, 0, .pi / 2)
                cairo_arc(cairo, left + radius, bottom - radius, radius, .pi / 2, .pi)
                cairo_arc(cairo, left + radius, top + radius, radius, .pi, 3 * .pi / 2)
                cairo_close_path(cairo)
            }
        }

        /// A line from the top left, with a gap beside it so that it stands out.
        private func drawSlash(size: Double, line: Double, into cairo: OpaquePointer) {
            cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
            for (width, operation) in [(line * 3, CAIRO_OPERATOR_DEST_OUT), (line, CAIRO_OPERATOR_OVER)] {
                cairo_set_source_rgba(cairo, 0, 0, 0, 1)
                cairo_set_operator(cairo, operation)
                cairo_set_line_width(cairo, width)
                cairo_move_to(cairo, size * 0.12, size * 0.12)
                cairo_line_to(cairo, size * 0.88, size * 0.88)
                cairo_stroke(cairo)
            }
        }

        private func texture(of surface: OpaquePointer) -> ObjectReference? {
            cairo_surface_flush(surface)
            let stride = cairo_image_surface_get_stride(surface)
            guard let data = cairo_image_surface_get_data(surface),
                let bytes = g_bytes_new(data, gsize(stride) * gsize(pixels))
            else { return nil }
            defer { g_bytes_unref(bytes) }
            // Cairo keeps premultiplied words; on the machines that Swift runs on, blue is their first byte.
            return gdk_memory_texture_new(
                pixels, pixels, GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(stride)
            ).map { ObjectReference(taking: UnsafeMutableRawPointer($0)) }
        }
    }
#endif
