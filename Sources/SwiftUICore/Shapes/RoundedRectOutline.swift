import Foundation

extension RectangleCornerRadii {
    /// The radii made smaller in proportion where two of them do not fit on one side; never negative.
    package func clamped(to size: CGSize) -> RectangleCornerRadii {
        func usable(_ radius: CGFloat) -> CGFloat { radius > 0 ? min(radius, .greatestFiniteMagnitude) : 0 }
        var result = RectangleCornerRadii(
            topLeading: usable(topLeading), bottomLeading: usable(bottomLeading),
            bottomTrailing: usable(bottomTrailing), topTrailing: usable(topTrailing))
        let (width, height) = (abs(size.width), abs(size.height))
        let sides = [
            (result.topLeading, result.topTrailing, width), (result.bottomLeading, result.bottomTrailing, width),
            (result.topLeading, result.bottomLeading, height), (result.topTrailing, result.bottomTrailing, height),
        ]
        var factor: CGFloat = 1
        for (a, b, length) in sides where a / 2 + b / 2 > length / 2 {
            factor = min(factor, length / 2 / (a / 2 + b / 2))
        }
        if factor < 1 {
            result.topLeading *= factor
            result.bottomLeading *= factor
            result.bottomTrailing *= factor
            result.topTrailing *= factor
        }
        return result
    }
}

/// The steps along a rectangle with rounded corners, clockwise on screen from the middle of the right side.
struct RoundedRectOutline {
    private let rect: CGRect
    private let radii: [CGSize]
    private let style: RoundedCornerStyle

    init(rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle) {
        self.rect = rect.standardized
        let radii = cornerRadii.clamped(to: rect.size)
        self.radii = [radii.bottomTrailing, radii.bottomLeading, radii.topLeading, radii.topTrailing].map {
            CGSize(width: $0, height: $0)
        }
        self.style = style
    }

    init(rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle) {
        self.rect = rect.standardized
        let size = CGSize(
            width: min(max(cornerSize.width, 0), self.rect.width / 2),
            height: min(max(cornerSize.height, 0), self.rect.height / 2))
        radii = Array(repeating: size, count: 4)
        self.style = style
    }

    var elements: [Path.Element] {
        var result: [Path.Element] = [.move(to: CGPoint(x: rect.maxX, y: rect.midY))]
        // Each corner with the directions, away from it, of the side it is reached by and the side it is left by.
        let corners: [(CGPoint, CGPoint, CGPoint)] = [
            (CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: 0, y: -1), CGPoint(x: -1, y: 0)),
            (CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: 1, y: 0), CGPoint(x: 0, y: -1)),
            (CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 0)),
            (CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: -1, y: 0), CGPoint(x: 0, y: 1)),
        ]
        for (index, (corner, entry, exit)) in corners.enumerated() {
            let size = radii[index]
            guard size.width > 0, size.height > 0 else {
                result.append(.line(to: corner))
                continue
            }
            let entryRadius = entry.x == 0 ? size.height : size.width
            let exitRadius = exit.x == 0 ? size.height : size.width
            // A corner that is smooth towards one side only would have a bend in the middle, so the shorter room counts:
            // the ends of a capsule are half circles.
            let smoothness = min(
                smoothness(radius: entryRadius, along: entry), smoothness(radius: exitRadius, along: exit))
            let points = Self.cornerPoints(smoothness: smoothness).map { along, across in
                CGPoint(
                    x: corner.x + entry.x * along * entryRadius + exit.x * across * exitRadius,
                    y: corner.y + entry.y * along * entryRadius + exit.y * across * exitRadius)
            }
            result.append(.line(to: points[0]))
            for curve in stride(from: 1, to: points.count, by: 3) {
                result.append(.curve(to: points[curve + 2], control1: points[curve], control2: points[curve + 1]))
            }
        }
        result.append(.closeSubpath)
        return result
    }

    /// 1 where the side has room for the whole smooth curve, 0 where it has room for the quarter circle only.
    private func smoothness(radius: CGFloat, along direction: CGPoint) -> CGFloat {
        guard style == .continuous else { return 0 }
        let room = (direction.x == 0 ? rect.height : rect.width) / 2 / radius
        return min(max((room - 1) / (Self.reach - 1), 0), 1)
    }

    /// How far, in radii, the smooth curve reaches along the side.
    private static let reach: CGFloat = 1.52866483

    /// The smooth corner of radius 1: distances from the corner along the side it is reached by, and along the other.
    private static let smooth: [(CGFloat, CGFloat)] = [
        (1.52866483, 0), (1.08849296, 0), (0.86840694, 0), (0.63149379, 0.07491139),
        (0.37282383, 0.16905956), (0.16905956, 0.37282383), (0.07491139, 0.63149379),
        (0, 0.86840694), (0, 1.08849296), (0, 1.52866483),
    ]

    /// The quarter circle of radius 1, cut where the smooth corner is cut so that one can turn into the other.
    private static let circular: [(CGFloat, CGFloat)] = {
        let cut = Double(atan2(1 - 0.63149379, 1 - 0.07491139))
        let angles: [Double] = [0, cut, Double.pi / 2 - cut, Double.pi / 2]
        func point(_ angle: Double) -> (Double, Double) { (1 - sin(angle), 1 - cos(angle)) }
        var result: [(Double, Double)] = [(1, 0)]
        for (from, to) in zip(angles, angles.dropFirst()) {
            let handle: Double = 4.0 / 3 * tan((to - from) / 4)
            let (start, end) = (point(from), point(to))
            result.append((start.0 - handle * cos(from), start.1 + handle * sin(from)))
            result.append((end.0 + handle * cos(to), end.1 - handle * sin(to)))
            result.append(end)
        }
        return result.map { (CGFloat($0.0), CGFloat($0.1)) }
    }()

    private static func cornerPoints(smoothness: CGFloat) -> [(CGFloat, CGFloat)] {
        if smoothness == 0 {
            let handle = 1 - CGFloat(4.0 / 3 * tan(Double.pi / 8))
            return [(1, 0), (handle, 0), (0, handle), (0, 1)]
        }
        return zip(circular, smooth).map { circle, smooth in
            (
                circle.0 + (smooth.0 - circle.0) * smoothness,
                circle.1 + (smooth.1 - circle.1) * smoothness
            )
        }
    }
}
