import Foundation
import Testing
import ViewTesting

@testable import SwiftUICore

@MainActor
@Suite("Scroll transitions")
struct ScrollTransitionTests {
    /// Rows of 40 points in a view of 100; the opacity out of view is 0, and each side moves its own way.
    private struct Rows: View {
        var topLeading = ScrollTransitionConfiguration.interactive(timingCurve: .linear)
        var bottomTrailing = ScrollTransitionConfiguration.interactive(timingCurve: .linear)
        var opacity = 0.0

        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<5, id: \.self) { _ in
                        square.frame(width: 40, height: 40)
                            .scrollTransition(topLeading: topLeading, bottomTrailing: bottomTrailing) {
                                [opacity] content, phase in
                                content.opacity(phase.isIdentity ? 1 : opacity).offset(x: phase.value * 20)
                            }
                    }
                }
            }
        }
    }

    private func host(_ rows: Rows) -> TestHost<Rows> { TestHost(rows, size: CGSize(width: 100, height: 100)) }

    private func opacities(_ host: TestHost<Rows>) -> [Double] { host.layers.map { hundredths($0.opacity) } }

    @Test("a view comes in with the scrolling, and goes the other way")
    func interactive() {
        let host = host(Rows())
        // The third row reaches from 80 to 120: half of it is seen.
        #expect(opacities(host) == [1, 1, 0.5, 0, 0])
        #expect(host.layers.map { hundredths($0.transform.tx) } == [0, 0, 10, 20, 20])
        host.scroll(to: 30)
        #expect(opacities(host) == [0.25, 1, 1, 0.25, 0])
        #expect(host.layers.map { hundredths($0.transform.tx) } == [-15, 0, 0, 15, 20])
    }

    @Test("the timing curve says how far the look has come")
    func curve() {
        let host = host(Rows(bottomTrailing: .interactive(timingCurve: .easeInOut)))
        host.scroll(to: 10)
        let expected = UnitCurve.easeInOut.value(at: 0.75)
        #expect(abs((host.layers[2].opacity) - expected) < 0.001)
    }

    @Test("a threshold says from where a view counts as in view")
    func thresholds() {
        func third(_ threshold: ScrollTransitionConfiguration.Threshold, scrolledTo y: CGFloat = 0) -> Double {
            let host = host(Rows(bottomTrailing: .interactive(timingCurve: .linear).threshold(threshold)))
            host.scroll(to: y)
            return opacities(host)[2]
        }
        #expect(third(.visible) == 0.5)
        #expect(third(.visible(0.5)) == 1)
        #expect(third(.hidden) == 1)
        // Just out of sight its top is at 100, in the middle at 30.
        #expect(third(.centered, scrolledTo: 15) == 0.5)
        #expect(third(.visible.inset(by: 20)) == 0.33)
        // Half of the way from 60 to 30.
        #expect(third(.visible.interpolated(towards: .centered, amount: 0.5)) == 0.36)
        #expect(third(.visible(.nan)) == 0.5)
    }

    @Test("without transition a side looks as in view")
    func identity() {
        let host = host(Rows(topLeading: .identity))
        host.scroll(to: 30)
        #expect(opacities(host) == [1, 1, 1, 0.25, 0])
    }

    @Test("an animated transition changes where the threshold is passed, and takes its time")
    func animated() {
        let configuration = ScrollTransitionConfiguration.animated(.linear(duration: 1)).threshold(.visible(0.5))
        let host = host(Rows(topLeading: configuration, bottomTrailing: configuration))
        #expect(opacities(host) == [1, 1, 1, 0, 0])
        host.scroll(to: 39)
        #expect(opacities(host) == [1, 1, 1, 0, 0])
        host.advance(by: 0.5)
        #expect(opacities(host) == [0.5, 1, 1, 0, 0])
        host.scroll(to: 40)
        host.advance(by: 1.1)
        #expect(opacities(host) == [0, 1, 1, 1, 0])
    }

    @Test("what the app changes has the animation of the change, not that of the transition")
    func appChanges() {
        let host = host(Rows())
        host.update(Rows(opacity: 0.5))
        #expect(opacities(host) == [1, 1, 0.75, 0.5, 0.5])
    }

    @Test("outside of scroll views a view is in view")
    func outside() {
        let host = TestHost(square.scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0) })
        #expect(host.opacity == 1)
    }

    @Test("sideways, leading is where text begins")
    func sideways() {
        struct Columns: View {
            var body: some View {
                ScrollView(.horizontal) {
                    HStack(spacing: 0) {
                        ForEach(0..<3, id: \.self) { _ in
                            square.frame(width: 80, height: 40).scrollTransition(.interactive(timingCurve: .linear)) {
                                content, phase in content.offset(y: phase.value * 20)
                            }
                        }
                    }
                }
            }
        }
        let size = CGSize(width: 100, height: 100)
        let host = TestHost(Columns(), size: size)
        #expect(host.layers.map(\.transform.ty) == [0, 15, 20])
        host.scroll(to: 0, x: 60)
        #expect(host.layers.map(\.transform.ty) == [-15, 0, 20])
        let mirrored = TestHost(Columns().environment(\.layoutDirection, .rightToLeft), size: size)
        mirrored.scroll(to: 0, x: 80)
        // The first one is at the right end, most of it beyond what is seen.
        #expect(mirrored.layers.map(\.transform.ty) == [-15, 0, 20])
    }

    @Test("a view whose phase has not changed is not drawn anew")
    func proportion() {
        let host = host(Rows())
        host.scroll(to: 5)
        let before = host.host.counters.surfaceUpdates
        host.scroll(to: 15)
        #expect(host.host.counters.surfaceUpdates - before <= 3)
    }
}
