import CCairo
import Foundation
import SwiftUICore

extension Pixels {
    /// Draws an image into an empty one of any size, transformed, in pixels of both. Parallels may meet; what lies behind
    /// the viewer is not seen.
    package static func project(_ source: OpaquePointer, by projection: ProjectionTransform, into target: OpaquePointer)
    {
        var inverse = projection
        guard inverse.invert() else { return }
        change(source) { from, fromStride, fromWidth, fromHeight in
            let picture = Sampler(pixels: from, stride: fromStride, width: fromWidth, height: fromHeight)
            change(target) { to, toStride, toWidth, toHeight in
                for row in 0..<toHeight {
                    for column in 0..<toWidth {
                        let (x, y) = (CGFloat(column) + 0.5, CGFloat(row) + 0.5)
                        let w = x * inverse.m13 + y * inverse.m23 + inverse.m33
                        // Nothing of the plane comes to what lies on its horizon.
                        if abs(w) < 1e-9 { continue }
                        let place = (
                            x: (x * inverse.m11 + y * inverse.m21 + inverse.m31) / w,
                            y: (x * inverse.m12 + y * inverse.m22 + inverse.m32) / w
                        )
                        let depth = place.x * projection.m13 + place.y * projection.m23 + projection.m33
                        if depth <= 0 { continue }
                        picture.copy(x: place.x - 0.5, y: place.y - 0.5, to: to + row * toStride + column * 4)
                    }
                }
            }
        }
    }
}

/// Reads an image between its pixels.
private struct Sampler {
    let pixels: UnsafeMutablePointer<UInt8>
    let stride: Int
    let width: Int
    let height: Int

    /// Writes the mixture of the four pixels around a place; outside of the image all is clear.
    func copy(x: CGFloat, y: CGFloat, to target: UnsafeMutablePointer<UInt8>) {
        guard x > -1, y > -1, x < CGFloat(width), y < CGFloat(height) else { return }
        let (left, top) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
        // In 256ths, so that every machine comes to the same bytes.
        let (right, below) = (Int((x - CGFloat(left)) * 256), Int((y - CGFloat(top)) * 256))
        let weights = ((256 - right) * (256 - below), right * (256 - below), (256 - right) * below, right * below)
        for channel in 0..<4 {
            let sum =
                value(left, top, channel) * weights.0 + value(left + 1, top, channel) * weights.1
                + value(left, top + 1, channel) * weights.2 + value(left + 1, top + 1, channel) * weights.3
            target[channel] = UInt8((sum + 32768) >> 16)
        }
    }

    private func value(_ x: Int, _ y: Int, _ channel: Int) -> Int {
        x < 0 || y < 0 || x >= width || y >= height ? 0 : Int(pixels[y * stride + x * 4 + channel])
    }
}
