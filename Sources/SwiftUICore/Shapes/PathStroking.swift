import Foundation

extension Path {
    /// The outline of the line that a stroke along the path would draw, to be filled by winding number.
    ///
    /// Curves become short straight pieces that are within a twentieth of a point of the exact outline.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
        var stroker = Stroker(style: style)
        for part in subpaths {
            let points = part.flattened(tolerance: 0.05)
            guard points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { continue }
            if let dashes = Dashes(style) {
                for (dash, isClosed) in dashes.cut(points, isClosed: part.isClosed) {
                    stroker.stroke(dash, isClosed: isClosed)
                }
            } else {
                stroker.stroke(points, isClosed: part.isClosed)
            }
        }
        return stroker.result
    }
}

/// A dash pattern with at least one positive length.
private struct Dashes {
    let lengths: [CGFloat]
    let phase: CGFloat

    init?(_ style: StrokeStyle) {
        let given = style.dash.map { $0 > 0 && $0.isFinite ? $0 : 0 }
        // An odd number of lengths goes round twice, so that dashes and gaps keep alternating.
        lengths = given.count.isMultiple(of: 2) ? given : given + given
        phase = style.dashPhase.isFinite ? style.dashPhase : 0
        guard lengths.reduce(0, +) > 0.01, !lengths.enumerated().allSatisfy({ $0.0.isMultiple(of: 2) || $0.1 == 0 })
        else { return nil }
    }

    /// The pieces of a line that lie on dashes.
    func cut(_ points: [CGPoint], isClosed: Bool) -> [([CGPoint], isClosed: Bool)] {
        let period = lengths.reduce(0, +)
        var index = 0
        var rest = phase.truncatingRemainder(dividingBy: period)
        if rest < 0 { rest += period }
        while rest >= lengths[index] {
            rest -= lengths[index]
            index = (index + 1) % lengths.count
        }
        var left = lengths[index] - rest
        var result: [([CGPoint], isClosed: Bool)] = []
        var piece: [CGPoint] = index.isMultiple(of: 2) ? [points[0]] : []
        let corners = isClosed ? points + [points[0]] : points
        for (from, to) in zip(corners, corners.dropFirst()) {
            let direction = to.vector(from: from).unit
            let length = to.vector(from: from).length
            var done: CGFloat = 0
            while length - done > left {
                done += left
                let point = CGPoint(x: from.x + direction.x * done, y: from.y + direction.y * done)
                if index.isMultiple(of: 2) {
                    result.append((piece + [point], false))
                    piece = []
                } else {
                    piece = [point]
                }
                index = (index + 1) % lengths.count
                left = lengths[index]
                // Enough for any screen; a pattern far finer than the line is long ends here.
                if result.count > 20_000 { return result }
            }
            left -= length - done
            if index.isMultiple(of: 2) { piece.append(to) }
        }
        if piece.count > 1 { result.append((piece, false)) }
        return result
    }
}

/// Collects outlines of lines.
private struct Stroker {
    let style: StrokeStyle
    let half: CGFloat
    var result = Path()

    init(style: StrokeStyle) {
        self.style = style
        half = style.lineWidth / 2
    }

    mutating func stroke(_ line: [CGPoint], isClosed: Bool) {
        var points: [CGPoint] = []
        for point in line where point != points.last { points.append(point) }
        if isClosed, points.count > 1, points.first == points.last { points.removeLast() }
        guard points.count > 1 else {
            if let point = points.first { dot(point) }
            return
        }
        if isClosed, points.count > 2 {
            outline(points + [points[0], points[1]])
            outline((points + [points[0], points[1]]).reversed())
        } else {
            var corners = side(points)
            cap(at: points[points.count - 1], from: points[points.count - 2], into: &corners)
            corners += side(points.reversed())
            cap(at: points[0], from: points[1], into: &corners)
            add(corners)
        }
    }

