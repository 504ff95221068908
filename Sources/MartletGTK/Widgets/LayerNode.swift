#if GTK
    import CGTK
    import CMartletGTK
    import Foundation
    import SwiftUICore

    /// A container that clips, fades, blurs or transforms what is in it, and hears of the pointer.
    final class LayerNode: GTKNode {
        private var layer: OpaquePointer { widget.opaque }
        private var pointer: PointerEvents?
        private var menu: ContextMenu?
        private var source: DragSource?
        private var focus: LayerFocusEvents?
        /// Whether the layer is counted among those that are combined with what lies below.
        private var isBlended = false
        /// Where the pointer was pressed that has taken the layer up.
        var dragStart = CGPoint.zero

        override var container: OpaquePointer? { layer }

        private var content: LayerContent {
            if case .layer(let content) = value.content { return content }
            return LayerContent()
        }

        init(id: SurfaceNodeID, value: SurfaceNode, surface: GTKSurface) {
            super.init(
                id: id, value: value, widget: Self.makeWidget(role: value.accessibility.containerRole),
                surface: surface)
        }

        private static func makeWidget(role: GtkAccessibleRole) -> Widget {
            martlet_container_new(role, nil).cast()
        }

        override func show(_ value: SurfaceNode, replacing old: SurfaceNode?) {
            var old = old
            if let known = old, known.accessibility.containerRole != value.accessibility.containerRole {
                remake(role: value.accessibility.containerRole)
                old = nil
            }
            let content = content
            // A new widget is a plain layer already.
            if old == nil, content == LayerContent() { return }
            gtk_widget_set_opacity(widget, content.opacity)
            gtk_widget_set_can_target(widget, content.allowsHitTesting.gboolean)
            showTransform(content)
            showEffects(content)
            var oldShape: Path?
            if case .layer(let oldContent)? = old?.content { oldShape = oldContent.hitShape }
            if content.hitShape != oldShape { hitShapeDidChange() }
            showGestures(content.gestures)
            showMenu(content.menu)
            showFocus(content.focus)
        }

        private func showFocus(_ wanted: LayerFocus) {
            if focus == nil {
                guard wanted != .none else { return }
                focus = LayerFocusEvents(on: self)
            }
            focus?.show(wanted)
        }

        /// For how many seconds the pointer has to be held down for something to happen.
        var holdDurations: [Double] { content.holdDurations }

        // MARK: Where the pointer counts

        /// The shape of this layer, or of the one that is all of its content: gestures are mostly added around a
        /// view whose shape was given before.
        private var hitShape: Path? {
            if let shape = content.hitShape { return shape }
            guard let inner = firstChild as? LayerNode, inner === lastChild, inner.frame.origin == .zero,
                inner.frame.size == frame.size
            else { return nil }
            return inner.hitShape
        }

        /// Whether a point of the layer counts as on it.
        func isHit(_ point: CGPoint) -> Bool {
            guard let shape = hitShape else {
                return CGRect(origin: .zero, size: frame.size).insetBy(dx: -1, dy: -1).contains(point)
            }
            return shape.contains(point)
        }

        private func hitShapeDidChange() {
            guard content.hitShape != nil else { return martlet_container_set_contains(layer, nil, nil, nil) }
            martlet_container_set_contains(
                layer, { x, y, kept in Callback<CGPoint, Bool>.call(kept, CGPoint(x: x, y: y)).gboolean },
                Callback<CGPoint, Bool> { [weak self] point in self?.isHit(point) ?? true }.retained, releaseCallback)
        }

        private func showMenu(_ items: [MenuItemContent]) {
            if items.isEmpty {
                menu?.remove()
                menu = nil
                return
            }
            if menu == nil {
                menu = ContextMenu(on: widget) { [weak self] item in self?.send(.menu(identifier: item)) }
            }
            menu?.items = items
        }

        override func tearDown() {
            menu?.remove()
            if isBlended { surface.blendedLayers -= 1 }
        }

        /// What belonged to the old widget goes with it.
        private func remake(role: GtkAccessibleRole) {
            pointer = nil
            source = nil
            focus = nil
            menu?.remove()
            menu = nil
            replaceContainer(with: Self.makeWidget(role: role))
        }

        private func showTransform(_ content: LayerContent) {
            guard content.projection != nil || content.transform != .identity else {
                return martlet_widget_set_transform(widget, nil)
            }
            let matrix = content.projection?.gsk ?? content.transform.gsk
            martlet_widget_set_transform(widget, matrix)
            gsk_transform_unref(matrix)
        }

        // MARK: Effects

        private func showEffects(_ content: LayerContent) {
            if (content.blendMode != .normal) != isBlended {
                isBlended.toggle()
                surface.blendedLayers += isBlended ? 1 : -1
            }
            if LayerEffects.arePlain(content) {
                martlet_container_set_snapshot(layer, nil, nil, nil)
                return
            }
            let effects = LayerEffects(content)
            setDrawing(of: layer) { effects.draw($0.container, into: $0.snapshot) }
        }

        // MARK: Accessibility

        /// An element that speaks for what is in it says that, and so does one that is used like a button.
        override var spokenText: String? { isNamedByInside ? textInside : nil }

        private var isNamedByInside: Bool {
            let accessibility = value.accessibility
            return accessibility.combinesChildren || accessibility.isButton || accessibility.isLink
        }

        override func insideDidChange() {
            if isNamedByInside { surface.labelIsStale(of: self) }
            super.insideDidChange()
        }

        override var hasDefaultAction: Bool { content.gestures.contains(.tap) }

        override func performDefaultAction() {
            send(.tap(CGPoint(x: frame.width / 2, y: frame.height / 2), count: 1))
        }

        private func showGestures(_ interest: GestureInterest) {
            let takesEvents =
                !interest.isEmpty || content.focus == .byKeysAndPointer || !content.menu.isEmpty
                || content.hitShape != nil
            martlet_container_set_takes_events(layer, takesEvents.gboolean)
            if interest.contains(.transfer) {
                if source == nil { source = DragSource(on: self) }
            } else {
                source?.remove()
                source = nil
            }
            if interest.subtracting(.transfer).isEmpty {
                guard pointer != nil else { return }
                pointer?.remove()
                pointer = nil
                insideDidChange()
            } else if pointer?.interest != interest {
                pointer?.remove()
                pointer = PointerEvents(interest: interest, node: self)
                insideDidChange()
            }
        }

        /// Whether something inside of a node takes presses of the pointer up.
        static func takesGestures(inside node: GTKNode) -> Bool {
            var child = node.firstChild
            while let current = child {
                let own = (current as? LayerNode)?.content.gestures ?? []
                if !own.subtracting([.hover, .transfer]).isEmpty || takesGestures(inside: current) { return true }
                child = current.nextSibling
            }
            return false
        }
    }
#endif
