import Foundation

/// The parts of a colour in sRGB. Parts below 0 or above 1 are colours that sRGB cannot show.
package struct ColorComponents: Hashable, Sendable {
    package var red: CGFloat
    package var green: CGFloat
    package var blue: CGFloat
    package var alpha: CGFloat

    package init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = min(max(alpha, 0), 1)
    }

    package init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let turn = (hue.isFinite ? hue - hue.rounded(.down) : 0) * 6
        let sector = Int(turn)
        let part = turn - CGFloat(sector)
        let low = brightness * (1 - saturation)
        let falling = brightness * (1 - saturation * part)
        let rising = brightness * (1 - saturation * (1 - part))
        let parts: (CGFloat, CGFloat, CGFloat) =
            switch sector {
            case 0: (brightness, rising, low)
            case 1: (falling, brightness, low)
            case 2: (low, brightness, rising)
            case 3: (low, falling, brightness)
            case 4: (rising, low, brightness)
            default: (brightness, low, falling)
            }
        self.init(red: parts.0, green: parts.1, blue: parts.2, alpha: alpha)
    }

    package init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
        // From the primaries of Display P3 to those of sRGB; both have the white point D65.
        self.init(
            red: Self.encoded(1.2249401 * r - 0.2249404 * g),
            green: Self.encoded(-0.0420569 * r + 1.0420571 * g),
            blue: Self.encoded(-0.0196376 * r - 0.0786361 * g + 1.0982735 * b),
            alpha: alpha)
    }

    package var hueSaturationBrightness: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        let brightness = max(red, green, blue)
        let span = brightness - min(red, green, blue)
        guard span > 0, brightness > 0 else { return (0, 0, brightness) }
        var hue: CGFloat
        if brightness == red {
            hue = (green - blue) / span
        } else if brightness == green {
            hue = 2 + (blue - red) / span
        } else {
            hue = 4 + (red - green) / span
        }
        hue /= 6
        return (hue < 0 ? hue + 1 : hue, span / brightness, brightness)
    }

    /// The amount of light of an encoded part. Parts below zero mirror those above.
    private static func linear(_ value: CGFloat) -> CGFloat {
        let size = abs(Double(value))
        let light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return CGFloat(value < 0 ? -light : light)
    }

    private static func encoded(_ value: CGFloat) -> CGFloat {
        let size = abs(Double(value))
        let code = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
        return CGFloat(value < 0 ? -code : code)
    }
}
