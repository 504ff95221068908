import CCairo
import Foundation

/// A picture in pixels, as it is compared and kept in a file.
public struct Picture: Equatable, Sendable {
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// Four bytes for each pixel, row by row: red, green, blue, and what is opaque as 255. There is nothing half
    /// transparent in a picture of a window.
    public internal(set) var bytes: [UInt8]

    /// Makes a picture of one colour.
    init(width: Int, height: Int, bytes: [UInt8]) {
        self.width = width
        self.height = height
        self.bytes = bytes
    }

    /// Reads a file in the PNG format; nil where there is none, or nothing that can be read.
    public init?(contentsOf file: URL) {
        guard let surface = cairo_image_surface_create_from_png(file.path) else { return nil }
        defer { cairo_surface_destroy(surface) }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
        // Whatever the file's format, it is read as words of premultiplied colours.
        let canvas = Canvas(
            width: Int(cairo_image_surface_get_width(surface)),
            height: Int(cairo_image_surface_get_height(surface)))
        cairo_set_source_surface(canvas.cairo, surface, 0, 0)
        cairo_set_operator(canvas.cairo, CAIRO_OPERATOR_SOURCE)
        cairo_paint(canvas.cairo)
        self = canvas.picture
    }

    /// Writes a file in the PNG format. Throws where it cannot be written.
    public func write(to file: URL) throws {
        let canvas = Canvas(width: width, height: height)
        canvas.withPixels { pixels, stride in
            for y in 0..<height {
                for x in 0..<width {
                    let (from, to) = ((y * width + x) * 4, y * stride + x * 4)
                    // The first byte of a word is the lowest, blue, on the machines that Swift runs on.
                    (pixels[to], pixels[to + 1]) = (bytes[from + 2], bytes[from + 1])
                    (pixels[to + 2], pixels[to + 3]) = (bytes[from], bytes[from + 3])
                }
            }
        }
        let status = cairo_surface_write_to_png(canvas.surface, file.path)
        guard status == CAIRO_STATUS_SUCCESS else {
            throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: file.path])
        }
    }
}