    /// The left side of a closed line, given with its first two points repeated.
    private mutating func outline(_ points: [CGPoint]) {
        var corners: [CGPoint] = []
        for index in 1..<(points.count - 1) {
            join(points[index - 1], points[index], points[index + 1], into: &corners)
        }
        add(corners)
    }

    /// The left side of an open line from its first to its last point.
    private func side(_ points: [CGPoint]) -> [CGPoint] {
        var corners = [offset(points[0], along: points[1].vector(from: points[0]).unit)]
        for index in 1..<(points.count - 1) {
            join(points[index - 1], points[index], points[index + 1], into: &corners)
        }
        let last = points.count - 1
        corners.append(offset(points[last], along: points[last].vector(from: points[last - 1]).unit))
        return corners
    }

    private func offset(_ point: CGPoint, along direction: CGPoint) -> CGPoint {
        CGPoint(x: point.x + direction.y * half, y: point.y - direction.x * half)
    }

    private func join(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, into corners: inout [CGPoint]) {
        let u = b.vector(from: a).unit
        let v = c.vector(from: b).unit
        let cross = u.x * v.y - u.y * v.x
        let dot = u.x * v.x + u.y * v.y
        let (from, to) = (offset(b, along: u), offset(b, along: v))
        if cross <= 0, !(cross == 0 && dot < 0) {
            // The inner side of the bend: going through the corner itself keeps the winding number positive.
            corners += cross > -1e-6 ? [from, to] : [from, b, to]
            return
        }
        switch style.lineJoin {
        case .bevel:
            corners += [from, to]
        case .round:
            corners.append(from)
            arc(around: b, from: u, to: v, into: &corners)
            corners.append(to)
        case .miter:
            // The miter's length in line widths is 1 / sin(half the angle between the lines).
            let sine = ((1 + dot) / 2).squareRoot()
            if sine > 1e-6, 1 / sine <= style.miterLimit {
                let middle = CGPoint(x: u.x + v.x, y: u.y + v.y).unit
                let tip = half / sine
                corners += [from, CGPoint(x: b.x + middle.y * tip, y: b.y - middle.x * tip), to]
            } else {
                corners += [from, to]
            }
        }
    }

    private func cap(at end: CGPoint, from previous: CGPoint, into corners: inout [CGPoint]) {
        let direction = end.vector(from: previous).unit
        switch style.lineCap {
        case .butt: break
        case .square:
            let far = CGPoint(x: end.x + direction.x * half, y: end.y + direction.y * half)
            let back = CGPoint(x: -direction.x, y: -direction.y)
            corners += [offset(far, along: direction), offset(far, along: back)]
        case .round:
            arc(around: end, from: direction, to: CGPoint(x: -direction.x, y: -direction.y), into: &corners)
        }
    }

    /// Points on the circle of half the line width, from the left of one direction to the left of another, clockwise.
    private func arc(around center: CGPoint, from u: CGPoint, to v: CGPoint, into corners: inout [CGPoint]) {
        let start = atan2(-u.x, u.y)
        var sweep = atan2(-v.x, v.y) - start
        if sweep <= 0 { sweep += 2 * .pi }
        let step = 2 * acos(max(0, 1 - 0.05 / max(half, 0.06)))
        let count = min(max(2, Int((sweep / step).rounded(.up))), 128)
        for index in 1..<count {
            let angle = start + sweep * CGFloat(index) / CGFloat(count)
            corners.append(CGPoint(x: center.x + half * cos(angle), y: center.y + half * sin(angle)))
        }
    }

    /// A line without length shows its caps only.
    private mutating func dot(_ point: CGPoint) {
        let box = CGRect(x: point.x - half, y: point.y - half, width: half * 2, height: half * 2)
        switch style.lineCap {
        case .butt: break
        case .round: result.addEllipse(in: box)
        case .square: result.addRect(box)
        }
    }

    private mutating func add(_ corners: [CGPoint]) {
        guard corners.count > 2 else { return }
        result.addLines(corners)
        result.closeSubpath()
    }
}
