import CCairo
import CairoDrawing
import Foundation
import SwiftUICore

/// An image in memory, and a way to draw into it.
final class Canvas {
    let surface: OpaquePointer
    let cairo: OpaquePointer
    let width: Int
    let height: Int

    /// An empty image. One that is too large to be made is one pixel.
    init(width: Int, height: Int) {
        var (width, height) = (max(width, 1), max(height, 1))
        if width > 32_000 || height > 32_000 { (width, height) = (1, 1) }
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)),
            let cairo = cairo_create(surface)
        else { fatalError("no memory for an image of \(width) by \(height) pixels") }
        (self.surface, self.cairo, self.width, self.height) = (surface, cairo, width, height)
        // Grey edges depend on nothing but the shape.
        cairo_set_antialias(cairo, CAIRO_ANTIALIAS_GRAY)
    }

    /// What another image is drawn on by, to draw on it as on this.
    init(drawingOn cairo: OpaquePointer) {
        let target: OpaquePointer = cairo_get_target(cairo)
        self.cairo = cairo_reference(cairo)
        surface = cairo_surface_reference(target)
        width = Int(cairo_image_surface_get_width(target))
        height = Int(cairo_image_surface_get_height(target))
    }

    deinit {
        cairo_destroy(cairo)
        cairo_surface_destroy(surface)
    }

    /// The image's memory: premultiplied words, blue first.
    func withPixels(_ body: (UnsafeMutablePointer<UInt8>, _ stride: Int) -> Void) {
        Pixels.change(surface) { pixels, stride, _, _ in body(pixels, stride) }
    }

    /// What was drawn.
    var picture: Picture {
        var bytes = [UInt8](repeating: 0, count: width * height * 4)
        withPixels { pixels, stride in
            for y in 0..<height {
                for x in 0..<width {
                    let (from, to) = (y * stride + x * 4, (y * width + x) * 4)
                    (bytes[to], bytes[to + 1]) = (pixels[from + 2], pixels[from + 1])
                    (bytes[to + 2], bytes[to + 3]) = (pixels[from], pixels[from + 3])
                }
            }
        }
        return Picture(width: width, height: height, bytes: bytes)
    }

    /// An empty image of the same size, on which things are drawn at the same places.
    func makeLayer() -> Canvas {
        let layer = Canvas(width: width, height: height)
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        cairo_set_matrix(layer.cairo, &matrix)
        return layer
    }

    /// Draws an image of the same size over this one, pixel by pixel.
    func draw(_ layer: Canvas, opacity: Double = 1, x: Double = 0, y: Double = 0) {
        cairo_save(cairo)
        cairo_identity_matrix(cairo)
        cairo_set_source_surface(cairo, layer.surface, x, y)
        cairo_paint_with_alpha(cairo, opacity)
        cairo_restore(cairo)
    }

    // MARK: Shapes

    func fill(_ path: Path, _ color: Color.Resolved, evenOdd: Bool = false) {
        setSource(color)
        add(path)
        cairo_set_fill_rule(cairo, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_fill(cairo)
    }

    func stroke(_ path: Path, _ color: Color.Resolved, width: CGFloat = 1) {
        setSource(color)
        add(path)
        cairo_set_line_width(cairo, width)
        cairo_set_dash(cairo, nil, 0, 0)
        cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
        cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
        cairo_stroke(cairo)
    }

    func fill(_ rect: CGRect, _ color: Color.Resolved, radius: CGFloat = 0) { fill(Path.box(rect, radius), color) }

    func stroke(_ rect: CGRect, _ color: Color.Resolved, radius: CGFloat = 0, width: CGFloat = 1) {
        stroke(Path.box(rect.insetBy(dx: width / 2, dy: width / 2), max(radius - width / 2, 0)), color, width: width)
    }

    func line(_ points: [CGPoint], _ color: Color.Resolved, width: CGFloat = 1) {
        guard let first = points.first else { return }
        var path = Path()
        path.move(to: first)
        for point in points.dropFirst() { path.addLine(to: point) }
        stroke(path, color, width: width)
    }

    func setSource(_ color: Color.Resolved) {
        cairo_set_source_rgba(
            cairo, Double(color.red), Double(color.green), Double(color.blue), Double(color.opacity))
    }

    /// Makes the path cairo's current one.
    func add(_ path: Path) {
        cairo_new_path(cairo)
        path.add(to: cairo)
    }
}

extension Path {
    /// A rectangle, with round corners where there is a radius.
    static func box(_ rect: CGRect, _ radius: CGFloat) -> Path {
        radius > 0
            ? Path(roundedRect: rect, cornerRadius: min(radius, rect.width / 2, rect.height / 2), style: .circular)
            : Path(rect)
    }
}
