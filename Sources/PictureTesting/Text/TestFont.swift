import Foundation

/// A font that is the same on every machine: each character fills half of its size in width, wide ones all of it.
///
/// Its glyphs are pixels of a bitmap, drawn as shapes in any size; what it has no glyph for is a box with the
/// scalar's number.
enum TestFont {
    /// The cell of a glyph in pixels of the font, and where the baseline is in it.
    static let (width, height, ascent) = (10, 20, 16)

    /// A row of pixels that are set, from `start` on.
    struct Span: Equatable {
        let row: Int
        let start: Int
        let length: Int
    }

    /// The pixels that are set; nil for a scalar that the font does not have.
    static func glyph(_ scalar: Unicode.Scalar) -> [Span]? {
        scalar == " " || scalar == "\u{A0}" ? [] : glyphs[scalar.value]
    }

    private static let glyphs: [UInt32: [Span]] = {
        var glyphs: [UInt32: [Span]] = [:]
        for entry in TestFontGlyphs.encoded.split(whereSeparator: \.isWhitespace) {
            guard let scalar = UInt32(entry.prefix(4), radix: 16) else { continue }
            // 25 bytes are 34 digits of Base64 and two of padding.
            guard let bytes = Data(base64Encoded: entry.dropFirst(4) + "==") else { continue }
            glyphs[scalar] = spans(of: bytes)
        }
        return glyphs
    }()

    private static func spans(of bytes: Data) -> [Span] {
        var spans: [Span] = []
        for row in 0..<height {
            var start: Int?
            for column in 0...width {
                let bit = row * width + column
                let isSet = column < width && bytes[bit / 8] >> (7 - bit % 8) & 1 == 1
                if isSet, start == nil { start = column }
                if !isSet, let first = start {
                    spans.append(Span(row: row, start: first, length: column - first))
                    start = nil
                }
            }
        }
        return spans
    }
}
