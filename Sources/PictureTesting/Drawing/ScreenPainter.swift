import CCairo
import CairoDrawing
import Foundation
import SwiftUICore

/// Draws the windows of a headless surface.
@MainActor
struct ScreenPainter {
    let surface: HeadlessSurface
    let canvas: Canvas
    let palette: Palette
    let controls: ControlPainter

    /// Draws all windows, sheets in the middle of what they are in front of.
    static func picture(of surface: HeadlessSurface, scale: CGFloat) -> Picture {
        let sizes = surface.windows.compactMap { surface.nodes[$0]?.frame.size }
        let width = sizes.map(\.width).max() ?? 1
        let height = sizes.map(\.height).max() ?? 1
        let canvas = Canvas(
            width: min(Int(clamping: (width * scale).rounded(.up)), 16_384),
            height: min(Int(clamping: (height * scale).rounded(.up)), 16_384))
        cairo_scale(canvas.cairo, scale, scale)
        let painter = ScreenPainter(surface, canvas)
        canvas.fill(CGRect(x: 0, y: 0, width: width, height: height), painter.palette.window)
        for (index, id) in surface.windows.enumerated() {
            guard let node = surface.nodes[id] else { continue }
            let size = node.frame.size
            var frame = CGRect(origin: .zero, size: size)
            if index > 0 {
                canvas.fill(CGRect(x: 0, y: 0, width: width, height: height), painter.palette.shade)
                frame.origin = CGPoint(
                    x: ((width - size.width) / 2).rounded(), y: ((height - size.height) / 2).rounded())
            }
            painter.draw(id, in: frame)
        }
        return canvas.picture
    }

    init(_ surface: HeadlessSurface, _ canvas: Canvas) {
        self.surface = surface
        self.canvas = canvas
        palette = Palette(surface.environment)
        controls = ControlPainter(canvas: canvas, palette: palette)
    }

    func draw(_ id: SurfaceNodeID, in frame: CGRect) {
        guard let node = surface.nodes[id] else { return }
        cairo_save(canvas.cairo)
        cairo_translate(canvas.cairo, frame.minX, frame.minY)
        let bounds = CGRect(origin: .zero, size: frame.size)
        switch node.value.content {
        case .layer(let layer): draw(layer, node, bounds)
        case .scroll(let scroll):
            if scroll.clipsContent { clip(to: Path(bounds)) }
            drawChildren(of: node, x: -node.scrollOffset.x, y: -node.scrollOffset.y)
            controls.drawIndicators(scroll, offset: node.scrollOffset, in: bounds)
        case .drawing(let drawing):
            CommandPainter(
                PictureFigures(surface: surface, palette: palette), size: frame.size,
                scale: canvas.scale
            ).draw(drawing, on: canvas.cairo)
        case .window:
            canvas.fill(bounds, palette.window)
            clip(to: Path(bounds))
            drawChildren(of: node)
        default:
            // What is disabled is pale, as far as the surface draws it by itself.
            if !node.value.isEnabled, node.children.isEmpty { cairo_push_group(canvas.cairo) }
            drawOwn(node.value, bounds)
            if !node.value.isEnabled, node.children.isEmpty {
                cairo_pop_group_to_source(canvas.cairo)
                cairo_paint_with_alpha(canvas.cairo, 0.5)
            }
            drawChildren(of: node)
        }
        if surface.focused == id { canvas.stroke(bounds.insetBy(dx: -1, dy: -1), palette.accent, radius: 6, width: 2) }
        cairo_restore(canvas.cairo)
    }

    private func drawChildren(
        of node: HeadlessSurface.Node, on painter: ScreenPainter? = nil, x: CGFloat = 0, y: CGFloat = 0
    ) {
        for child in node.children {
            guard let frame = surface.nodes[child]?.frame else { continue }
            (painter ?? self).draw(child, in: frame.offsetBy(dx: x, dy: y))
        }
    }

    private func clip(to path: Path) {
        canvas.add(path)
        cairo_clip(canvas.cairo)
    }

    // MARK: Layers

