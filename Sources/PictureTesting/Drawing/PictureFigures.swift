import CCairo
import CairoDrawing
import Foundation
import SwiftUICore

/// Draws what is in a canvas with the font of the pictures.
@MainActor
struct PictureFigures: FigurePainter {
    let surface: HeadlessSurface
    let palette: Palette

    func setSource(_ paint: ResolvedPaint, in bounds: CGRect, of cairo: OpaquePointer) {
        Canvas(drawingOn: cairo).setSource(paint, in: bounds)
    }

    func draw(_ text: TextContent, in rect: CGRect, on cairo: OpaquePointer) {
        TextPainter(canvas: Canvas(drawingOn: cairo)).draw(text, in: rect)
    }

    func draw(_ image: ImageContent, in rect: CGRect, on cairo: OpaquePointer) {
        ImagePainter(canvas: Canvas(drawingOn: cairo), palette: palette).draw(image, in: rect)
    }

    func draw(_ symbol: SurfaceNodeID, on cairo: OpaquePointer) {
        guard let size = surface.nodes[symbol]?.frame.size else { return }
        ScreenPainter(surface, Canvas(drawingOn: cairo)).draw(symbol, in: CGRect(origin: .zero, size: size))
    }
}
