#if GTK
    import CGTK
    import Foundation
    import SwiftUICore

    // A radius of GSK is, as in CSS, twice the standard deviation of the bell curve; that of SwiftUI is the deviation
    // itself, as that of Core Animation.

    extension GskShadow {
        /// A shadow behind what is drawn.
        init(color: Color.Resolved, x: CGFloat, y: CGFloat, radius: CGFloat) {
            self.init(color: color.rgba, dx: Float(x), dy: Float(y), radius: Float(radius) * 2)
        }
    }

    extension OpaquePointer {
        /// From now on a snapshot blurs what is drawn into it, until that is popped.
        func pushBlur(radius: CGFloat) { gtk_snapshot_push_blur(self, Double(radius) * 2) }
    }
#endif
