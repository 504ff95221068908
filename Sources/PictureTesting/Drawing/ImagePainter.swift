import CCairo
import Foundation
import SwiftUICore

/// Draws images: PNG files as they are; symbols, and what cannot be read, as boxes with letters of their names, since no
/// icon set is looked for.
@MainActor
struct ImagePainter {
    let canvas: Canvas
    let palette: Palette

    func draw(_ image: ImageContent, in bounds: CGRect) {
        switch image.source {
        case .symbol(let name, _, _): drawBox(name, image, bounds)
        case .missing(let name): drawBox("?" + name, image, bounds)
        case .file(let url):
            drawPicture(try? Data(contentsOf: url), image, bounds, name: url.deletingPathExtension().lastPathComponent)
        case .data(let data): drawPicture(data, image, bounds, name: "data")
        }
    }

    private func drawBox(_ name: String, _ image: ImageContent, _ bounds: CGRect) {
        let color = image.tint ?? palette.ink
        canvas.stroke(bounds.insetBy(dx: 0.5, dy: 0.5), color, radius: min(bounds.width, bounds.height) / 5)
        // The first letters of its words: "star.fill" is "sf".
        let letters = String(name.split(separator: ".").prefix(3).compactMap(\.first))
        let size = min(bounds.height * 0.6, (bounds.width - 4) / CGFloat(max(letters.count, 1)) * 2)
        guard size > 2 else { return }
        TextPainter(canvas: canvas).drawCentered(letters, size: size, color, in: bounds)
    }

    private func drawPicture(_ data: Data?, _ image: ImageContent, _ bounds: CGRect, name: String) {
        guard let data, let picture = PNGReader(data).read() else { return drawBox("?" + name, image, bounds) }
        defer { cairo_surface_destroy(picture) }
        let width = CGFloat(cairo_image_surface_get_width(picture))
        let height = CGFloat(cairo_image_surface_get_height(picture))
        guard width > 0, height > 0 else { return }
        cairo_save(canvas.cairo)
        canvas.add(Path(bounds))
        cairo_clip(canvas.cairo)
        var matrix = cairo_matrix_t()
        if image.tiles {
            cairo_matrix_init_scale(
                &matrix, width / max(image.naturalSize.width, 1), height / max(image.naturalSize.height, 1))
        } else {
            cairo_matrix_init_scale(&matrix, width / max(bounds.width, 0.01), height / max(bounds.height, 0.01))
        }
        let pattern = cairo_pattern_create_for_surface(picture)
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_filter(pattern, image.isSmooth ? CAIRO_FILTER_BILINEAR : CAIRO_FILTER_NEAREST)
        cairo_pattern_set_extend(pattern, image.tiles ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
        if let tint = image.tint {
            canvas.setSource(tint)
            cairo_mask(canvas.cairo, pattern)
        } else {
            cairo_set_source(canvas.cairo, pattern)
            cairo_paint(canvas.cairo)
        }
        cairo_pattern_destroy(pattern)
        cairo_restore(canvas.cairo)
    }
}

/// Hands the bytes of a PNG file to cairo.
private final class PNGReader {
    private let data: Data
    private var position = 0

    init(_ data: Data) { self.data = data }

    /// The picture; nil for what is no PNG.
    func read() -> OpaquePointer? {
        let surface = cairo_image_surface_create_from_png_stream(
            { reader, target, count in
                guard let reader, let target else { return CAIRO_STATUS_READ_ERROR }
                return Unmanaged<PNGReader>.fromOpaque(reader).takeUnretainedValue().copy(to: target, Int(count))
            }, Unmanaged.passUnretained(self).toOpaque())
        guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(surface)
            return nil
        }
        return surface
    }

    private func copy(to target: UnsafeMutablePointer<UInt8>, _ count: Int) -> cairo_status_t {
        guard position + count <= data.count else { return CAIRO_STATUS_READ_ERROR }
        data.copyBytes(to: target, from: data.startIndex + position..<data.startIndex + position + count)
        position += count
        return CAIRO_STATUS_SUCCESS
    }
}
