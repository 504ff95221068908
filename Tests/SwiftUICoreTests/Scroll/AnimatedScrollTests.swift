import Foundation
import Testing
import ViewTesting

@testable import SwiftUICore

/// `ScrollViewProxy.scrollTo` and positions of `scrollPosition(id:)` in `withAnimation`.
@MainActor
@Suite("Scrolling step by step")
struct AnimatedScrollTests {
    private struct Screen: View {
        let isLazy: Bool
        let events: Events
        @State private var position: Int?

        var body: some View {
            ScrollViewReader { proxy in
                VStack(spacing: 0) {
                    ScrollView {
                        if isLazy {
                            LazyVStack(spacing: 0) { rows }
                        } else {
                            VStack(spacing: 0) { rows }
                        }
                    }
                    .scrollPosition(id: $position)
                    .frame(height: 200)
                    Button("Go") {
                        withAnimation(.linear(duration: 1)) {
                            proxy.scrollTo(100, anchor: .top)
                        } completion: {
                            events.note("arrived")
                        }
                    }
                    Button("Jump") { proxy.scrollTo(100, anchor: .top) }
                    Button("Last") { withAnimation(.linear(duration: 1)) { proxy.scrollTo(199) } }
                    Button("Position") { withAnimation(.linear(duration: 1)) { position = 100 } }
                }
            }
        }

        private var rows: some View {
            ForEach(0..<200, id: \.self) { index in
                // Lazy rows are taken for others than they are until they are made.
                fixed(50, isLazy && index % 2 == 1 ? 30 : 20)
            }
        }
    }

    private let events = Events()

    private func makeHost(isLazy: Bool = false) -> TestHost<some View> {
        let host = TestHost(Screen(isLazy: isLazy, events: events), size: CGSize(width: 100, height: 400))
        host.finishesAnimations = false
        return host
    }

    @Test("in an animation the content comes to the view step by step, and who waits is told when it is there")
    func steps() throws {
        let host = makeHost()
        try host.tap("Go")
        #expect(host.scroll.offset.y == 0)
        host.advance(by: 0.5)
        #expect(abs(host.scroll.offset.y - 1000) <= 50, "\(host.scroll.offset.y)")
        #expect(host.surface.nodes[host.scroll.surface!.id]?.scrollOffset == host.scroll.offset)
        #expect(events.list.isEmpty)
        host.finishAnimations()
        #expect(host.scroll.offset.y == 2000)
        #expect(events.list == ["arrived"])
        #expect(!host.isAnimating)
    }

    @Test("without an animation it is there at once")
    func jump() throws {
        let host = makeHost()
        try host.tap("Jump")
        #expect(host.scroll.offset.y == 2000)
        #expect(!host.isAnimating)
    }

    @Test("rows that are measured on the way move the end of it, and it is met")
    func lazy() throws {
        let host = makeHost(isLazy: true)
        try host.tap("Go")
        var last: CGFloat = 0
        for _ in 0..<9 {
            host.advance(by: 0.1)
            #expect(host.scroll.offset.y > last)
            last = host.scroll.offset.y
        }
        host.finishAnimations()
        // Row 100 is one of the lower ones, and lies at the upper edge.
        let top = Int(host.surface.windowFrame(of: host.scroll.surface!.id).minY)
        #expect(host.shapeFrames.contains { $0.hasSuffix(" \(top) 50 20") }, "\(top) \(host.shapeFrames)")
        #expect(!host.isAnimating)
    }

    @Test("a view below is brought to the lower edge, no further")
    func nearest() throws {
        let host = makeHost()
        try host.tap("Last")
        host.advance(by: 0.5)
        #expect(abs(host.scroll.offset.y - 1900) <= 100)
        host.finishAnimations()
        #expect(host.scroll.offset.y == 3800)
    }

    @Test("a person who scrolls meanwhile ends it")
    func interrupting() throws {
        let host = makeHost()
        try host.tap("Go")
        host.advance(by: 0.5)
        host.scroll(to: 40)
        #expect(host.scroll.offset.y == 40)
        host.finishAnimations()
        #expect(host.scroll.offset.y == 40)
        #expect(!host.isAnimating)
        #expect(events.list == ["arrived"])
    }

    @Test("a position that is written in an animation is come to step by step")
    func position() throws {
        let host = makeHost(isLazy: true)
        try host.tap("Position")
        host.advance(by: 0.5)
        let half = host.scroll.offset.y
        host.finishAnimations()
        #expect(half > 100 && half < host.scroll.offset.y - 100, "\(half) \(host.scroll.offset.y)")
    }
}
