#if GTK
    import CGTK
    import Foundation
    import SwiftUICore

    extension SwiftUICore.Transform {
        /// GSK's form of the transform; the caller releases it.
        ///
        /// Built of its parts: GSK takes a matrix for a transform in space, which its cairo renderer cannot draw.
        @MainActor var gsk: OpaquePointer? {
            let scaleX = hypot(a, b)
            let angle = atan2(b, a)
            let shear = cos(angle) * c + sin(angle) * d
            let scaleY = cos(angle) * d - sin(angle) * c
            guard [scaleX, shear, scaleY, tx, ty].allSatisfy(\.isFinite) else { return nil }
            var result = gsk_transform_translate(nil, [graphene_point_t(x: Float(tx), y: Float(ty))])
            if angle != 0 { result = gsk_transform_rotate(result, Float(angle * 180 / .pi)) }
            if abs(shear) > 0.000_1, scaleY != 0 {
                result = gsk_transform_skew(result, Float(atan(shear / scaleY) * 180 / .pi), 0)
            }
            if scaleX != 1 || scaleY != 1 { result = gsk_transform_scale(result, Float(scaleX), Float(scaleY)) }
            return result
        }
    }
#endif
