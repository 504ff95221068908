import Foundation

/// A control that shows no frame of its own where the app draws one around it, as on a phone.
package protocol FramedByApp: LayoutNode {
    /// Called once something is drawn right behind or around the control, and around nothing else.
    @MainActor func isFramedByApp()
}

extension LayoutNode {
    /// From so many points on a symbol is a picture.
    private static var largeSymbol: CGFloat { 24 }

    /// Whether fills, lines or pictures are seen here, and not only words and symbols as they are where `ink` is the
    /// colour of text.
    func hasOwnLook(besides ink: Color.Resolved? = nil) -> Bool {
        switch surface?.value.content {
        case .shape(let shape)? where shape.paint != .color(.clear): return true
        case .image(let image)?:
            guard case .symbol(_, let size, _) = image.source else { return true }
            if size >= Self.largeSymbol || !Self.isInk(image.tint, ink) { return true }
        case .text(let text)?:
            if text.text.runs.contains(where: { !Self.isInk($0.paint.representativeColor, ink) }) { return true }
        default: break
        }
        return children.contains { $0.hasOwnLook(besides: ink) }
    }

    /// Whether a colour is that of text, faded perhaps.
    private static func isInk(_ color: Color.Resolved?, _ ink: Color.Resolved?) -> Bool {
        guard let color, let ink else { return true }
        return color.red == ink.red && color.green == ink.green && color.blue == ink.blue
    }

    /// Whether lines are seen here.
    private var hasOutline: Bool {
        if case .shape(let shape)? = surface?.value.content, shape.stroke != nil { return true }
        return children.contains { $0.hasOutline }
    }

    /// The control that is all of this node, if there is one, and the fields in a row of views that is.
    private var controlsToFrame: [any FramedByApp] {
        var node: LayoutNode? = self
        while let current = node {
            if let control = current as? any FramedByApp { return [control] }
            if let row = current as? LayoutContainerNode<HStackLayout> {
                return row.children.flatMap(\.controlsToFrame).filter { $0 is TextInputNode }
            }
            node = current.unaryChild
        }
        return []
    }

    /// Tells controls that the app draws something behind them, or in front.
    @MainActor
    func frameControls(by drawing: LayoutNode, isInFront: Bool) {
        let controls = controlsToFrame
        guard !controls.isEmpty, isInFront ? drawing.hasOutline : drawing.hasOwnLook() else { return }
        for control in controls { control.isFramedByApp() }
    }
}
