import CCairo
import Foundation
import SwiftUICore

extension Canvas {
    /// Blurs the image: three passes of an average, which come near to a bell curve. Whole numbers only, so that every
    /// machine comes to the same bytes.
    func blur(radius: CGFloat) {
        let reach = min(Int(clamping: (radius / 2).rounded()), max(width, height))
        guard reach > 0 else { return }
        withPixels { pixels, stride in
            for _ in 0..<3 {
                for y in 0..<height { Self.average(pixels + y * stride, count: width, step: 4, reach: reach) }
                for x in 0..<width { Self.average(pixels + x * 4, count: height, step: stride, reach: reach) }
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

    /// The shape of what was drawn, all in one colour.
    func tinted(_ color: Color.Resolved) -> Canvas {
        let result = Canvas(width: width, height: height)
        result.setSource(color)
        cairo_mask_surface(result.cairo, surface, 0, 0)
        return result
    }
}
