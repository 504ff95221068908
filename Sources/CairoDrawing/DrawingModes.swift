import CCairo
import SwiftUICore

extension DrawingMode {
    /// Lets cairo combine what it draws next in this way with what is there.
    package func apply(to cairo: OpaquePointer) {
        switch self {
        case .clear: cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
        case .copy: cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
        case .sourceIn: cairo_set_operator(cairo, CAIRO_OPERATOR_IN)
        case .sourceOut: cairo_set_operator(cairo, CAIRO_OPERATOR_OUT)
        case .destinationIn: cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_IN)
        case .destinationAtop: cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_ATOP)
        case .xor: cairo_set_operator(cairo, CAIRO_OPERATOR_XOR)
        default: blendMode.apply(to: cairo)
        }
    }

    /// The mode, where views have it too.
    private var blendMode: BlendMode {
        switch self {
        case .multiply: .multiply
        case .screen: .screen
        case .overlay: .overlay
        case .darken: .darken
        case .lighten: .lighten
        case .colorDodge: .colorDodge
        case .colorBurn: .colorBurn
        case .softLight: .softLight
        case .hardLight: .hardLight
        case .difference: .difference
        case .exclusion: .exclusion
        case .hue: .hue
        case .saturation: .saturation
        case .color: .color
        case .luminosity: .luminosity
        case .sourceAtop: .sourceAtop
        case .destinationOver: .destinationOver
        case .destinationOut: .destinationOut
        case .plusDarker: .plusDarker
        case .plusLighter: .plusLighter
        case .normal, .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop, .xor: .normal
        }
    }
}
