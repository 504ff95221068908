import Foundation
import Testing

@testable import SwiftUICore

@Suite("Unit curves")
struct UnitCurveTests {
    private func values(_ curve: UnitCurve) -> [Double] { [0.25, 0.5, 0.75].map { curve.value(at: $0) } }

    private func isNear(_ a: [Double], _ b: [Double], _ tolerance: Double) -> Bool {
        zip(a, b).allSatisfy { $0 == $1 || abs($0 - $1) <= tolerance }
    }

    // Section 3, "UnitCurve value"
    @Test("values at a quarter, a half and three quarters")
    func curveValues() {
        #expect(isNear(values(.easeIn), [0.09, 0.32, 0.62], 0.006))
        #expect(isNear(values(.easeOut), [0.38, 0.68, 0.91], 0.006))
        #expect(isNear(values(.easeInOut), [0.13, 0.50, 0.87], 0.006))
        #expect(isNear(values(.circularEaseIn), [0.032, 0.134, 0.339], 0.0006))
        #expect(isNear(values(.circularEaseOut), [0.661, 0.866, 0.968], 0.0006))
        #expect(isNear(values(.circularEaseInOut), [0.067, 0.5, 0.933], 0.0006))
        #expect(values(.linear) == [0.25, 0.5, 0.75])
    }

    // Section 3, "velocity at 0 .25 .5 .75 1"
    @Test("velocities from start to end")
    func velocities() {
        func velocities(_ curve: UnitCurve) -> [Double] { [0, 0.25, 0.5, 0.75, 1].map { curve.velocity(at: $0) } }
        #expect(isNear(velocities(.easeIn), [0, 0.67, 1.07, 1.37, 0], 0.006))
        #expect(isNear(velocities(.easeOut), [1, 1.37, 1.07, 0.67, 0], 0.006))
        #expect(isNear(velocities(.easeInOut), [0, 1.06, 1.72, 1.06, 0], 0.006))
        #expect(isNear(velocities(.circularEaseIn), [0, 0.258, 0.577, 1.134, .infinity], 0.0006))
        #expect([-1, 0, 0.5, 1, 2].map { UnitCurve.linear.velocity(at: $0) } == [1, 1, 1, 1, 1])
    }

    // Section 3, "bezier"
    @Test("control points outside the unit range are limited along time only")
    func beziers() {
        func curve(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> UnitCurve {
            .bezier(startControlPoint: UnitPoint(x: a, y: b), endControlPoint: UnitPoint(x: c, y: d))
        }
        #expect(abs(curve(0.25, 0.1, 0.75, 0.9).value(at: 0.5) - 0.5) < 1e-6)
        #expect(abs(curve(0.25, 0.1, 0.75, 0.9).velocity(at: 0.5) - 1.20) < 0.006)
        #expect(abs(curve(-0.5, 2, 1.5, -1).value(at: 0.5) - 0.5) < 1e-6)
        #expect(abs(curve(-0.5, 2, 1.5, -1).velocity(at: 0.5) + 1.0) < 1e-6)
        #expect(curve(.nan, .nan, .infinity, .nan).value(at: 0.5).isFinite)
    }

    // Section 3, "progress outside 0...1"
    @Test("progress outside the unit range clamps")
    func clamping() {
        for curve in [UnitCurve.linear, .easeIn, .easeInOut, .circularEaseOut] {
            #expect(curve.value(at: -1) == 0)
            #expect(curve.value(at: 2) == 1)
        }
    }

    // Section 3, "inverse"
    @Test("the circular curves undo each other; an inverse Bézier curve swaps the axes")
    func inverses() {
        #expect(UnitCurve.circularEaseIn.inverse == .circularEaseOut)
        #expect(UnitCurve.circularEaseOut.inverse == .circularEaseIn)
        #expect(UnitCurve.easeIn.inverse != .easeOut)
        #expect(
            UnitCurve.easeIn.inverse
                == .bezier(startControlPoint: UnitPoint(x: 0, y: 0.42), endControlPoint: UnitPoint(x: 1, y: 1)))
        let curves: [UnitCurve] = [.linear, .easeInOut, .circularEaseIn, .circularEaseInOut]
        for (curve, p) in zip(curves, [0.2, 0.4, 0.6, 0.8]) {
            #expect(abs(curve.inverse.value(at: curve.value(at: p)) - p) < 1e-6)
        }
        #expect(UnitCurve.circularEaseInOut.inverse.inverse == .circularEaseInOut)
    }
}