    private func draw(_ layer: LayerContent, _ node: HeadlessSurface.Node, _ bounds: CGRect) {
        if layer.opacity <= 0 { return }
        let transform = layer.transform
        var matrix = cairo_matrix_t(
            xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx, y0: transform.ty)
        cairo_transform(canvas.cairo, &matrix)
        guard layer.needsImage else {
            clip(layer.clip, in: bounds)
            return drawChildren(of: node)
        }
        var inner = canvas.makeLayer()
        let painter = ScreenPainter(surface, inner)
        painter.clip(layer.clip, in: bounds)
        draw(layer, node, on: painter)
        let scale = canvas.scale
        if let colors = layer.colors { Pixels.change(inner.surface, by: colors) }
        if layer.blurRadius > 0 { inner.blur(deviation: layer.blurRadius * scale) }
        if let projection = layer.projection { inner = inner.projected(by: projection) }
        if let shadow = layer.shadow {
            let dark = inner.tinted(shadow.color)
            dark.blur(deviation: shadow.radius * scale)
            canvas.draw(dark, opacity: layer.opacity, x: shadow.x * scale, y: shadow.y * scale)
        }
        layer.blendMode.apply(to: canvas.cairo)
        canvas.draw(inner, opacity: layer.opacity)
    }

    /// Draws what is in a layer: all of it, or as far as the last child of it is opaque.
    private func draw(_ layer: LayerContent, _ node: HeadlessSurface.Node, on painter: ScreenPainter) {
        guard layer.isMasked, let mask = node.children.last, let frame = surface.nodes[mask]?.frame else {
            return drawChildren(of: node, on: painter)
        }
        for child in node.children.dropLast() {
            if let frame = surface.nodes[child]?.frame { painter.draw(child, in: frame) }
        }
        let shape = canvas.makeLayer()
        ScreenPainter(surface, shape).draw(mask, in: frame)
        painter.canvas.mask(by: shape)
    }

    private func clip(_ clip: LayerContent.Clip, in bounds: CGRect) {
        switch clip {
        case .none: break
        case .bounds(let radius): self.clip(to: Path.box(bounds, radius))
        case .path(let path): self.clip(to: path)
        }
    }

    // MARK: What a node draws by itself

    private func drawOwn(_ value: SurfaceNode, _ bounds: CGRect) {
        let text = TextPainter(canvas: canvas)
        switch value.content {
        case .window, .layer, .scroll, .drawing: break
        case .text(let content): text.draw(content, in: bounds)
        case .shape(let shape): draw(shape)
        case .image(let image): ImagePainter(canvas: canvas, palette: palette).draw(image, in: bounds)
        case .headerBar(let bar): controls.draw(bar, in: bounds)
        case .button(let button): controls.draw(button, in: bounds)
        case .row(let row): controls.draw(row, in: bounds)
        case .textField(let field): controls.draw(field, in: bounds)
        case .textEditor(let editor): controls.draw(editor, in: bounds)
        case .toggle(let toggle): controls.draw(toggle, in: bounds)
        case .slider(let slider): controls.draw(slider, in: bounds)
        case .stepper(let stepper): controls.draw(stepper, in: bounds)
        case .choice(let choice): controls.draw(choice, in: bounds)
        case .progress(let progress): controls.draw(progress, in: bounds)
        case .datePicker(let picker): controls.draw(picker, in: bounds)
        case .colorPicker(let picker): controls.draw(picker, in: bounds)
        case .windowControls(let buttons): controls.draw(buttons, in: bounds)
        }
    }

    private func draw(_ shape: ShapeContent) {
        let bounds = shape.path.boundingRect
        if let fill = shape.fill { canvas.paint(shape.path, with: shape.paint, in: bounds, evenOdd: fill.isEOFilled) }
        guard let stroke = shape.stroke, stroke.lineWidth > 0 else { return }
        cairo_save(canvas.cairo)
        canvas.setSource(shape.paint, in: bounds)
        canvas.add(shape.path)
        stroke.apply(to: canvas.cairo)
        cairo_stroke(canvas.cairo)
        cairo_restore(canvas.cairo)
    }
}

extension LayerContent {
    /// Whether the layer is an image by itself before it is drawn.
    fileprivate var needsImage: Bool {
        opacity < 1 || shadow != nil || blurRadius > 0 || colors != nil || projection != nil || isMasked || isGroup
            || blendMode != .normal
    }
}
