import Foundation

/// A straight or curved piece between two points of a path.
enum PathSegment {
    case line(CGPoint, CGPoint)
    case quad(CGPoint, CGPoint, CGPoint)
    case cubic(CGPoint, CGPoint, CGPoint, CGPoint)

    var start: CGPoint {
        switch self {
        case .line(let a, _), .quad(let a, _, _), .cubic(let a, _, _, _): a
        }
    }

    var end: CGPoint {
        switch self {
        case .line(_, let b), .quad(_, _, let b), .cubic(_, _, _, let b): b
        }
    }

    func point(at t: CGFloat) -> CGPoint {
        let u = 1 - t
        switch self {
        case .line(let a, let b):
            return CGPoint(x: a.x * u + b.x * t, y: a.y * u + b.y * t)
        case .quad(let a, let c, let b):
            return CGPoint(
                x: a.x * u * u + c.x * 2 * u * t + b.x * t * t, y: a.y * u * u + c.y * 2 * u * t + b.y * t * t)
        case .cubic(let a, let c, let d, let b):
            let (p, q, r, s) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
            return CGPoint(
                x: a.x * p + c.x * q + d.x * r + b.x * s, y: a.y * p + c.y * q + d.y * r + b.y * s)
        }
    }

    /// The piece between two parameters in 0...1.
    func piece(from: CGFloat, to: CGFloat) -> PathSegment {
        func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
            CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
        }
        switch self {
        case .line(let a, let b):
            return .line(mix(a, b, from), mix(a, b, to))
        case .quad(let a, let c, let b):
            func blossom(_ s: CGFloat, _ t: CGFloat) -> CGPoint { mix(mix(a, c, s), mix(c, b, s), t) }
            return .quad(blossom(from, from), blossom(from, to), blossom(to, to))
        case .cubic(let a, let c, let d, let b):
            func blossom(_ r: CGFloat, _ s: CGFloat, _ t: CGFloat) -> CGPoint {
                let (p, q, w) = (mix(a, c, r), mix(c, d, r), mix(d, b, r))
                return mix(mix(p, q, s), mix(q, w, s), t)
            }
            return .cubic(
                blossom(from, from, from), blossom(from, from, to), blossom(from, to, to), blossom(to, to, to))
        }
    }

    /// How many straight pieces keep the curve within `tolerance` points; bounded, also for points that are not finite.
    func pieceCount(tolerance: CGFloat) -> Int {
        func bend(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
            CGPoint(x: a.x - 2 * b.x + c.x, y: a.y - 2 * b.y + c.y).length
        }
        let needed: CGFloat =
            switch self {
            case .line: 1
            case .quad(let a, let c, let b): (bend(a, c, b) / (4 * tolerance)).squareRoot()
            case .cubic(let a, let c, let d, let b):
                (max(bend(a, c, d), bend(c, d, b)) * 0.75 / tolerance).squareRoot()
            }
        guard needed.isFinite else { return 1 }
        return Int(min(max(needed.rounded(.up), 1), 256))
    }

    var element: Path.Element {
        switch self {
        case .line(_, let b): .line(to: b)
        case .quad(_, let c, let b): .quadCurve(to: b, control: c)
        case .cubic(_, let c, let d, let b): .curve(to: b, control1: c, control2: d)
        }
    }
}

/// A part of a path from one move to the next.
struct Subpath {
    var start: CGPoint
    var segments: [PathSegment] = []
    var isClosed = false

    /// The points of the part with curves replaced by straight pieces; a closed part does not repeat its first point.
    func flattened(tolerance: CGFloat) -> [CGPoint] {
        var points = [start]
        for segment in segments {
            let count = segment.pieceCount(tolerance: tolerance)
            for index in 1...count {
                let point = index == count ? segment.end : segment.point(at: CGFloat(index) / CGFloat(count))
                if point != points.last { points.append(point) }
            }
        }
        if isClosed, points.count > 1, points.last == points.first { points.removeLast() }
        return points
    }
}

extension Path {
    /// The parts of the path; the closing line of a part is one of its segments.
    var subpaths: [Subpath] {
        var result: [Subpath] = []
        var current = CGPoint.zero
        func begin(_ point: CGPoint) {
            result.append(Subpath(start: point))
            current = point
        }
        func add(_ segment: PathSegment) {
            // A segment after a closed part begins a new one where the closed part began.
            if result.isEmpty || result[result.count - 1].isClosed { begin(current) }
            result[result.count - 1].segments.append(segment)
            current = segment.end
        }
        for element in elements {
            switch element {
            case .move(let point): begin(point)
            case .line(let point): add(.line(current, point))
            case .quadCurve(let point, let control): add(.quad(current, control, point))
            case .curve(let point, let control1, let control2): add(.cubic(current, control1, control2, point))
            case .closeSubpath:
                guard !result.isEmpty, !result[result.count - 1].isClosed else { continue }
                let start = result[result.count - 1].start
                if current != start { add(.line(current, start)) }
                result[result.count - 1].isClosed = true
                current = start
            }
        }
        return result
    }
}
