import Foundation
import Testing
import ViewTesting

@testable import SwiftUICore

@MainActor
@Suite("Scroll views")
struct ScrollViewTests {
    @Test("it takes what it is offered along its axis, and is as wide as its content")  // L169, asks 20
    func vertical() {
        let layout = LayoutProbe(ScrollView { fixed(50, 500) }, width: 100, height: 200)
        #expect(layout.size == CGSize(width: 50, height: 200))
        #expect(layout.frames == ["0,0 50x500"])
    }

    @Test("content is offered no height in particular")  // L170
    func proposal() {
        let layout = LayoutProbe(ScrollView { Color.red }, width: 100, height: 200)
        #expect(layout.frames == ["0,0 100x10"])
    }

    @Test("content of one that scrolls sideways is offered no width in particular")  // L171
    func horizontal() {
        let layout = LayoutProbe(
            ScrollView(.horizontal) {
                HStack(spacing: 0) {
                    Color.red
                    Color.green
                }
            }, width: 100, height: 200)
        #expect(layout.frames == ["0,0 10x200", "10,0 10x200"])
    }

    @Test("content of one that scrolls both ways is in the middle where it is smaller")  // L172
    func both() {
        let layout = LayoutProbe(ScrollView([.horizontal, .vertical]) { Color.red }, width: 100, height: 200)
        #expect(layout.frames == ["45,95 10x10"])
    }

    @Test("where nothing is offered it is as large as its content")  // L173
    func ideal() {
        #expect(
            LayoutProbe(ScrollView { fixed(50, 80) }, width: nil, height: nil).size == CGSize(width: 50, height: 80))
    }

    @Test("a spacer in it is as small as it can be")  // L174, asks 20
    func spacer() {
        let layout = LayoutProbe(
            ScrollView {
                VStack {
                    fixed(10, 10)
                    Spacer()
                    fixed(10, 10)
                }
            }, width: 100, height: 200)
        #expect(layout.frames.last == "0,18 10x10")
    }

    @Test("several views in it stand in a column")  // L176
    func column() {
        let layout = LayoutProbe(
            ScrollView {
                fixed(50, 10)
                fixed(20, 10)
            }, width: 100, height: 200)
        #expect(layout.frames == ["0,0 50x10", "15,18 20x10"])
    }

    struct Reading: View {
        let height: CGFloat
        let events: Events

        var body: some View {
            ScrollView {
                GeometryReader { proxy in
                    let _ = events.note("\(Int(proxy.frame(in: .global).minY))")
                    Color.red
                }
                .frame(height: height)
            }
        }
    }

    @Test("scrolling beyond what there is stops at the end; content that shrinks is followed")  // L177
    func ends() {
        let host = TestHost(
            Reading(height: 200, events: Events()), size: CGSize(width: 50, height: 100))
        host.scroll(to: 100)
        host.update(Reading(height: 150, events: Events()))
        #expect(host.scroll.offset.y == 50)
        #expect(host.surface.nodes[host.scroll.surface!.id]?.scrollOffset.y == 50)
    }

    @Test("a geometry reader is told where it is while scrolling")
    func geometry() {
        let events = Events()
        let host = TestHost(Reading(height: 500, events: events), size: CGSize(width: 50, height: 100))
        events.list = []
        host.scroll(to: 40)
        #expect(events.list == ["-40"])
    }

    @Test("bars are shown, and scrolling allowed, as the modifiers say")
    func modifiers() {
        func content<V: View>(_ view: V) -> ScrollContent? {
            let host = TestHost(view)
            guard case .scroll(let scroll)? = host.surface.nodes[host.scroll.surface!.id]?.value.content else {
                return nil
            }
            return scroll
        }
        let view = ScrollView { fixed(10, 10) }
        #expect(content(view)?.showsIndicators == true)
        #expect(content(view)?.contentSize == CGSize(width: 10, height: 10))
        #expect(content(view.scrollIndicators(.hidden))?.showsIndicators == false)
        #expect(content(view.scrollDisabled(true))?.isScrollEnabled == false)
        #expect(content(view)?.isRefreshable == false)
        #expect(content(view.refreshable {})?.isRefreshable == true)
    }

    @Test("pulling a list down asks for fresh content")  // asks 11
    func refreshing() async {
        await confirmation { confirmed in
            let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
            let host = TestHost(List { fixed(10, 10) }.refreshable { continuation.yield() })
            try? host.refresh()
            for await _ in stream {
                confirmed()
                break
            }
        }
    }

    @Test("a view that was made is scrolled to by its id")
    func scrollTo() {
        var proxy: ScrollViewProxy?
        let host = TestHost(
            ScrollViewReader { reader in
                let _ = proxy = reader
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<100, id: \.self) { _ in fixed(10, 20) }
                        fixed(10, 50).id("last")
                    }
                }
            }, size: CGSize(width: 100, height: 200))
        proxy?.scrollTo("last")
        host.settle()
        #expect(host.scroll.offset.y == 1850)
        proxy?.scrollTo(10, anchor: .top)
        host.settle()
        #expect(host.scroll.offset.y == 200)
    }

    struct Positioned: View {
        @State private var position: Int?
        let events: Events
        let send: (@escaping (Int) -> Void) -> Void

        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(0..<1000, id: \.self) { _ in fixed(10, 20) } }
            }
            .scrollPosition(id: $position)
            .onChange(of: position) { _, new in events.note("\(new ?? -1)") }
            .onAppear { send { position = $0 } }
        }
    }

    @Test("a position that is written scrolls, and scrolling writes it")
    func position() {
        let events = Events()
        var jump: ((Int) -> Void)?
        let host = TestHost(Positioned(events: events) { jump = $0 }, size: CGSize(width: 100, height: 200))
        jump?(500)
        host.settle()
        #expect(host.scroll.offset.y == 10_000)
        host.scroll(to: 4000)
        #expect(events.list == ["500", "200"])
    }

    struct Growing: View {
        let count: Int
        var body: some View {
            ScrollView { VStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in fixed(10, 20) } } }
                .defaultScrollAnchor(.bottom)
        }
    }

    @Test("a scroll view that starts at its end stays there until a person scrolls")
    func anchor() {
        let host = TestHost(Growing(count: 100), size: CGSize(width: 100, height: 200))
        #expect(host.scroll.offset.y == 1800)
        host.update(Growing(count: 110))
        #expect(host.scroll.offset.y == 2000)
        host.scroll(to: 100)
        host.update(Growing(count: 120))
        #expect(host.scroll.offset.y == 100)
    }

    @Test("margins lie around what scrolls")
    func margins() {
        let layout = LayoutProbe(
            ScrollView { Color.red.frame(height: 50) }.contentMargins(.horizontal, 10).contentMargins(.top, 5),
            width: 100, height: 200)
        #expect(layout.size == CGSize(width: 100, height: 200))
        #expect(layout.frames == ["10,5 80x50"])
    }
}

@MainActor
@Suite("Bars in front of scroll views")
struct ScrollBarInsetTests {
    // L230
    @Test("a scroll view keeps its full frame under a bar, and its content can be scrolled out from under it")
    func bar() throws {
        let host = TestHost(
            ScrollView { Color.red.frame(width: 50, height: 500) }
                .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 40) },
            size: CGSize(width: 100, height: 200))
        let scroll = try #require(host.find { if case .scroll = $0.content { true } else { false } })
        #expect(host.surface.windowFrame(of: scroll).height == 200)
        guard case .scroll(let content)? = host.surface.nodes[scroll]?.value.content else { return }
        #expect(content.contentSize.height == 540)
        #expect(host.shapeFrames.contains("25 160 50 40"))
    }
}
