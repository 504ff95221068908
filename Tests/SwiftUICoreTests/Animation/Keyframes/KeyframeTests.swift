import Foundation
import Testing
import ViewTesting

@testable import SwiftUICore

@MainActor
@Suite("Keyframes and phases")
struct KeyframeTests {
    private struct Values: Equatable {
        var scale = 1.0
        var angle = 0.0
    }

    @Test("linear keyframes go from value to value, and the timeline lasts as long as its longest track")
    func linear() {
        let timeline = KeyframeTimeline(initialValue: Values()) {
            KeyframeTrack(\.scale) {
                LinearKeyframe(2.0, duration: 1)
                LinearKeyframe(1.0, duration: 0.5)
            }
            KeyframeTrack(\.angle) {
                MoveKeyframe(10.0)
                LinearKeyframe(30.0, duration: 2)
            }
        }
        #expect(timeline.duration == 2)
        #expect(timeline.value(time: 0) == Values(scale: 1, angle: 10))
        #expect(timeline.value(time: 0.5) == Values(scale: 1.5, angle: 15))
        #expect(timeline.value(time: 1.25) == Values(scale: 1.5, angle: 22.5))
        #expect(timeline.value(progress: 1) == Values(scale: 1, angle: 30))
        #expect(timeline.value(time: -1) == Values())
    }

    @Test("cubic keyframes run through each other smoothly and rest at the end; springs start with the velocity so far")
    func curves() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(10.0, duration: 1)
            CubicKeyframe(20.0, duration: 1)
        }
        let before = timeline.value(time: 1) - timeline.value(time: 0.999)
        let after = timeline.value(time: 1.001) - timeline.value(time: 1)
        #expect(abs(before - after) < 1e-4 && abs(before / 0.001 - 10) < 0.1)
        #expect(timeline.value(time: 2) == 20)
        #expect(20 - timeline.value(time: 1.999) < 1e-4)
        let spring = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(1.0, duration: 1)
            SpringKeyframe(1.0, duration: 1, spring: .smooth)
        }
        #expect(spring.value(time: 1.05) > 1.02)
        #expect(abs(spring.value(time: 2) - 1) < 0.01)
    }

    @Test("keyframes can be chosen and repeated by the builder")
    func builder() {
        func timeline(_ isLong: Bool) -> KeyframeTimeline<Double> {
            KeyframeTimeline(initialValue: 0.0) {
                KeyframeTrack {
                    if isLong {
                        LinearKeyframe(1.0, duration: 2)
                    } else {
                        LinearKeyframe(1.0, duration: 1)
                    }
                    for _ in 0..<2 { LinearKeyframe(0.0, duration: 1) }
                }
            }
        }
        #expect(timeline(true).duration == 4 && timeline(false).duration == 3)
    }

    @Test("a keyframe animator runs once for each change of its trigger, from what is shown")
    func triggered() {
        struct Stage: View {
            let trigger: Int
            var body: some View {
                square.keyframeAnimator(initialValue: 0.0, trigger: trigger) { content, value in
                    content.opacity(value)
                } keyframes: { _ in
                    LinearKeyframe(1.0, duration: 1)
                    LinearKeyframe(0.5, duration: 1)
                }
            }
        }
        let host = TestHost(Stage(trigger: 0))
        #expect(host.opacity == 0 && !host.isAnimating)
        host.update(Stage(trigger: 1))
        host.advance(by: 0.5)
        #expect(hundredths(CGFloat(host.opacity ?? 0)) == 0.5)
        host.advance(by: 2)
        #expect(host.opacity == 0.5 && !host.isAnimating)
        host.update(Stage(trigger: 2))
        host.advance(by: 0.5)
        #expect(hundredths(CGFloat(host.opacity ?? 0)) == 0.75)
    }

    @Test("a repeating keyframe animator starts again at its end")
    func repeating() {
        let host = TestHost(
            KeyframeAnimator(initialValue: 0.0) { value in
                square.opacity(value)
            } keyframes: { _ in
                LinearKeyframe(1.0, duration: 1)
            })
        host.advance(by: 2.25)
        #expect(hundredths(CGFloat(host.opacity ?? 0)) == 0.25 && host.isAnimating)
    }

    @Test("a phase animator goes from phase to phase and round again")
    func phases() {
        let host = TestHost(
            PhaseAnimator([0.0, 1.0, 0.5]) { phase in
                square.opacity(phase)
            } animation: { _ in
                .linear(duration: 1)
            })
        host.surface.virtualClock.frameInterval = 0.25
        #expect(host.opacity == 0)
        host.advance(by: 0.5)
        #expect(host.opacity == 0.5)
        host.advance(by: 0.5)
        #expect(host.opacity == 1)
        host.advance(by: 0.5)
        #expect(host.opacity == 0.75)
        host.advance(by: 1)
        #expect(host.opacity == 0.25)
        #expect(host.isAnimating)
    }

    @Test("a phase animator with a trigger goes through its phases once and ends at the first")
    func triggeredPhases() {
        struct Stage: View {
            let trigger: Bool
            var body: some View {
                square.phaseAnimator([0.0, 1.0], trigger: trigger) { content, phase in
                    content.opacity(phase)
                } animation: { _ in
                    .linear(duration: 1)
                }
            }
        }
        let host = TestHost(Stage(trigger: false))
        host.advance(by: 2)
        #expect(host.opacity == 0 && !host.isAnimating)
        host.update(Stage(trigger: true))
        host.advance(by: 1)
        #expect(host.opacity == 1)
        host.advance(by: 0.5)
        #expect(host.opacity == 0.5)
        host.advance(by: 3)
        #expect(host.opacity == 0 && !host.isAnimating)
    }

    @Test("phases without animation change with each frame rather than without end in one")
    func phasesWithoutAnimation() {
        let host = TestHost(
            PhaseAnimator([0.0, 1.0]) {
                square.opacity($0)
            } animation: { _ in
                nil
            })
        host.surface.virtualClock.frameInterval = 0.1
        var seen: [Double?] = []
        for _ in 0..<4 {
            host.advance(by: 0.1)
            seen.append(host.opacity)
        }
        #expect(Set(seen) == [0, 1])
    }
}
