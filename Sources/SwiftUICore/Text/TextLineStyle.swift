extension Text {
    /// A line below or through text.
    public struct LineStyle: Hashable, Sendable {
        /// Which parts of the line are drawn.
        public struct Pattern: Hashable, Sendable {
            package enum Kind: Hashable, Sendable {
                case solid, dot, dash, dashDot, dashDotDot
            }

            package let kind: Kind

            /// The whole line.
            public static let solid = Pattern(kind: .solid)
            /// Dots.
            public static let dot = Pattern(kind: .dot)
            /// Dashes.
            public static let dash = Pattern(kind: .dash)
            /// A dash and a dot in turn.
            public static let dashDot = Pattern(kind: .dashDot)
            /// A dash and two dots in turn.
            public static let dashDotDot = Pattern(kind: .dashDotDot)
        }

        package var pattern: Pattern
        package var color: Color?

        /// Makes a line; without a colour it has the text's.
        public init(pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        /// One solid line in the text's colour.
        public static let single = LineStyle()
    }
}
