import Foundation
import Testing
import ViewTesting

@testable import SwiftUICore

/// Rows are those of the behaviour sheet, section 1.
@MainActor
@Suite("Geometry")
struct GeometryTests {
    let events = Events()

    @Test("a geometry reader takes what is offered, and its content may stand over")  // L164
    func takesAll() {
        let layout = LayoutProbe(GeometryReader { _ in fixed(200, 20) }, width: 100, height: 60)
        #expect(layout.size == CGSize(width: 100, height: 60))
        #expect(layout.frames == ["0,0 200x20"])
    }

    @Test("behind a view it has the view's size")  // L167
    func background() {
        let events = events
        let layout = LayoutProbe(
            fixed(50, 30).background {
                GeometryReader { proxy in
                    let _ = events.note("\(proxy.size)")
                    Color.blue.frame(width: proxy.size.width / 2)
                }
            }, width: 300, height: 300)
        #expect(events.list.last == "(50.0, 30.0)")
        #expect(layout.frames == ["0,0 25x30", "0,0 50x30"])
    }

    @Test("the content that fits is chosen, else the last")  // L205, L207, L209
    func fitting() {
        let layout = LayoutProbe(
            ViewThatFits {
                fixed(300, 20); fixed(150, 20); fixed(50, 20)
            }, width: 40, height: 100)
        #expect(layout.size == CGSize(width: 50, height: 20))
        let second = LayoutProbe(
            ViewThatFits {
                Color.red; fixed(5, 5)
            }, width: 200, height: 100)
        #expect(second.size == CGSize(width: 200, height: 100))
        let third = LayoutProbe(
            ViewThatFits {
                fixed(300, 20); fixed(50, 20)
            }, width: nil, height: nil)
        #expect(third.size == CGSize(width: 300, height: 20))
    }

    @Test("the safe area is left by what ignores it, and kept by what is inset")  // L228
    func inset() {
        let layout = LayoutProbe(
            Color.red.safeAreaInset(edge: .top, spacing: 0) { fixed(100, 20) }, width: 100, height: 100)
        #expect(layout.frames == ["0,20 100x80", "0,0 100x20"])
        let ignoring = LayoutProbe(
            Color.red.ignoresSafeArea().safeAreaInset(edge: .top, spacing: 0) { fixed(100, 20) }, width: 100,
            height: 100)
        #expect(ignoring.frames == ["0,0 100x100", "0,0 100x20"])
    }

    private struct Bounds: PreferenceKey {
        static var defaultValue: [Anchor<CGRect>] { [] }
        static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
    }

    @Test("an anchor is a rectangle in the reader's own coordinates")  // S123
    func anchor() {
        let layout = LayoutProbe(
            VStack(spacing: 0) {
                fixed(100, 30)
                fixed(40, 20).anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
            }.overlayPreferenceValue(Bounds.self) { anchors in
                GeometryReader { proxy in
                    let rect = proxy[anchors[0]]
                    Color.blue.frame(width: rect.width, height: rect.height).offset(x: rect.minX, y: rect.minY)
                }
            }, width: 200, height: 200)
        #expect(layout.frames == ["0,0 100x30", "30,30 40x20", "30,30 40x20"])
    }

    @Test("the geometry is reported at first and when it changes")
    func changes() {
        let events = events
        let host = TestHost(Sized(width: 10, events: events))
        host.update(Sized(width: 20, events: events))
        host.update(Sized(width: 20, events: events))
        #expect(events.list == ["10.0", "20.0"])
    }

    private struct Sized: View {
        let width: CGFloat
        let events: Events
        var body: some View {
            Color.red.frame(width: width).onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { width in
                events.note("\(width)")
            }
        }
    }

    private struct Place: View {
        let name: String
        let events: Events
        var body: some View {
            GeometryReader { proxy in
                let _ = events.note("\(name) \(proxy.frame(in: .global).minY)")
                Color.red
            }
            .frame(height: 20)
        }
    }

    private struct Growing: View {
        @State private var height: CGFloat = 20
        var body: some View {
            Button("Grow") { height += 10 }
            Color.blue.frame(height: height)
        }
    }

    private struct Cards: View {
        let events: Events

        var body: some View {
            HStack(alignment: .top, spacing: 0) {
                ScrollView {
                    VStack(spacing: 0) { ForEach(0..<200, id: \.self) { Place(name: "\($0)", events: events) } }
                }
                VStack(spacing: 0) {
                    Growing()
                    Place(name: "below", events: events)
                }
            }
        }
    }

    @Test("only those are asked where they are that may have moved")
    func proportion() throws {
        let host = TestHost(Cards(events: events))
        let scroll = try #require(host.find { if case .scroll = $0.content { true } else { false } })
        host.settle()
        events.list = []
        let before = host.host.counters.placeQuestions
        try host.tap("Grow")
        #expect(events.list.count == 1 && events.list[0].hasPrefix("below"))
        #expect(host.host.counters.placeQuestions - before <= 4)
        events.list = []
        host.surface.send(.scroll(CGPoint(x: 0, y: 50)), to: scroll)
        host.settle()
        #expect(events.list.count == 200 && events.list.contains("0 -50.0"))
    }
}
