/// A message of a log. A literal makes one; its values are looked at only when the message is written.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    private let pieces: [OSLogInterpolation.Piece]

    /// Makes a message of a literal.
    public init(stringLiteral value: String) {
        pieces = [.text(value)]
    }

    /// Makes a message of a literal with interpolations.
    public init(stringInterpolation: OSLogInterpolation) {
        pieces = stringInterpolation.pieces
    }

    func text(showsPrivate: Bool) -> String {
        pieces.reduce(into: "") { result, piece in
            switch piece {
            case .text(let text):
                result += text
            case .value(let value, let privacy, let isNumber):
                result += Self.shown(value, privacy, isNumber: isNumber, showsPrivate: showsPrivate)
            }
        }
    }

    private static func shown(
        _ value: String, _ privacy: OSLogPrivacy, isNumber: Bool, showsPrivate: Bool
    ) -> String {
        let isShown =
            switch privacy.level {
            case .shown: true
            case .auto: isNumber || showsPrivate
            case .hidden: showsPrivate
            case .sensitive: false
            }
        if isShown {
            return value
        }
        return privacy.mask == .hash ? "<mask.hash: '\(String(hash(value), radix: 16))'>" : "<private>"
    }

    /// The same number for the same text in every run (FNV-1a), unlike the standard library's.
    private static func hash(_ text: String) -> UInt64 {
        text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
}
