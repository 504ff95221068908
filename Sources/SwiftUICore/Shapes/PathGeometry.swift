import Foundation

extension Path {
    /// The smallest rectangle that holds the drawn path, control points left out; the null rectangle when it is empty.
    public var boundingRect: CGRect {
        switch primitive {
        case .rect(let rect), .ellipse(let rect), .roundedRect(let rect, _, _): return rect.standardized
        case nil: break
        }
        var box = BoundingBox()
        for part in subpaths {
            box.add(part.start)
            for segment in part.segments { box.add(segment) }
        }
        return box.rect
    }

    /// Whether a point lies inside the path, its open parts being closed; by winding number or by the even-odd rule.
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
        var winding = 0
        var crossings = 0
        for part in subpaths {
            let points = part.flattened(tolerance: 0.02)
            guard points.count > 1, var previous = points.last else { continue }
            for point in points {
                defer { previous = point }
                guard (previous.y <= p.y) != (point.y <= p.y) else { continue }
                let t = (p.y - previous.y) / (point.y - previous.y)
                guard previous.x + t * (point.x - previous.x) > p.x else { continue }
                crossings += 1
                winding += point.y > previous.y ? 1 : -1
            }
        }
        return eoFill ? !crossings.isMultiple(of: 2) : winding != 0
    }

    /// The part of the path between two fractions of its length.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        let from = from.isNaN ? 0 : max(from, 0)
        let to = to.isNaN ? 1 : min(to, 1)
        if from >= to { return Path() }
        if from <= 0, to >= 1 { return self }
        let parts = subpaths
        let lengths = parts.map { $0.segments.map(ArcLength.init) }
        let total = lengths.reduce(0) { $0 + $1.reduce(0) { $0 + $1.total } }
        guard total > 0, total.isFinite else { return Path() }
        let (first, last) = (from * total, to * total)
        var result = Path()
        var position: CGFloat = 0
        for (part, lengths) in zip(parts, lengths) {
            var isDrawing = false
            let begin = position
            for (segment, length) in zip(part.segments, lengths) {
                let end = position + length.total
                defer { position = end }
                guard length.total > 0, end > first, position < last else {
                    isDrawing = false
                    continue
                }
                let piece = segment.piece(
                    from: position >= first ? 0 : length.parameter(at: first - position),
                    to: end <= last ? 1 : length.parameter(at: last - position))
                if !isDrawing { result.move(to: piece.start) }
                result.append(piece.element)
                isDrawing = true
            }
            if part.isClosed, begin >= first, position <= last, isDrawing { result.closeSubpath() }
        }
        return result
    }
}

/// The length of a segment, tabulated so that parameters can be found by length.
private struct ArcLength {
    private let table: [CGFloat]
    var total: CGFloat { table[table.count - 1] }

    init(_ segment: PathSegment) {
        if case .line(let a, let b) = segment {
            table = [0, b.vector(from: a).length]
            return
        }
        let count = 64
        var table: [CGFloat] = [0]
        var previous = segment.start
        for index in 1...count {
            let point = segment.point(at: CGFloat(index) / CGFloat(count))
            table.append(table[index - 1] + point.vector(from: previous).length)
            previous = point
        }
        self.table = table
    }

    func parameter(at length: CGFloat) -> CGFloat {
        var low = 0
        var high = table.count - 1
        while high - low > 1 {
            let middle = (low + high) / 2
            if table[middle] <= length { low = middle } else { high = middle }
        }
        let step = table[high] - table[low]
        let fraction = step > 0 ? (length - table[low]) / step : 0
        return min(max((CGFloat(low) + fraction) / CGFloat(table.count - 1), 0), 1)
    }
}

private struct BoundingBox {
    private var minX = CGFloat.infinity
    private var minY = CGFloat.infinity
    private var maxX = -CGFloat.infinity
    private var maxY = -CGFloat.infinity

    var rect: CGRect {
        minX <= maxX && minY <= maxY ? CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY) : .null
    }

    mutating func add(_ point: CGPoint) {
        guard point.x.isFinite, point.y.isFinite else { return }
        minX = min(minX, point.x)
        minY = min(minY, point.y)
        maxX = max(maxX, point.x)
        maxY = max(maxY, point.y)
    }

    mutating func add(_ segment: PathSegment) {
        add(segment.end)
        let parameters: [CGFloat]
        switch segment {
        case .line:
            parameters = []
        case .quad(let a, let c, let b):
            parameters = [Self.extreme(a.x, c.x, b.x), Self.extreme(a.y, c.y, b.y)]
        case .cubic(let a, let c, let d, let b):
            parameters = Self.extremes(a.x, c.x, d.x, b.x) + Self.extremes(a.y, c.y, d.y, b.y)
        }
        for t in parameters where t > 0 && t < 1 { add(segment.point(at: t)) }
    }

    /// Where the derivative of a quadratic curve is zero.
    private static func extreme(_ a: CGFloat, _ c: CGFloat, _ b: CGFloat) -> CGFloat {
        (a - c) / (a - 2 * c + b)
    }

    /// Where the derivative of a cubic is zero.
    private static func extremes(_ a: CGFloat, _ c: CGFloat, _ d: CGFloat, _ b: CGFloat) -> [CGFloat] {
        let p: CGFloat = b - a + 3 * (c - d)
        let q: CGFloat = 2 * (a + d - 2 * c)
        let r = c - a
        if abs(p) < 1e-12 { return q == 0 ? [] : [-r / q] }
        let discriminant = q * q - 4 * p * r
        guard discriminant >= 0 else { return [] }
        let root = discriminant.squareRoot()
        return [(-q + root) / (2 * p), (-q - root) / (2 * p)]
    }
}
