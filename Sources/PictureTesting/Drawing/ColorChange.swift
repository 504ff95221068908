import CCairo
import SwiftUICore

extension Canvas {
    /// Changes all colours of the image. Cairo keeps blue, green, red and opacity in a byte each, the colours multiplied
    /// by the opacity.
    func change(_ colors: ColorMatrix) {
        withPixels { pixels, stride in
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
