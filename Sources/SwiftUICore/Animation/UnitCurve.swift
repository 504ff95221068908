import Foundation

/// How progress from 0 to 1 is distributed over time.
public struct UnitCurve: Hashable, Sendable {
    private enum Function: Hashable, Sendable {
        case linear
        case bezier(CubicCurve)
        case circularEaseIn, circularEaseOut, circularEaseInOut, circularEaseOutIn
    }

    private let function: Function

    private init(_ function: Function) {
        self.function = function
    }

    /// Makes a curve from (0, 0) to (1, 1) with two control points, whose x are limited to 0...1.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(
            .bezier(
                CubicCurve(
                    x1: Double(startControlPoint.x), y1: Double(startControlPoint.y), x2: Double(endControlPoint.x),
                    y2: Double(endControlPoint.y))))
    }

    /// The same speed all the time.
    public static let linear = UnitCurve(.linear)
    /// Slow at the start.
    public static let easeIn = bezier(
        startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
    /// Slow at the end.
    public static let easeOut = bezier(
        startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
    /// Slow at both ends.
    public static let easeInOut = bezier(
        startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
    /// Slow at both ends.
    @available(*, deprecated, renamed: "easeInOut")
    public static let easeInEaseOut = easeInOut
    /// A quarter of a circle that starts flat.
    public static let circularEaseIn = UnitCurve(.circularEaseIn)
    /// A quarter of a circle that ends flat.
    public static let circularEaseOut = UnitCurve(.circularEaseOut)
    /// Two quarters of a circle, flat at both ends.
    public static let circularEaseInOut = UnitCurve(.circularEaseInOut)

    /// The value at a progress; before 0 it is 0 and after 1 it is 1.
    public func value(at progress: Double) -> Double {
        let p = min(max(progress, 0), 1)
        switch function {
        case .linear: return p
        case .bezier(let curve): return curve.value(at: p)
        case .circularEaseIn: return Self.easeIn(p)
        case .circularEaseOut: return 1 - Self.easeIn(1 - p)
        case .circularEaseInOut: return p < 0.5 ? Self.easeIn(2 * p) / 2 : 1 - Self.easeIn(2 - 2 * p) / 2
        case .circularEaseOutIn:
            return p < 0.5 ? (1 - Self.easeIn(1 - 2 * p)) / 2 : (1 + Self.easeIn(2 * p - 1)) / 2
        }
    }

    /// The change of the value for a change of progress; outside 0...1 as at the nearer end.
    public func velocity(at progress: Double) -> Double {
        let p = min(max(progress, 0), 1)
        switch function {
        case .linear: return 1
        case .bezier(let curve): return curve.slope(at: p)
        case .circularEaseIn: return Self.easeInSlope(p)
        case .circularEaseOut: return Self.easeInSlope(1 - p)
        case .circularEaseInOut: return Self.easeInSlope(p < 0.5 ? 2 * p : 2 - 2 * p)
        case .circularEaseOutIn: return Self.easeInSlope(p < 0.5 ? 1 - 2 * p : 2 * p - 1)
        }
    }

    /// The curve that undoes this one; that of a Bézier curve swaps the axes of its control points.
    public var inverse: UnitCurve {
        switch function {
        case .linear: self
        case .bezier(let curve): UnitCurve(.bezier(CubicCurve(x1: curve.y1, y1: curve.x1, x2: curve.y2, y2: curve.x2)))
        case .circularEaseIn: UnitCurve(.circularEaseOut)
        case .circularEaseOut: UnitCurve(.circularEaseIn)
        case .circularEaseInOut: UnitCurve(.circularEaseOutIn)
        case .circularEaseOutIn: UnitCurve(.circularEaseInOut)
        }
    }

    private static func easeIn(_ p: Double) -> Double { 1 - (1 - p * p).squareRoot() }
    private static func easeInSlope(_ p: Double) -> Double { p / (1 - p * p).squareRoot() }
}

/// A cubic curve from (0, 0) to (1, 1) whose x never goes back.
struct CubicCurve: Hashable, Sendable {
    let x1: Double
    let y1: Double
    let x2: Double
    let y2: Double

    init(x1: Double, y1: Double, x2: Double, y2: Double) {
        // With x outside 0...1 a progress could have several values.
        self.x1 = x1.isNaN ? 0 : min(max(x1, 0), 1)
        self.y1 = y1.isFinite ? y1 : 0
        self.x2 = x2.isNaN ? 1 : min(max(x2, 0), 1)
        self.y2 = y2.isFinite ? y2 : 1
    }

    func value(at x: Double) -> Double {
        if x <= 0 { return 0 }
        if x >= 1 { return 1 }
        return Self.coordinate(y1, y2, parameter(at: x))
    }

    func slope(at x: Double) -> Double {
        let t = x <= 0 ? 0 : x >= 1 ? 1 : parameter(at: x)
        let dx = Self.derivative(x1, x2, t)
        let dy = Self.derivative(y1, y2, t)
        if abs(dx) > 1e-12 { return dy / dx }
        // A control point that lies on its end gives no direction there.
        if abs(dy) > 1e-12 { return dy > 0 ? .infinity : -.infinity }
        return t < 0.5 ? 1 : 0
    }

    /// The parameter of a given x: Newton's method, and halving where it does not come near.
    private func parameter(at x: Double) -> Double {
        var t = x
        for _ in 0..<8 {
            let error = Self.coordinate(x1, x2, t) - x
            if abs(error) < 1e-9 { return t }
            let slope = Self.derivative(x1, x2, t)
            if abs(slope) < 1e-6 { break }
            t -= error / slope
        }
        var (low, high) = (0.0, 1.0)
        t = x
        for _ in 0..<60 {
            let value = Self.coordinate(x1, x2, t)
            if abs(value - x) < 1e-9 { break }
            if value < x { low = t } else { high = t }
            t = (low + high) / 2
        }
        return t
    }

    private static func coordinate(_ a: Double, _ b: Double, _ t: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
    }

    private static func derivative(_ a: Double, _ b: Double, _ t: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * a + 6 * u * t * (b - a) + 3 * t * t * (1 - b)
    }
}
