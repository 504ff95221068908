import CCairo
import Foundation
import SwiftUICore

/// What is done with the pixels of one of cairo's images: words of four bytes, blue first, premultiplied.
package enum Pixels {
    /// An empty image; nil for one without an extent, or too large.
    package static func makeImage(width: Int, height: Int) -> OpaquePointer? {
        guard width > 0, height > 0, width <= 32_000, height <= 32_000 else { return nil }
        let image = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
        if let image, cairo_surface_status(image) == CAIRO_STATUS_SUCCESS { return image }
        cairo_surface_destroy(image)
        return nil
    }

    /// An image's memory and extent, to be read and written.
    package static func change(
        _ image: OpaquePointer,
        _ body: (_ pixels: UnsafeMutablePointer<UInt8>, _ stride: Int, _ width: Int, _ height: Int) -> Void
    ) {
        cairo_surface_flush(image)
        guard let data = cairo_image_surface_get_data(image) else { return }
        body(
            data, Int(cairo_image_surface_get_stride(image)), Int(cairo_image_surface_get_width(image)),
            Int(cairo_image_surface_get_height(image)))
        cairo_surface_mark_dirty(image)
    }

    /// Blurs the image: three passes of an average, which come near to a bell curve. Whole numbers only, so that every
    /// machine comes to the same bytes. The deviation is that of the curve, in pixels: what SwiftUI calls the radius of
    /// blurs and shadows, and half of what CSS and design tools call blur.
    package static func blur(_ image: OpaquePointer, deviation: CGFloat) {
        // No further than any image reaches.
        guard deviation >= 0.5 else { return }
        let reach = Int(min(deviation.rounded(), 32_000))
        change(image) { pixels, stride, width, height in
            let reach = min(reach, max(width, height))
            for _ in 0..<3 {
                for y in 0..<height { average(pixels + y * stride, count: width, step: 4, reach: reach) }
                for x in 0..<width { average(pixels + x * 4, count: height, step: stride, reach: reach) }
            }
        }
    }

    /// Replaces each pixel of a line by the average of those around it.
    private static func average(_ line: UnsafeMutablePointer<UInt8>, count: Int, step: Int, reach: Int) {
        let size = reach * 2 + 1
        for channel in 0..<4 {
            let old = (0..<count).map { Int(line[$0 * step + channel]) }
            var sum = old.prefix(reach).reduce(0, +)
            for index in 0..<count {
                if index + reach < count { sum += old[index + reach] }
                if index - reach - 1 >= 0 { sum -= old[index - reach - 1] }
                line[index * step + channel] = UInt8(sum / size)
            }
        }
    }

    /// Draws in one colour, and fully, what has an opacity between two, and nothing else.
    package static func keep(
        _ image: OpaquePointer, from minimum: Double, to maximum: Double, in color: Color.Resolved
    ) {
        let opacity = Double(color.opacity)
        let word = [color.blue, color.green, color.red].map { UInt8((Double($0) * opacity * 255).rounded()) }
        change(image) { pixels, stride, width, height in
            for y in 0..<height {
                for x in 0..<width {
                    let pixel = pixels + y * stride + x * 4
                    let value = Double(pixel[3]) / 255
                    let isKept = value >= minimum && value <= maximum
                    for channel in 0..<3 { pixel[channel] = isKept ? word[channel] : 0 }
                    pixel[3] = isKept ? UInt8((opacity * 255).rounded()) : 0
                }
            }
        }
    }

    /// Changes all colours of the image.
    package static func change(_ image: OpaquePointer, by colors: ColorMatrix) {
        change(image) { pixels, stride, width, height in
            for y in 0..<height {
                for x in 0..<width {
                    let pixel = pixels + y * stride + x * 4
                    let opacity = Double(pixel[3]) / 255
                    let components = [2, 1, 0].map { opacity > 0 ? Double(pixel[$0]) / 255 / opacity : 0 } + [opacity]
                    let new = colors.apply(to: components)
                    for (channel, component) in zip([2, 1, 0], new) {
                        pixel[channel] = UInt8((component * new[3] * 255).rounded())
                    }
                    pixel[3] = UInt8((new[3] * 255).rounded())
                }
            }
        }
    }
}
