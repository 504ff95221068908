import CCairo
import SwiftUICore

extension ResolvedGradient.Spread {
    /// Lets one of cairo's patterns go on in this way.
    package func apply(to pattern: OpaquePointer?) {
        switch self {
        case .padded: cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        case .repeated: cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
        case .mirrored: cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REFLECT)
        }
    }
}
