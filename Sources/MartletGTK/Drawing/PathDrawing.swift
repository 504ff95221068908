#if GTK
    import CGTK
    import Foundation
    import SwiftUICore

    /// What a path turns out to be, where GSK has something faster than a general path.
    enum PathFigure: Equatable {
        case rectangle(CGRect)
        /// A rectangle with four equal elliptic corners; an ellipse has corners of half its size.
        case roundedRectangle(CGRect, corner: CGSize)
        case general
    }

    extension Path {
        /// Recognises rectangles, rounded rectangles and ellipses by their elements.
        var figure: PathFigure {
            var elements: [Path.Element] = []
            var isTooLong = false
            forEach { element in
                if elements.count < 12 { elements.append(element) } else { isTooLong = true }
            }
            if isTooLong { return .general }
            return PathRecognizer(elements: elements).figure
        }
    }

    /// Looks at the elements of a short closed path.
    private struct PathRecognizer {
        let elements: [Path.Element]

        var figure: PathFigure {
            guard case .move(let start)? = elements.first, let corners = ends(from: start) else { return .general }
            let xs = corners.points.map(\.x)
            let ys = corners.points.map(\.y)
            guard let minX = xs.min(), let maxX = xs.max(), let minY = ys.min(), let maxY = ys.max() else {
                return .general
            }
            let rect = CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
            if corners.curves == 0 { return rectangle(corners.points, rect) }
            return corners.curves == 4 ? rounded(from: start, in: rect) : .general
        }

        /// The end points of all elements, and how many of them are curves; nil if something else is in between.
        private func ends(from start: CGPoint) -> (points: [CGPoint], curves: Int)? {
            var points = [start]
            var curves = 0
            for (index, element) in elements.enumerated().dropFirst() {
                switch element {
                case .line(let point): points.append(point)
                case .curve(let point, _, _):
                    points.append(point)
                    curves += 1
                case .closeSubpath: if index != elements.count - 1 { return nil }
                case .move, .quadCurve: return nil
                }
            }
            return (points, curves)
        }

        private func rectangle(_ points: [CGPoint], _ rect: CGRect) -> PathFigure {
            var corners = points
            if corners.count == 5, corners[0] == corners[4] { corners.removeLast() }
            guard corners.count == 4 else { return .general }
            for (index, point) in corners.enumerated() {
                let next = corners[(index + 1) % 4]
                let isOnCorner =
                    (point.x == rect.minX || point.x == rect.maxX) && (point.y == rect.minY || point.y == rect.maxY)
                guard isOnCorner, (point.x == next.x) != (point.y == next.y) else { return .general }
            }
            return .rectangle(rect)
        }

        /// Four curves that each turn from one side to the next, all of one size.
        private func rounded(from start: CGPoint, in rect: CGRect) -> PathFigure {
            var corner: CGSize?
            var current = start
            for element in elements.dropFirst() {
                switch element {
                case .line(let point):
                    guard abs(point.x - current.x) < 0.01 || abs(point.y - current.y) < 0.01 else { return .general }
                    current = point
                case .curve(let point, let first, let second):
                    let size = CGSize(width: abs(point.x - current.x), height: abs(point.y - current.y))
                    guard isQuarter(from: current, to: point, first, second) else { return .general }
                    if let corner, abs(corner.width - size.width) > 0.01 || abs(corner.height - size.height) > 0.01 {
                        return .general
                    }
                    corner = size
                    current = point
                case .move, .quadCurve, .closeSubpath: break
                }
            }
            guard let corner, corner.width <= rect.width / 2 + 0.01, corner.height <= rect.height / 2 + 0.01 else {
                return .general
            }
            return .roundedRectangle(rect, corner: corner)
        }

        /// Whether a curve is a quarter of an ellipse: its control points lie on the corner's sides, at the usual
        /// fraction.
        private func isQuarter(from start: CGPoint, to end: CGPoint, _ first: CGPoint, _ second: CGPoint) -> Bool {
            let fraction = 0.5523
            func lies(_ control: CGPoint, from point: CGPoint, towards corner: CGPoint) -> Bool {
                let x = point.x + (corner.x - point.x) * fraction
                let y = point.y + (corner.y - point.y) * fraction
                let slack = 0.02 * max(abs(end.x - start.x), abs(end.y - start.y))
                return abs(control.x - x) <= slack && abs(control.y - y) <= slack
            }
            return [CGPoint(x: start.x, y: end.y), CGPoint(x: end.x, y: start.y)].contains { corner in
                lies(first, from: start, towards: corner) && lies(second, from: end, towards: corner)
            }
        }
    }
#endif
