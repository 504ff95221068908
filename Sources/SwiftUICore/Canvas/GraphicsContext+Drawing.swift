import Foundation

extension GraphicsContext {
    /// Draws the inside of a path.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        add(.fill(path, shading.paint(in: self, bounds: path.boundingRect), style))
    }

    /// Draws a line along a path.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        add(.stroke(path, shading.paint(in: self, bounds: path.boundingRect), style))
    }

    /// Draws a line along a path; the width is in points.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    // MARK: Images

    /// Makes an image ready to be drawn, as often as it is needed.
    public func resolve(_ image: Image) -> ResolvedImage {
        MainThread.assume {
            ResolvedImage(content: recording.environment.derived(ImageEnvironment.self).content(of: image))
        }
    }

    /// Draws an image into a rectangle.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        var content = image.content
        content.isResizable = true
        if let shading = image.shading {
            content.tint = shading.paint(in: self, bounds: rect).representativeColor
        }
        add(.image(content, rect))
    }

    /// Draws an image in its own size, with a point of it at a point.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(image, in: rect(of: image.size, at: point, anchor))
    }

    /// Draws an image into a rectangle.
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }

    /// Draws an image in its own size, with a point of it at a point.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }

    // MARK: Texts

    /// Makes a text ready to be measured and drawn, as often as it is needed.
    public func resolve(_ text: Text) -> ResolvedText {
        MainThread.assume {
            var content = recording.environment.derived(TextEnvironment.self).content(of: text, at: Date())
            content.isSelectable = false
            return ResolvedText(content: content, host: recording.host)
        }
    }

    /// Draws a text into a rectangle, in as many lines as there is room for.
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        add(.text(text.content(in: self, bounds: rect), rect))
    }

    /// Draws a text in the size that it would like, with a point of it at a point.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let size = text.metrics(.unspecified).size
        draw(text, in: rect(of: size, at: point, anchor))
    }

    /// Draws a text into a rectangle, in as many lines as there is room for.
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

    /// Draws a text in the size that it would like, with a point of it at a point.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    // MARK: Symbols

    /// The view among the canvas's symbols that has a tag; nil where there is none.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        recording.layout.symbols.first { $0.tag == AnyHashable(id) }.map {
            ResolvedSymbol(node: $0.node, size: $0.size)
        }
    }

    /// Draws a view into a rectangle.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) { add(.symbol(symbol.node, symbol.size, rect)) }

    /// Draws a view in its own size, with a point of it at a point.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(symbol, in: rect(of: symbol.size, at: point, anchor))
    }

    private func rect(of size: CGSize, at point: CGPoint, _ anchor: UnitPoint) -> CGRect {
        CGRect(
            x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width,
            height: size.height)
    }
}
