import Foundation

/// How much a picture may differ from the recorded one.
public struct PictureTolerance: Equatable, Sendable {
    /// How far two colours may lie apart and still count as the same: the distance ΔE of CIE 1976, of which a person
    /// sees about 2.
    public var colorDistance: Double
    /// The part of all pixels, from 0 to 1, that may have another colour.
    public var share: Double

    /// Allows differences of colours up to `colorDistance`, and others in a share of the pixels.
    public init(colorDistance: Double = 0, share: Double = 0) {
        self.colorDistance = colorDistance
        self.share = share
    }

    /// Every byte must be the same.
    public static let exact = PictureTolerance()
}

/// Where two pictures differ.
struct PictureDifference {
    /// How many pixels have another colour, beyond the tolerance.
    let count: Int
    /// The largest distance of two colours.
    let largestDistance: Double
    /// The new picture, grey, with what is different in red.
    let picture: Picture

    /// Compares two pictures of the same size.
    init(_ old: Picture, _ new: Picture, colorDistance: Double) {
        var (count, largest) = (0, 0.0)
        var bytes = new.bytes
        for start in stride(from: 0, to: bytes.count, by: 4) {
            let isSame = old.bytes[start..<start + 4] == new.bytes[start..<start + 4]
            if !isSame {
                let distance = LabColor(old.bytes, at: start).distance(to: LabColor(new.bytes, at: start))
                largest = max(largest, distance)
                if distance > colorDistance || distance == 0 {
                    count += 1
                    (bytes[start], bytes[start + 1], bytes[start + 2], bytes[start + 3]) = (255, 0, 0, 255)
                    continue
                }
            }
            // Pale, so that the red stands out.
            let grey = 192 + (Int(bytes[start]) + Int(bytes[start + 1]) + Int(bytes[start + 2])) / 12
            for offset in 0..<3 { bytes[start + offset] = UInt8(min(grey, 255)) }
        }
        self.count = count
        largestDistance = largest
        picture = Picture(width: new.width, height: new.height, bytes: bytes)
    }
}

/// A colour in a space in which distances are about those that people see.
struct LabColor {
    let (lightness, a, b): (Double, Double, Double)

    init(_ bytes: [UInt8], at start: Int) {
        func linear(_ byte: UInt8) -> Double {
            let value = Double(byte) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        let (red, green, blue) = (linear(bytes[start]), linear(bytes[start + 1]), linear(bytes[start + 2]))
        func curve(_ value: Double) -> Double { value > 0.008856 ? cbrt(value) : 7.787 * value + 16 / 116 }
        let x = curve((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047)
        let y = curve(0.2126 * red + 0.7152 * green + 0.0722 * blue)
        let z = curve((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883)
        (lightness, a, b) = (116 * y - 16, 500 * (x - y), 200 * (y - z))
    }

    func distance(to other: LabColor) -> Double {
        let (dl, da, db) = (lightness - other.lightness, a - other.a, b - other.b)
        return (dl * dl + da * da + db * db).squareRoot()
    }
}
