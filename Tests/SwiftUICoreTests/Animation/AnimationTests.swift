import Foundation
import Testing

@testable import SwiftUICore

private struct Steps: CustomAnimation {
    func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? where V: VectorArithmetic {
        time < 1 ? value.scaled(by: time < 0.5 ? 0 : 0.5) : nil
    }
}

@Suite("Animations")
struct AnimationTests {
    private func progress(_ animation: Animation, _ times: Double...) -> [Double?] {
        times.map { animation.progress(at: $0).map { ($0 * 1000).rounded() / 1000 } }
    }

    // S158
    @Test("the default animation describes itself by its name")
    func description() {
        #expect(Animation.default.description == "DefaultAnimation()")
    }

    // Section 3, ".default"
    @Test("the default animation is a spring of 0.55 seconds without overshoot")
    func defaultAnimation() {
        #expect(progress(.default, 0, 0.05, 0.1, 0.2, 0.3) == [0, 0.113, 0.316, 0.666, 0.856])
        #expect(Animation.default.progress(at: 5) == nil)
    }

    // Section 3, "linear, easeIn, easeOut, easeInOut, timingCurve duration"
    @Test("curves take 0.35 seconds when no time is given")
    func curveDurations() {
        #expect(Animation.linear == .linear(duration: 0.35))
        #expect(Animation.easeIn == .easeIn(duration: 0.35))
        #expect(Animation.easeOut == .easeOut(duration: 0.35))
        #expect(Animation.easeInOut == .easeInOut(duration: 0.35))
        #expect(Animation.timingCurve(0.42, 0, 0.58, 1) == .easeInOut)
        #expect(Animation.timingCurve(.easeIn, duration: 0.35) == .easeIn)
        #expect(progress(.linear(duration: 2), 0, 1, 1.5, 2) == [0, 0.5, 0.75, nil])
        #expect(progress(.linear(duration: 0), 0) == [nil])
        #expect(progress(.linear(duration: .nan), 0) == [nil])
    }

    // Section 3, rows of springs
    @Test("spring animations have the published defaults")
    func springDefaults() {
        #expect(Animation.spring() == .spring(Spring(duration: 0.5, bounce: 0)))
        #expect(Animation.spring == .smooth)
        #expect(Animation.spring(response: 0.5) == .spring(Spring(response: 0.5, dampingRatio: 0.825)))
        #expect(
            Animation.interactiveSpring
                == .spring(Spring(response: 0.15, dampingRatio: 0.86), blendDuration: 0.25))
        #expect(
            Animation.interactiveSpring(duration: 0.2)
                == .spring(Spring(duration: 0.2, bounce: 0.15), blendDuration: 0.25))
        #expect(Animation.snappy == .spring(duration: 0.5, bounce: 0.15))
        #expect(Animation.bouncy == .spring(duration: 0.5, bounce: 0.3))
        #expect(Animation.interpolatingSpring != .spring)
        #expect(progress(.interpolatingSpring(stiffness: 100, damping: 20), 0, 0.1) == [0, 0.264])
    }

    @Test("delay, speed and their order change time")
    func time() {
        let linear = Animation.linear(duration: 1)
        #expect(progress(linear.delay(1), 0.5, 1.5, 2) == [0, 0.5, nil])
        #expect(progress(linear.delay(-0.5), 0, 0.4, 0.5) == [0.5, 0.9, nil])
        #expect(progress(linear.speed(2), 0.25, 0.5) == [0.5, nil])
        #expect(progress(linear.speed(0), 100) == [0])
        #expect(progress(linear.delay(1).speed(2), 0.25, 0.75, 1) == [0, 0.5, nil])
        #expect(progress(linear.speed(2).delay(1), 0.75, 1.25, 1.5) == [0, 0.5, nil])
        #expect(linear.delay(1) == linear.delay(1) && linear.delay(1) != linear.delay(2))
    }

    @Test("repeats go back and forth, or always forwards, also when frames are far apart")
    func repeats() {
        let linear = Animation.linear(duration: 1)
        #expect(progress(linear.repeatCount(3), 0.25, 1.25, 2.25, 3) == [0.25, 0.75, 0.25, nil])
        #expect(progress(linear.repeatCount(2, autoreverses: false), 0.25, 1.25, 2) == [0.25, 0.25, nil])
        #expect(progress(linear.repeatForever(), 1001.25) == [0.75])
        #expect(progress(linear.repeatForever(autoreverses: false), 1001.25) == [0.25])
        #expect(progress(linear.delay(1).repeatForever(), 0.5, 1.5, 2.5, 3.5) == [0, 0.5, 1, 0.5])
        #expect(progress(linear.repeatForever().delay(1), 0.5, 1.25, 2.25) == [0, 0.25, 0.75])
        #expect(progress(Animation.linear(duration: 0).repeatForever(), 3) == [1])
        #expect(progress(linear.repeatCount(0), 0) == [nil])
    }

    @Test("a custom animation without a known length repeats when it ends")
    func customRepeats() {
        let animation = Animation(Steps()).repeatCount(2, autoreverses: true)
        var context = AnimationContext<Double>()
        let values = [0, 0.5, 1, 1.25, 1.75, 2].map { animation.animate(value: 1.0, time: $0, context: &context) }
        #expect(values == [0, 0.5, 1, 1, 0.5, nil])
    }

    // S133
    @Test("an animation can count as finished before it ends")
    func logicalCompletion() {
        let animation = Animation.linear(duration: 5).logicallyComplete(after: 1)
        var context = AnimationContext<Double>()
        _ = animation.animate(value: 1.0, time: 0.5, context: &context)
        #expect(!context.isLogicallyComplete)
        let value = animation.animate(value: 1.0, time: 2.5, context: &context)
        #expect(context.isLogicallyComplete && value == 0.5)
        var spring = AnimationContext<Double>()
        _ = Animation.smooth.animate(value: 1.0, time: 0.5, context: &spring)
        #expect(spring.isLogicallyComplete)
    }

    @Test("a custom animation keeps its state in the context and is compared by value")
    func custom() {
        struct Frames: AnimationStateKey { static var defaultValue: Int { 0 } }
        struct Counting: CustomAnimation {
            func animate<V>(
                value: V, time: TimeInterval, context: inout AnimationContext<V>
            ) -> V? where V: VectorArithmetic {
                context.state[Frames.self] += 1
                return value
            }
        }
        var context = AnimationContext<Double>()
        for _ in 0..<3 { _ = Animation(Counting()).animate(value: 1.0, time: 0, context: &context) }
        #expect(context.state[Frames.self] == 3)
        #expect(Animation(Counting()) == Animation(Counting()))
        #expect(Animation(Counting()).hashValue == Animation(Counting()).hashValue)
        #expect(Animation(Counting()) != .default)
        #expect(Animation(Counting()).velocity(value: 1.0, time: 0, context: context) == nil)
    }
}
