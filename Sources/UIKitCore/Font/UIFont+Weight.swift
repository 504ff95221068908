import Foundation

extension UIFont {
    /// How thick the strokes are, from -1 to 1 with 0 for regular.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// The number.
        public let rawValue: CGFloat

        /// Makes a weight of its number.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Makes a weight of its number.
        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The thinnest strokes.
        public static let ultraLight = Weight(-0.8)
        /// Very thin strokes.
        public static let thin = Weight(-0.6)
        /// Thin strokes.
        public static let light = Weight(-0.4)
        /// The strokes of common text.
        public static let regular = Weight(0)
        /// Strokes slightly thicker than those of common text.
        public static let medium = Weight(0.23)
        /// Strokes between medium and bold.
        public static let semibold = Weight(0.3)
        /// Thick strokes.
        public static let bold = Weight(0.4)
        /// Very thick strokes.
        public static let heavy = Weight(0.56)
        /// The thickest strokes.
        public static let black = Weight(0.62)
    }
}
