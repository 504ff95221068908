import Foundation
import Testing

@testable import SwiftUICore

@Suite("Springs")
struct SpringTests {
    private let times = [0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.75, 1]

    // Section 3, the table of springs
    @Test("springs follow the published values")
    func table() {
        let rows: [(Spring, [Double])] = [
            (.smooth, [0.131, 0.358, 0.715, 0.890, 0.960, 0.986, 0.999, 1]),
            (.snappy, [0.138, 0.388, 0.786, 0.956, 1.002, 1.006, 1, 1]),
            (.bouncy, [0.146, 0.423, 0.874, 1.034, 1.039, 1.014, 0.998, 1]),
            (Spring(response: 0.55, dampingRatio: 1), [0.113, 0.316, 0.666, 0.856, 0.942, 0.978, 0.998, 1]),
            (Spring(response: 0.5, dampingRatio: 0.825), [0.139, 0.394, 0.800, 0.969, 1.008, 1.008, 1, 1]),
        ]
        for (spring, expected) in rows {
            for (time, value) in zip(times, expected) {
                #expect(abs(spring.value(target: 1.0, time: time) - value) < 0.0011)
            }
        }
    }

    // Section 3, "Spring"
    @Test("duration, bounce, stiffness and damping are one another's formulas")
    func conversions() {
        let spring = Spring(duration: 0.5, bounce: 0.3)
        #expect(abs(spring.dampingRatio - 0.7) < 1e-12)
        #expect(abs(spring.stiffness - pow(2 * .pi / 0.5, 2)) < 1e-9)
        #expect(abs(spring.damping - 2 * 0.7 * 2 * .pi / 0.5) < 1e-9)
        #expect(spring.mass == 1)
        let again = Spring(mass: 1, stiffness: spring.stiffness, damping: spring.damping)
        #expect(abs(again.bounce - 0.3) < 1e-9 && abs(again.duration - 0.5) < 1e-9)
        #expect(abs(Spring(duration: 1, bounce: -0.5).dampingRatio - 2) < 1e-12)
        #expect(abs(Spring(duration: 1, bounce: -0.5).bounce + 0.5) < 1e-12)
        #expect(Spring() == Spring(duration: 0.5, bounce: 0))
        #expect(abs(Spring.bouncy(extraBounce: 0.1).bounce - 0.4) < 1e-12)
    }

    // Section 3, "Spring(mass:stiffness:damping:) without allowOverDamping"
    @Test("a damping above the critical one counts only where it is allowed")
    func overDamping() {
        #expect(Spring(stiffness: 100, damping: 100).dampingRatio == 1)
        #expect(Spring(stiffness: 100, damping: 100, allowOverDamping: true).dampingRatio == 5)
    }

    @Test("the velocity is the slope of the value, in every regime", arguments: [0, 0.3, 0.9, 1, 1.000001, 3])
    func velocity(dampingRatio: Double) {
        let spring = Spring(response: 0.7, dampingRatio: dampingRatio)
        for time in [0.01, 0.2, 0.9] {
            let step = 1e-6
            let after = spring.value(target: 2.0, initialVelocity: 5, time: time + step)
            let before = spring.value(target: 2.0, initialVelocity: 5, time: time - step)
            let slope = (after - before) / (2 * step)
            #expect(abs(slope - spring.velocity(target: 2.0, initialVelocity: 5, time: time)) < 1e-3)
        }
        #expect(spring.value(target: 2.0, initialVelocity: 5, time: 0) == 0)
        #expect(abs(spring.velocity(target: 2.0, initialVelocity: 5, time: 0) - 5) < 1e-9)
    }

    @Test("steps of an update are the motion itself")
    func update() {
        let spring = Spring(duration: 0.5, bounce: 0.2)
        var (value, velocity) = (1.0, 0.0)
        for _ in 0..<10 { spring.update(value: &value, velocity: &velocity, target: 3, deltaTime: 0.03) }
        #expect(abs(value - 1 - spring.value(target: 2.0, time: 0.3)) < 1e-9)
        #expect(abs(velocity - spring.velocity(target: 2.0, time: 0.3)) < 1e-9)
    }

    @Test("after the settling duration the motion stays near its target")
    func settling() {
        for spring in [Spring.smooth, .bouncy, Spring(response: 0.5, dampingRatio: 2)] {
            let settled = spring.settlingDuration(target: 10.0, initialVelocity: 50, epsilon: 0.01)
            for extra in stride(from: 0, to: 2, by: 0.05) {
                let value = spring.value(target: 10.0, initialVelocity: 50, time: settled + extra)
                #expect(abs(value - 10) <= 0.0101)
            }
        }
        #expect(Spring(duration: 1, bounce: 1).settlingDuration == .infinity)
        #expect(Spring().settlingDuration(target: 0.0, epsilon: 0.01) == 0)
        let made = Spring(settlingDuration: 2, dampingRatio: 0.6)
        #expect(abs(made.settlingDuration - 2) < 1e-6)
    }

    @Test("force is stiffness against distance less damping against velocity")
    func force() {
        let spring = Spring(mass: 2, stiffness: 100, damping: 10)
        #expect(abs(spring.force(target: 3.0, position: 1, velocity: 4) - 160) < 1e-9)
    }

    @Test("a spring moves animatable values by their data")
    func animatableValues() {
        let spring = Spring.smooth
        let from = CGPoint(x: 10, y: 20)
        let to = CGPoint(x: 20, y: 40)
        let value = spring.value(fromValue: from, toValue: to, initialVelocity: .zero, time: 0.2)
        let part = spring.value(target: 1.0, time: 0.2)
        #expect(abs(value.x - (10 + 10 * part)) < 1e-9 && abs(value.y - (20 + 20 * part)) < 1e-9)
    }

    @Test("springs that are no springs make no trouble")
    func badSprings() {
        #expect(Spring(duration: 0).value(target: 1.0, time: 0.1) == 1)
        #expect(Spring(duration: -1).value(target: 1.0, time: 0.1) == 1)
        #expect(Spring(mass: 0, stiffness: -1, damping: -1).value(target: 1.0, time: 1).isFinite)
        #expect(Spring(duration: 1, bounce: -5).value(target: 1.0, time: 1).isFinite)
        #expect(Spring.smooth.value(target: 1.0, time: -1) == 0)
    }
}
