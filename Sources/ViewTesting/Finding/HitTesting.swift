import Foundation
import SwiftUICore

/// What a person's pointer reaches, by the rules of the surface: what is drawn last lies on top, a clip cuts off, what
/// lets events through does not count.
extension TestScreen {
    /// The innermost node under a point of a window.
    package func hit(_ point: CGPoint, in window: SurfaceNodeID) -> SurfaceNodeID? {
        guard let node = surface.nodes[window], CGRect(origin: .zero, size: node.frame.size).contains(point) else {
            return nil
        }
        for child in node.children.reversed() {
            if let found = hit(child, at: point) { return found }
        }
        return window
    }

    private func hit(_ id: SurfaceNodeID, at pointInParent: CGPoint) -> SurfaceNodeID? {
        guard let node = surface.nodes[id] else { return nil }
        var point = CGPoint(x: pointInParent.x - node.frame.minX, y: pointInParent.y - node.frame.minY)
        let bounds = CGRect(origin: .zero, size: node.frame.size)
        if case .layer(let layer) = node.value.content {
            guard layer.allowsHitTesting, layer.opacity > 0, let inside = layer.inside(point) else {
                return nil
            }
            point = inside
            switch layer.clip {
            case .none: break
            case .bounds: if !bounds.contains(point) { return nil }
            case .path(let path): if !path.contains(point) { return nil }
            }
        }
        if case .scroll = node.value.content, !bounds.contains(point) { return nil }
        let inner = CGPoint(x: point.x + node.scrollOffset.x, y: point.y + node.scrollOffset.y)
        for child in node.children.reversed() {
            if let found = hit(child, at: inner) { return found }
        }
        return takesPointer(node.value.content, at: point, bounds: bounds) ? id : nil
    }

    private func takesPointer(_ content: SurfaceContent, at point: CGPoint, bounds: CGRect) -> Bool {
        switch content {
        case .layer(let layer):
            if layer.gestures.isEmpty, layer.menu.isEmpty { return false }
            return layer.hitShape?.contains(point) ?? bounds.contains(point)
        case .shape(let shape): return shape.isSeen && shape.path.contains(point)
        default: return bounds.contains(point)
        }
    }

    /// The part of a node that is seen, in its window; nil where nothing is.
    package func visibleRect(of id: SurfaceNodeID) -> CGRect? {
        guard let node = surface.nodes[id] else { return nil }
        var rect = CGRect(origin: .zero, size: node.frame.size)
        var current = id
        while let node = surface.nodes[current] {
            if case .window = node.value.content {
                rect = rect.intersection(CGRect(origin: .zero, size: node.frame.size))
                break
            }
            if case .layer(let layer) = node.value.content {
                if layer.clip != .none { rect = rect.intersection(CGRect(origin: .zero, size: node.frame.size)) }
                rect = layer.projection?.boundingBox(of: rect) ?? layer.transform.boundingBox(of: rect)
            }
            rect = rect.offsetBy(dx: node.frame.minX, dy: node.frame.minY)
            guard let parent = node.parent, let container = surface.nodes[parent] else { break }
            if case .scroll = container.value.content {
                rect = rect.offsetBy(dx: -container.scrollOffset.x, dy: -container.scrollOffset.y)
                rect = rect.intersection(CGRect(origin: .zero, size: container.frame.size))
            }
            if rect.isNull || rect.width <= 0 || rect.height <= 0 { return nil }
            current = parent
        }
        return rect.isNull || rect.width <= 0 || rect.height <= 0 ? nil : rect
    }

    /// A point of a window in the coordinates of a node in it.
    package func convert(_ point: CGPoint, to id: SurfaceNodeID) -> CGPoint {
        var point = point
        for step in path(from: id).reversed().dropFirst() {
            guard let node = surface.nodes[step] else { continue }
            if let parent = node.parent, let container = surface.nodes[parent], case .scroll = container.value.content {
                point = CGPoint(x: point.x + container.scrollOffset.x, y: point.y + container.scrollOffset.y)
            }
            point = CGPoint(x: point.x - node.frame.minX, y: point.y - node.frame.minY)
            if case .layer(let layer) = node.value.content { point = layer.inside(point) ?? point }
        }
        return point
    }
}

extension ShapeContent {
    /// Whether there is anything to see of it; what is clear lets the pointer through.
    fileprivate var isSeen: Bool {
        if case .color(let color) = paint { return color.opacity > 0 }
        return true
    }
}

extension LayerContent {
    /// Where a point was before the layer was transformed; nil where everything falls together.
    fileprivate func inside(_ point: CGPoint) -> CGPoint? {
        guard var projection else { return transform.inverse(of: point) }
        return projection.invert() ? point.applying(projection) : nil
    }
}

extension ProjectionTransform {
    fileprivate func boundingBox(of rect: CGRect) -> CGRect {
        if rect.isNull { return rect }
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
        ].map { $0.applying(self) }
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
        return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
    }
}

extension SwiftUICore.Transform {
    /// Where a point was before the transform; nil where everything falls together.
    fileprivate func inverse(of point: CGPoint) -> CGPoint? {
        if self == .identity { return point }
        let determinant = a * d - b * c
        guard abs(determinant) > 1e-12 else { return nil }
        let (x, y) = (Double(point.x) - tx, Double(point.y) - ty)
        return CGPoint(x: (d * x - c * y) / determinant, y: (a * y - b * x) / determinant)
    }

    fileprivate func boundingBox(of rect: CGRect) -> CGRect {
        if self == .identity || rect.isNull { return rect }
        let corners = [
            (rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY), (rect.maxX, rect.maxY),
        ].map { (Double($0.0) * a + Double($0.1) * c + tx, Double($0.0) * b + Double($0.1) * d + ty) }
        let (xs, ys) = (corners.map(\.0), corners.map(\.1))
        let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
        return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
    }
}
