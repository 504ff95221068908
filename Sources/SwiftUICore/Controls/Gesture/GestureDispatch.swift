import Foundation

/// How the gestures of a view compete with those of the views inside of it.
enum GesturePriority {
    /// The gestures inside come first.
    case normal
    /// It comes before the gestures inside.
    case high
    /// It is told whatever the others do.
    case simultaneous
}

/// A gesture on a view.
@MainActor
final class GestureHandler {
    let priority: GesturePriority
    var interest: GestureInterest = []
    var isEnabled = true
    /// Whether the gestures of the views inside count.
    var includesSubviews = true
    /// Takes an event, and says whether it is the gesture or belongs to it.
    var handle: (SurfaceEvent, LayoutNode) -> Bool = { _, _ in false }

    init(priority: GesturePriority) { self.priority = priority }
}

/// Decides which gestures are told of an event. A surface tells the innermost layer that wants to hear of it.
@MainActor
enum GestureDispatch {
    static func receive(_ event: SurfaceEvent, at layer: LayerNode) {
        if case .hover = event {
            if let handler = layer.gesture, handler.isEnabled { _ = handler.handle(event, layer) }
            return
        }
        var told: [(handler: GestureHandler, node: LayoutNode, event: SurfaceEvent)] = []
        let original = event
        var event = event
        var node: LayoutNode? = layer
        while let current = node {
            if let handler = (current as? LayerNode)?.gesture, handler.isEnabled {
                if !handler.includesSubviews { told.removeAll() }
                if event.point.map(current.isHit(at:)) ?? true { told.append((handler, current, event)) }
            }
            event = event.movedToParent(of: current)
            node = current.parent
        }
        for entry in told where entry.handler.priority == .simultaneous {
            _ = entry.handler.handle(entry.event, entry.node)
        }
        let others = told.filter { $0.handler.priority != .simultaneous }
        let ordered =
            others.filter { $0.handler.priority == .high }.reversed() + others.filter { $0.handler.priority == .normal }
        for (index, entry) in ordered.enumerated() where entry.handler.handle(entry.event, entry.node) {
            if original.isShared { continue }
            if case .hold(let request) = original {
                request.isRecognized = true
                // The others have seen the press begin.
                let end = SurfaceEvent.hold(HoldRequest(.cancelled, at: request.start))
                for (place, other) in ordered.enumerated() where place != index {
                    _ = other.handler.handle(end, other.node)
                }
            }
            return
        }
    }
}

extension SurfaceEvent {
    /// Whether each gesture has to hear of the event, whoever makes something of it: only what has lasted is a long press.
    fileprivate var isShared: Bool {
        guard case .hold(let request) = self else { return false }
        if case .lasted = request.phase { return false }
        return true
    }

    /// Where the event happened or began, in the coordinates of its node.
    fileprivate var point: CGPoint? {
        switch self {
        case .tap(let point, _): point
        case .drag(let drag): drag.start
        case .pinch(let pinch): pinch.start
        case .hold(let request): request.start
        default: nil
        }
    }

    /// The event in the coordinates of the node's parent.
    @MainActor
    fileprivate func movedToParent(of node: LayoutNode) -> SurfaceEvent {
        func move(_ point: CGPoint) -> CGPoint {
            node.convertToParent(CGRect(origin: node.pointOutside(point), size: .zero)).origin
        }
        switch self {
        case .tap(let point, let count): return .tap(move(point), count: count)
        case .drag(var drag):
            drag.start = move(drag.start)
            drag.location = move(drag.location)
            return .drag(drag)
        case .hold(let request):
            return .hold(HoldRequest(request.phase, at: move(request.start)))
        case .pinch(var pinch):
            pinch.start = move(pinch.start)
            return .pinch(pinch)
        default: return self
        }
    }
}

extension LayoutNode {
    /// Where a point of the content is seen in the node, if it is a layer that is transformed.
    @MainActor
    fileprivate func pointOutside(_ point: CGPoint) -> CGPoint {
        guard case .layer(let layer)? = surface?.value.content, layer.transform != .identity else { return point }
        let t = layer.transform
        return CGPoint(x: t.a * point.x + t.c * point.y + t.tx, y: t.b * point.x + t.d * point.y + t.ty)
    }

    /// Whether there is something at a point that a pointer can touch: what is drawn there, or a content shape. The
    /// point is in the node's own coordinates, inside of its transform.
    @MainActor
    func isHit(at point: CGPoint) -> Bool {
        if let content = surface?.value.content {
            let bounds = CGRect(origin: .zero, size: frame.size)
            switch content {
            case .layer(let layer):
                guard layer.allowsHitTesting, layer.opacity > 0 else { return false }
                switch layer.clip {
                case .none: break
                case .bounds: if !bounds.contains(point) { return false }
                case .path(let path): if !path.contains(point) { return false }
                }
                if let shape = layer.hitShape { return shape.contains(point) }
            case .shape(let shape): return shape.isHit(at: point)
            case .window: break
            default: return bounds.contains(point)
            }
        }
        return drawnChildren.contains { child in
            let inside = CGPoint(x: point.x - child.frame.minX, y: point.y - child.frame.minY)
            guard case .layer(let layer)? = child.surface?.value.content, layer.transform != .identity else {
                return child.isHit(at: inside)
            }
            let t = layer.transform
            let determinant = t.a * t.d - t.b * t.c
            guard abs(determinant) > 1e-12 else { return false }
            let (x, y) = (inside.x - t.tx, inside.y - t.ty)
            return child.isHit(
                at: CGPoint(x: (t.d * x - t.c * y) / determinant, y: (t.a * y - t.b * x) / determinant))
        }
    }
}

extension ShapeContent {
    /// Whether a point is on what is drawn; what is clear cannot be touched.
    fileprivate func isHit(at point: CGPoint) -> Bool {
        if case .color(let color) = paint, color.opacity <= 0 { return false }
        if let stroke { return path.strokedPath(stroke).contains(point) }
        return path.contains(point)
    }
}
