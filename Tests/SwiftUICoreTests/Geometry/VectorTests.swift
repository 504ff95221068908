import Foundation
import Testing

@testable import SwiftUICore

@Suite("Vectors and animatable data")
struct VectorTests {
    // S156
    @Test("the animatable data of an angle is radians times 128")
    func angleData() {
        #expect(Angle(radians: 2).animatableData == 256)
        var angle = Angle()
        angle.animatableData = 128
        #expect(angle.radians == 1)
    }

    // Section 3, "Angle"
    @Test("degrees are radians times 180 over pi")
    func angleUnits() {
        #expect(abs(Angle(radians: .pi).degrees - 180) < 1e-12)
        #expect(abs(Angle.degrees(90).radians - .pi / 2) < 1e-12)
        #expect(Angle.zero < .degrees(1))
    }

    // Real apps add angles; Apple's `_VectorMath` brings the operators.
    @Test("angles are added, taken from each other, multiplied and divided")
    func angleArithmetic() {
        var angle = Angle(radians: 1) + Angle(radians: 2) - Angle(radians: 0.5)
        #expect(angle.radians == 2.5)
        angle += Angle(radians: 0.5)
        angle -= Angle(radians: 1)
        angle *= 4
        angle /= 2
        #expect(angle.radians == 4)
        #expect((-angle).radians == -4)
        #expect((angle * 2).radians == 8 && (2 * angle).radians == 8 && (angle / 8).radians == 0.5)
    }

    // Section 3, "UnitPoint"
    @Test("unit points have their documented places")
    func unitPoints() {
        #expect(UnitPoint.zero == .topLeading)
        #expect(UnitPoint.center == UnitPoint(x: 0.5, y: 0.5))
        #expect(UnitPoint.bottomTrailing == UnitPoint(x: 1, y: 1))
        #expect(UnitPoint.leading == UnitPoint(x: 0, y: 0.5))
        #expect(UnitPoint.top == UnitPoint(x: 0.5, y: 0))
        #expect(UnitPoint.bottom.point(in: CGRect(x: 10, y: 20, width: 30, height: 40)) == CGPoint(x: 25, y: 60))
    }

    @Test("interpolation is linear and extrapolates")
    func interpolation() {
        #expect((2.0).interpolated(towards: 4, amount: 0.25) == 2.5)
        #expect((2.0).interpolated(towards: 4, amount: 2) == 6)
        let pair = AnimatablePair(1.0, CGFloat(10)).interpolated(towards: .init(3, 20), amount: 0.5)
        #expect(pair == AnimatablePair(2.0, CGFloat(15)))
        #expect(AnimatablePair(3.0, 4.0).magnitudeSquared == 25)
        #expect(AnimatablePair<Double, Double>.zero == .init(0, 0))
    }

    @Test("points, sizes and rectangles animate by component")
    func rectangles() {
        let from = CGRect(x: 0, y: 0, width: 10, height: 20)
        let to = CGRect(x: 10, y: 20, width: 30, height: 40)
        var rect = from
        rect.animatableData = from.animatableData.interpolated(towards: to.animatableData, amount: 0.5)
        #expect(rect == CGRect(x: 5, y: 10, width: 20, height: 30))
    }

    @Test("corner radii survive the round trip and never become negative by an inset")
    func cornerRadii() {
        let radii = RectangleCornerRadii(topLeading: 1, bottomLeading: 2, bottomTrailing: 3, topTrailing: 4)
        var copy = RectangleCornerRadii()
        copy.animatableData = radii.animatableData
        #expect(copy == radii)
        #expect(radii.inset(by: 2) == RectangleCornerRadii(bottomTrailing: 1, topTrailing: 2))
    }
}
