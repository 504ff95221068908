import CCairo
import Foundation
import FoundationGaps
import SwiftUICore

/// What a surface draws in its own way.
@MainActor
package protocol FigurePainter {
    /// Makes a paint the source of what cairo draws next; `bounds` is what unit points refer to.
    func setSource(_ paint: ResolvedPaint, in bounds: CGRect, of cairo: OpaquePointer)
    /// Draws a text into a rectangle.
    func draw(_ text: TextContent, in rect: CGRect, on cairo: OpaquePointer)
    /// Draws an image into a rectangle.
    func draw(_ image: ImageContent, in rect: CGRect, on cairo: OpaquePointer)
    /// Draws a child of the node at the origin.
    func draw(_ symbol: SurfaceNodeID, on cairo: OpaquePointer)
}

/// Draws what a canvas shows.
@MainActor
package struct CommandPainter {
    private let painter: any FigurePainter
    private let size: CGSize
    /// How many pixels are a point.
    private let scale: CGFloat

    package init(_ painter: any FigurePainter, size: CGSize, scale: CGFloat) {
        self.painter = painter
        self.size = size
        self.scale = max(scale, 0.01)
    }

    /// Draws commands, one over the other, in a picture of their own where they are not only put over each other.
    package func draw(_ content: DrawingContent, on cairo: OpaquePointer) {
        cairo_save(cairo)
        cairo_rectangle(cairo, 0, 0, size.width, size.height)
        cairo_clip(cairo)
        if content.commands.contains(where: { $0.state.mode != .normal }) {
            cairo_push_group(cairo)
            draw(content.commands, on: cairo)
            cairo_pop_group_to_source(cairo)
            cairo_paint(cairo)
        } else {
            draw(content.commands, on: cairo)
        }
        cairo_restore(cairo)
    }

    private func draw(_ commands: [DrawingCommand], on cairo: OpaquePointer) {
        for command in commands {
            cairo_save(cairo)
            for clip in command.state.clips {
                guard case .path(let path, let isEvenOdd, isInverse: false) = clip else { continue }
                add(path, isEvenOdd, to: cairo)
                cairo_clip(cairo)
            }
            if command.needsPicture { drawPicture(of: command, on: cairo) } else { drawPlainly(command, on: cairo) }
            cairo_restore(cairo)
        }
    }

    private func drawPlainly(_ command: DrawingCommand, on cairo: OpaquePointer) {
        command.state.mode.apply(to: cairo)
        draw(command.figure, by: command.state.transform, opacity: command.state.opacity, on: cairo)
    }

    // MARK: Pictures

    private func drawPicture(of command: DrawingCommand, on cairo: OpaquePointer) {
        let state = command.state
        guard let picture = makePicture({ draw(command.figure, by: state.transform, opacity: 1, on: $0) }) else {
            return
        }
        defer { cairo_surface_destroy(picture) }
        for filter in state.filters { apply(filter, to: picture) }
        for clip in state.clips { apply(clip, to: picture) }
        state.mode.apply(to: cairo)
        cairo_scale(cairo, 1 / scale, 1 / scale)
        cairo_set_source_surface(cairo, picture, 0, 0)
        cairo_paint_with_alpha(cairo, state.opacity)
    }

    /// An image as large as the canvas, with what a closure draws in points.
    private func makePicture(_ draw: (OpaquePointer) -> Void) -> OpaquePointer? {
        guard size.width.isFinite, size.height.isFinite,
            let picture = Pixels.makeImage(
                width: Int(min(size.width * scale, 40_000).rounded(.up)),
                height: Int(min(size.height * scale, 40_000).rounded(.up)))
        else { return nil }
        change(picture, draw)
        return picture
    }

    private func change(_ picture: OpaquePointer, _ draw: (OpaquePointer) -> Void) {
        guard let cairo = cairo_create(picture) else { return }
        cairo_scale(cairo, scale, scale)
        draw(cairo)
        cairo_destroy(cairo)
    }

    private func apply(_ clip: DrawingClip, to picture: OpaquePointer) {
        switch clip {
        case .path(let path, let isEvenOdd, isInverse: true):
            change(picture) { cairo in
                cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_OUT)
                cairo_set_source_rgba(cairo, 0, 0, 0, 1)
                add(path, isEvenOdd, to: cairo)
                cairo_fill(cairo)
            }
        case .path: break
        case .layer(let commands, let opacity, let isInverse):
            guard let shape = makePicture({ draw(commands, on: $0) }) else { return }
            change(picture) { cairo in
                cairo_identity_matrix(cairo)
                cairo_set_operator(cairo, isInverse ? CAIRO_OPERATOR_DEST_OUT : CAIRO_OPERATOR_DEST_IN)
                cairo_set_source_surface(cairo, shape, 0, 0)
                cairo_paint_with_alpha(cairo, opacity)
            }
            cairo_surface_destroy(shape)
        }
    }

    private func apply(_ filter: DrawingFilter, to picture: OpaquePointer) {
        switch filter {
        case .blur(let radius): Pixels.blur(picture, deviation: radius * scale)
        case .colors(let colors): Pixels.change(picture, by: colors)
        case .threshold(let minimum, let maximum, let color):
            Pixels.keep(picture, from: minimum, to: maximum, in: color)
        case .projection(let projection):
            guard let result = makePicture({ _ in }) else { return }
            let toPixels = ProjectionTransform(CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0))
            Pixels.project(
                picture, by: toPixels.inverted().concatenating(projection).concatenating(toPixels), into: result)
            replace(picture, by: result)
            cairo_surface_destroy(result)
        case .shadow(let shadow): apply(shadow, to: picture)
        }
    }

    private func apply(_ shadow: DrawingShadow, to picture: OpaquePointer) {
        let color = shadow.color
        let dark = makePicture { cairo in
            cairo_identity_matrix(cairo)
            cairo_set_source_rgba(
                cairo, Double(color.red), Double(color.green), Double(color.blue), Double(color.opacity))
            if shadow.invertsOpacity {
                cairo_paint(cairo)
                cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_OUT)
                cairo_set_source_surface(cairo, picture, shadow.x * scale, shadow.y * scale)
                cairo_paint(cairo)
            } else {
                cairo_mask_surface(cairo, picture, shadow.x * scale, shadow.y * scale)
            }
        }
        guard let dark else { return }
        defer { cairo_surface_destroy(dark) }
        Pixels.blur(dark, deviation: shadow.radius * scale)
        if shadow.isAlone { return replace(picture, by: dark) }
        if shadow.isAbove {
            change(picture) { cairo in
                cairo_identity_matrix(cairo)
                cairo_set_source_surface(cairo, dark, 0, 0)
                // Of what is not there, only what falls into the picture is seen.
                if shadow.invertsOpacity {
                    cairo_set_operator(cairo, CAIRO_OPERATOR_ATOP)
                } else {
                    shadow.mode.apply(to: cairo)
                }
                cairo_paint(cairo)
            }
        } else {
            change(picture) { cairo in
                cairo_identity_matrix(cairo)
                cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_OVER)
                cairo_set_source_surface(cairo, dark, 0, 0)
                cairo_paint(cairo)
            }
        }
    }

    private func replace(_ picture: OpaquePointer, by other: OpaquePointer) {
        change(picture) { cairo in
            cairo_identity_matrix(cairo)
            cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
            cairo_set_source_surface(cairo, other, 0, 0)
            cairo_paint(cairo)
        }
    }

    // MARK: Figures

    private func add(_ path: Path, _ isEvenOdd: Bool, to cairo: OpaquePointer) {
        cairo_new_path(cairo)
        path.add(to: cairo)
        cairo_set_fill_rule(cairo, isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    }

    private func draw(
        _ figure: DrawingFigure, by transform: CGAffineTransform, opacity: Double, on cairo: OpaquePointer
    ) {
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        guard abs(transform.a * transform.d - transform.b * transform.c) > 1e-12 else { return }
        var matrix = cairo_matrix_t(
            xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx, y0: transform.ty)
        cairo_transform(cairo, &matrix)
        switch figure {
        case .fill(let path, let paint, let style):
            painter.setSource(paint.opacity(opacity), in: path.boundingRect, of: cairo)
            cairo_set_antialias(cairo, style.isAntialiased ? CAIRO_ANTIALIAS_GRAY : CAIRO_ANTIALIAS_NONE)
            add(path, style.isEOFilled, to: cairo)
            cairo_fill(cairo)
        case .stroke(let path, let paint, let style):
            guard style.lineWidth > 0 else { return }
            painter.setSource(paint.opacity(opacity), in: path.boundingRect, of: cairo)
            add(path, false, to: cairo)
            style.apply(to: cairo)
            cairo_stroke(cairo)
        case .image(let image, let rect): painter.draw(image, in: rect, on: cairo)
        case .text(let text, let rect): painter.draw(text, in: rect, on: cairo)
        case .symbol(let node, let size, let rect):
            guard size.width > 0, size.height > 0 else { return }
            cairo_translate(cairo, rect.minX, rect.minY)
            cairo_scale(cairo, max(rect.width / size.width, 1e-6), max(rect.height / size.height, 1e-6))
            painter.draw(node, on: cairo)
        case .layer(let commands): draw(commands, on: cairo)
        }
    }
}

extension DrawingCommand {
    /// Whether cairo cannot draw the command in one step.
    fileprivate var needsPicture: Bool {
        if state.needsPicture { return true }
        switch figure {
        case .fill, .stroke: return false
        case .image, .text, .symbol, .layer: return state.opacity < 1 || state.mode != .normal || isLayer
        }
    }

    private var isLayer: Bool {
        guard case .layer(let commands) = figure else { return false }
        return commands.contains { $0.state.mode != .normal }
    }
}

extension StrokeStyle {
    /// Lets cairo draw lines in this style.
    package func apply(to cairo: OpaquePointer) {
        cairo_set_line_width(cairo, lineWidth)
        cairo_set_line_cap(cairo, cairo_line_cap_t(rawValue: UInt32(lineCap.rawValue)))
        cairo_set_line_join(cairo, cairo_line_join_t(rawValue: UInt32(lineJoin.rawValue)))
        cairo_set_miter_limit(cairo, miterLimit)
        let dash = dash.map { max(Double($0), 0) }
        if dash.contains(where: { $0 > 0 }) {
            cairo_set_dash(cairo, dash, Int32(dash.count), dashPhase)
        } else {
            cairo_set_dash(cairo, nil, 0, 0)
        }
    }
}
