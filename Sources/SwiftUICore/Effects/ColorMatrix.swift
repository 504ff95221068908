import Foundation

/// A change of all colours of a layer: each new component is a sum of the old ones, red to opacity, and a constant.
///
/// Components are gamma-encoded sRGB, not multiplied by the opacity; what comes out is kept within 0 and 1.
package struct ColorMatrix: Equatable, Sendable {
    /// Four rows, for red, green, blue and opacity, of five factors each.
    package var rows: [[Double]]

    package init(_ rows: [[Double]]) { self.rows = rows }

    package static let identity = ColorMatrix([[1, 0, 0, 0, 0], [0, 1, 0, 0, 0], [0, 0, 1, 0, 0], [0, 0, 0, 1, 0]])

    /// How bright the eye finds red, green and blue.
    private static let luminance = [0.2126, 0.7152, 0.0722]

    /// The same change for red, green and blue.
    static func components(factor: Double, constant: Double) -> ColorMatrix {
        var matrix = identity
        for row in 0..<3 { (matrix.rows[row][row], matrix.rows[row][4]) = (factor, constant) }
        return matrix
    }

    /// Greys of the same brightness at 0, the colours themselves at 1, stronger ones above.
    static func saturation(_ amount: Double) -> ColorMatrix {
        var matrix = identity
        for row in 0..<3 {
            for column in 0..<3 {
                matrix.rows[row][column] = luminance[column] * (1 - amount) + (row == column ? amount : 0)
            }
        }
        return matrix
    }

    /// Turns all hues by an angle; greys stay as they are.
    static func hueRotation(_ angle: Angle) -> ColorMatrix {
        let (sine, cosine) = (sin(angle.radians), cos(angle.radians))
        // The parts of the turn that grow with the sine, as in the filters of the web.
        let turn = [[-0.213, -0.715, 0.928], [0.143, 0.140, -0.283], [-0.787, 0.715, 0.072]]
        let weights = [0.213, 0.715, 0.072]
        var matrix = identity
        for row in 0..<3 {
            for column in 0..<3 {
                matrix.rows[row][column] =
                    weights[column] * (1 - cosine) + (row == column ? cosine : 0) + turn[row][column] * sine
            }
        }
        return matrix
    }

    /// Multiplies with a colour.
    static func multiply(_ color: Color.Resolved) -> ColorMatrix {
        var matrix = identity
        for (row, factor) in [color.red, color.green, color.blue, color.opacity].enumerated() {
            matrix.rows[row][row] = Double(factor)
        }
        return matrix
    }

    /// Black, as opaque as the colour was bright.
    static let luminanceToAlpha = ColorMatrix([
        [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], luminance + [0, 0],
    ])

    /// The change of one colour's components.
    package func apply(to components: [Double]) -> [Double] {
        rows.map { row in
            let sum = zip(row, components).reduce(row[4]) { $0 + $1.0 * $1.1 }
            return min(max(sum, 0), 1)
        }
    }
}
