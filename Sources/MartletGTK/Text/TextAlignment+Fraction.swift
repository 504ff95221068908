#if GTK
    import SwiftUICore

    extension TextAlignment {
        /// Where the text stands in a line that is longer: 0 for its beginning, 1 for its end.
        var fraction: Float {
            switch self {
            case .leading: 0
            case .center: 0.5
            case .trailing: 1
            }
        }

        /// Where the text stands from the left: 0, a half or 1.
        func fraction(isRightToLeft: Bool) -> Double {
            let leading = Double(fraction)
            return isRightToLeft ? 1 - leading : leading
        }
    }
#endif
