import Foundation
@testable import SwiftUICore
import Testing
import ViewTesting

/// Where something stands on the pixel grid, and what moves with what is around it.
@MainActor
@Suite("Placement")
struct PlacementTests {
    private struct Moved: View {
        let y: CGFloat
        var body: some View {
            ZStack(alignment: .topLeading) {
                Color.clear
                ZStack(alignment: .topLeading) {
                    Color.red.frame(width: 10, height: 10.5)
                    Color.blue.frame(width: 10, height: 10).offset(y: 10.5)
                }
                .opacity(0.5)
                .offset(y: y)
            }
        }
    }

    private func frameWrites(from start: CGFloat, to end: CGFloat) -> (count: Int, host: TestHost<Moved>) {
        let host = TestHost(Moved(y: start), size: CGSize(width: 100, height: 100), checks: .layout) { _ in }
        let before = host.host.counters.frameWrites
        host.update(Moved(y: end))
        return (host.host.counters.frameWrites - before, host)
    }

    @Test("what is in a layer that moves by whole pixels is told nothing")
    func wholePixels() {
        #expect(frameWrites(from: 10, to: 20).count == 1)
    }

    @Test("what is in a layer that moves by half a pixel is rounded anew, and edges that touch still do")
    func halfPixels() {
        let (count, host) = frameWrites(from: 10, to: 20.5)
        #expect(count > 1)
        let frames = host.shapeFrames.suffix(2)
        #expect(frames == TestHost(Moved(y: 20.5), size: CGSize(width: 100, height: 100)).shapeFrames.suffix(2))
    }

    private struct Aligned: View {
        let size: CGFloat
        var body: some View {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text(verbatim: "a").font(.system(size: size)).frame(width: 50, height: 60, alignment: .top)
                Text(verbatim: "b")
            }
        }
    }

    @Test("a text whose baseline moves in a frame that stays moves what is aligned with it")
    func baselines() {
        let host = TestHost(Aligned(size: 10), checks: .layout) { _ in }
        host.update(Aligned(size: 40))
        #expect(host.outline == TestHost(Aligned(size: 40)).outline)
    }

    @Test("a text that wraps differently in a frame that stays leaves what is around it alone")
    func frames() {
        struct Framed: View {
            let text: String
            var body: some View {
                HStack {
                    VStack {
                        Text(verbatim: text)
                        Text(verbatim: "below")
                    }
                    .frame(width: 80, height: 100)
                    Text(verbatim: "beside")
                }
            }
        }
        let host = TestHost(Framed(text: "short"), checks: .layout) { _ in }
        let before = host.host.counters.placements
        host.update(Framed(text: "a text of several words"))
        #expect(host.host.counters.placements - before <= 4)
        #expect(host.outline == TestHost(Framed(text: "a text of several words")).outline)
    }
}
