import Foundation

/// What the first bytes of an image file say: its format and its size in pixels.
package struct ImageHeader: Equatable, Sendable {
    package enum Format: Sendable {
        case png, jpeg, gif, webp, bmp
    }

    package let format: Format
    package let width: Int
    package let height: Int

    /// Reads the header. `nil` if it is of none of the known formats, or damaged.
    package init?(_ data: Data) {
        let bytes = [UInt8](data.prefix(64 * 1024))
        guard let found = Self.png(bytes) ?? Self.gif(bytes) ?? Self.webp(bytes) ?? Self.bmp(bytes) ?? Self.jpeg(bytes),
            found.width > 0, found.height > 0
        else { return nil }
        self = found
    }

    private init(_ format: Format, _ width: Int, _ height: Int) {
        self.format = format
        self.width = width
        self.height = height
    }

    private static func big(_ bytes: [UInt8], _ start: Int, _ count: Int) -> Int {
        bytes[start..<start + count].reduce(0) { $0 << 8 | Int($1) }
    }

    private static func little(_ bytes: [UInt8], _ start: Int, _ count: Int) -> Int {
        bytes[start..<start + count].reversed().reduce(0) { $0 << 8 | Int($1) }
    }

    private static func png(_ bytes: [UInt8]) -> ImageHeader? {
        guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), bytes.count >= 24 else {
            return nil
        }
        return ImageHeader(.png, big(bytes, 16, 4), big(bytes, 20, 4))
    }

    private static func gif(_ bytes: [UInt8]) -> ImageHeader? {
        guard bytes.starts(with: Array("GIF8".utf8)), bytes.count >= 10 else { return nil }
        return ImageHeader(.gif, little(bytes, 6, 2), little(bytes, 8, 2))
    }

    private static func bmp(_ bytes: [UInt8]) -> ImageHeader? {
        guard bytes.starts(with: Array("BM".utf8)), bytes.count >= 26 else { return nil }
        let height = Int32(truncatingIfNeeded: little(bytes, 22, 4))
        return ImageHeader(.bmp, little(bytes, 18, 4), Int(height.magnitude))
    }

    private static func webp(_ bytes: [UInt8]) -> ImageHeader? {
        guard bytes.starts(with: Array("RIFF".utf8)), bytes.count >= 30, bytes[8..<12].elementsEqual("WEBP".utf8) else {
            return nil
        }
        switch String(decoding: bytes[12..<16], as: UTF8.self) {
        case "VP8X":
            return ImageHeader(.webp, little(bytes, 24, 3) + 1, little(bytes, 27, 3) + 1)
        case "VP8L":
            let bits = little(bytes, 21, 4)
            return ImageHeader(.webp, bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
        case "VP8 ":
            return ImageHeader(.webp, little(bytes, 26, 2) & 0x3FFF, little(bytes, 28, 2) & 0x3FFF)
        default:
            return nil
        }
    }

    /// A JPEG is a chain of segments; the one that starts a frame has the size.
    private static func jpeg(_ bytes: [UInt8]) -> ImageHeader? {
        guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
        var place = 2
        while place + 9 < bytes.count {
            guard bytes[place] == 0xFF else { return nil }
            let marker = bytes[place + 1]
            if marker == 0xFF {
                place += 1
                continue
            }
            let isFrame = (0xC0...0xCF).contains(marker) && marker != 0xC4 && marker != 0xC8 && marker != 0xCC
            if isFrame {
                return ImageHeader(.jpeg, big(bytes, place + 7, 2), big(bytes, place + 5, 2))
            }
            place += 2 + big(bytes, place + 2, 2)
        }
        return nil
    }
}
