import Foundation
import Testing

@testable import SwiftUICore

@Suite("Animators")
struct AnimatorTests {
    @Test("a vector goes to its target and rests")
    func simple() {
        var animator = Animator(10.0)
        #expect(!animator.isAnimating)
        animator.retarget(to: 20, animation: .linear(duration: 1), at: 5)
        #expect(animator.update(at: 5) == 10)
        #expect(animator.update(at: 5.25) == 12.5)
        #expect(animator.isAnimating)
        #expect(animator.velocity(at: 5.25) == 10)
        #expect(animator.update(at: 6) == 20)
        #expect(!animator.isAnimating)
        #expect(animator.isLogicallyComplete)
    }

    @Test("a change without animation jumps and ends all animations")
    func jump() {
        var animator = Animator(0.0)
        animator.retarget(to: 10, animation: .linear(duration: 1), at: 0)
        animator.update(at: 0.5)
        animator.retarget(to: 3, animation: nil, at: 0.5)
        #expect(animator.present == 3 && !animator.isAnimating)
    }

    @Test("a curve that is re-targeted runs on beside the new one, without a jump")
    func additive() {
        var animator = Animator(0.0)
        animator.retarget(to: 10, animation: .linear(duration: 1), at: 0)
        animator.retarget(to: 0, animation: .linear(duration: 1), at: 0.5)
        #expect(animator.present == 5)
        #expect(animator.update(at: 0.75) == 5)
        #expect(animator.update(at: 1) == 5)
        #expect(abs(animator.update(at: 1.25) - 2.5) < 1e-9)
        #expect(animator.update(at: 1.5) == 0)
    }

    // S136
    @Test("a spring that is re-targeted starts from the present place and velocity")
    func springs() {
        var animator = Animator(0.0)
        animator.retarget(to: 100, animation: .spring, at: 0)
        let place = animator.update(at: 0.1)
        let velocity = animator.velocity(at: 0.1)
        #expect(velocity > 100)
        animator.retarget(to: 0, animation: .bouncy, at: 0.1)
        #expect(abs(animator.present - place) < 1e-9)
        #expect(abs(animator.velocity(at: 0.1) - velocity) < 1e-9)
        let expected = Spring.bouncy.value(target: -place, initialVelocity: velocity, time: 0.2)
        #expect(abs(animator.update(at: 0.3) - (place + expected)) < 1e-9)
        animator.update(at: 10)
        #expect(!animator.isAnimating && animator.present == 0)
    }

    @Test("an interpolating spring is added to the one before it")
    func interpolating() {
        var animator = Animator(0.0)
        animator.retarget(to: 100, animation: .interpolatingSpring, at: 0)
        animator.update(at: 0.1)
        animator.retarget(to: 200, animation: .interpolatingSpring, at: 0.1)
        let spring = Spring()
        let expected = spring.value(target: 100.0, time: 0.3) + spring.value(target: 100.0, time: 0.2)
        #expect(abs(animator.update(at: 0.3) - expected) < 1e-9)
    }

    @Test("the same target again changes nothing")
    func sameTarget() {
        var animator = Animator(0.0)
        animator.retarget(to: 10, animation: .linear(duration: 1), at: 0)
        animator.retarget(to: 10, animation: .linear(duration: 100), at: 0.5)
        #expect(animator.update(at: 1) == 10 && !animator.isAnimating)
    }

    @Test("a repeating animation goes on until the target changes")
    func repeating() {
        var animator = Animator(0.0)
        animator.retarget(to: 1, animation: .linear(duration: 1).repeatForever(), at: 0)
        #expect(animator.update(at: 100.25) == 0.25)
        #expect(!animator.isLogicallyComplete)
        animator.retarget(to: 0, animation: nil, at: 101)
        #expect(!animator.isAnimating)
    }

    @Test("the velocity of an animation that does not tell it is measured")
    func unknownVelocity() {
        struct Square: CustomAnimation {
            func animate<V>(
                value: V, time: TimeInterval, context: inout AnimationContext<V>
            ) -> V? where V: VectorArithmetic {
                time < 1 ? value.scaled(by: time * time) : nil
            }
        }
        var animator = Animator(0.0)
        animator.retarget(to: 1, animation: Animation(Square()), at: 0)
        animator.update(at: 0.5)
        #expect(abs(animator.velocity(at: 0.5) - 1) < 1e-3)
    }

    // S160
    @Test("older moments count in a sampled velocity, and moments out of order do not")
    func velocitySampler() {
        var sampler = VelocitySampler<Double>()
        #expect(sampler.velocity == 0)
        sampler.addSample(1, time: 1)
        sampler.addSample(2, time: 2)
        #expect(sampler.velocity == 1.0)
        sampler.addSample(4, time: 3)
        #expect(sampler.velocity == 1.25)
        sampler.addSample(100, time: 2.5)
        #expect(sampler.velocity == 1.25)
    }
}
