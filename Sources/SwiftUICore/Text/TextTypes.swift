import Foundation

extension Text {
    /// Where text that does not fit is cut.
    public enum TruncationMode: Sendable {
        /// At the start of the line.
        case head
        /// At the end of the line.
        case tail
        /// In the middle of the line.
        case middle
    }

    /// A change of letters' case.
    public enum Case: Sendable {
        /// All letters become capitals.
        case uppercase
        /// All letters become small.
        case lowercase
    }

    /// The size of text relative to its font.
    public struct Scale: Sendable, Hashable {
        package let factor: CGFloat

        /// The font's own size.
        public static let `default` = Scale(factor: 1)
        /// A smaller size for text of less weight.
        public static let secondary = Scale(factor: 0.8)
    }
}
