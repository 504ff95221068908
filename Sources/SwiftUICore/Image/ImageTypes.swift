extension Image {
    /// Whether an image keeps its colours.
    public enum TemplateRenderingMode: Sendable {
        /// Only its opacity counts: the foreground style paints it.
        case template
        /// It keeps its colours.
        case original
    }

    /// The size of a symbol relative to its font.
    public enum Scale: Sendable {
        /// Smaller than the letters.
        case small
        /// As high as the letters.
        case medium
        /// Larger than the letters.
        case large

        /// The factor of the font's size.
        package var factor: Double {
            switch self {
            case .small: 0.8
            case .medium: 1
            case .large: 1.3
            }
        }
    }

    /// The quality that an image is scaled with.
    public enum Interpolation: Sendable {
        /// The nearest pixel.
        case none
        /// Some smoothing.
        case low
        /// Good smoothing.
        case medium
        /// The best smoothing.
        case high
    }

    /// How an image fills a frame that is not of its size.
    public enum ResizingMode: Sendable {
        /// It is repeated at its own size.
        case tile
        /// It is stretched.
        case stretch
    }

    /// How pixels lie in relation to the picture as it is shown.
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        /// As they are shown.
        case up = 0
        /// Mirrored left to right.
        case upMirrored = 2
        /// Upside down.
        case down = 6
        /// Upside down and mirrored.
        case downMirrored = 4
        /// Turned to the left.
        case left = 1
        /// Turned to the left and mirrored.
        case leftMirrored = 3
        /// Turned to the right.
        case right = 7
        /// Turned to the right and mirrored.
        case rightMirrored = 5
    }

    /// How far beyond white an image may go.
    public struct DynamicRange: Hashable, Sendable {
        private let rank: Int

        /// Never beyond white.
        public static let standard = DynamicRange(rank: 0)
        /// Somewhat beyond white.
        public static let constrainedHigh = DynamicRange(rank: 1)
        /// As far as the screen can.
        public static let high = DynamicRange(rank: 2)
    }
}
