import Foundation
import SwiftUICore
import Testing
import ViewTesting

/// What a layout of one's own can rely on; rows are those of the behaviour sheet, section 1.
@MainActor
@Suite("Layout protocol")
struct LayoutProtocolTests {
    /// What layouts note down, which run outside of any actor.
    private final class Journal {
        var list: [String] = []
        func note(_ text: String) { list.append(text) }
    }

    private let events = Journal()

    /// Notes what it is asked, and arranges by closures.
    private struct Spy: Layout {
        var number = 0
        let events: Journal
        var place: (CGRect, LayoutSubviews) -> Void = { _, _ in }

        func makeCache(subviews: Subviews) -> Int {
            events.note("make \(subviews.count)")
            return 0
        }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
            proposal.replacingUnspecifiedDimensions()
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) {
            place(bounds, subviews)
        }
    }

    private struct Spied: View {
        let number: Int
        let count: Int
        let events: Journal
        var body: some View {
            Spy(number: number, events: events).callAsFunction {
                ForEach(0..<count, id: \.self) { _ in flexible }
            }
        }
    }

    @Test("the cache is made again when the layout or the list of views has changed, and only then")  // L212
    func cache() {
        let host = TestHost(Spied(number: 1, count: 2, events: events), checks: []) { _ in }
        #expect(events.list == ["make 2"])
        host.update(Spied(number: 1, count: 2, events: events))
        host.settle()
        #expect(events.list == ["make 2"])
        host.update(Spied(number: 2, count: 2, events: events))
        #expect(events.list == ["make 2", "make 2"])
        host.update(Spied(number: 2, count: 3, events: events))
        #expect(events.list == ["make 2", "make 2", "make 3"])
    }

    @Test("a missing dimension becomes ten, or what is said")  // L214
    func unspecified() {
        #expect(
            ProposedViewSize(width: nil, height: 200).replacingUnspecifiedDimensions() == CGSize(width: 10, height: 200)
        )
        #expect(
            ProposedViewSize(width: nil, height: nil).replacingUnspecifiedDimensions(by: CGSize(width: 3, height: 4))
                == CGSize(width: 3, height: 4))
        #expect(ProposedViewSize.unspecified == ProposedViewSize(width: nil, height: nil))
    }

    @Test("the bounds have a size that the layout has answered")  // L215
    func bounds() {
        let events = events
        let host = TestHost(
            Spy(events: events, place: { bounds, _ in events.note("\(Int(bounds.width))x\(Int(bounds.height))") }) {
                flexible
            }.frame(width: 70, height: 30))
        #expect(events.list.last == "70x30")
        _ = host
    }

    @Test("a view that is not placed is centred, with the container's proposal")  // L216
    func unplaced() {
        row("L216", 100, 50, "100x50; 40,20 20x10; 0,0 100x50") {
            Spy(events: events)() {
                fixed(20, 10); flexible
            }
        }
    }

    @Test("a view is placed by its top leading corner unless another anchor is given, and chooses its own size")
    func placing() {
        row("L217", 100, 50, "100x50; 10,5 20x10; 30,35 20x10") {
            Spy(
                events: events,
                place: { _, views in
                    views[0].place(at: CGPoint(x: 10, y: 5), proposal: .unspecified)
                    views[1].place(at: CGPoint(x: 50, y: 45), anchor: .bottomTrailing, proposal: .unspecified)
                }
            ) {
                fixed(20, 10); fixed(20, 10)
            }
        }
        row("L217, nil is ideal", 100, 50, "100x50; 0,0 10x10") {
            Spy(events: events, place: { _, views in views[0].place(at: .zero, proposal: .unspecified) }) { flexible }
        }
        row("L218", 100, 50, "100x50; 0,0 200x80") {
            Spy(
                events: events,
                place: { bounds, views in
                    views[0].place(at: .zero, proposal: ProposedViewSize(width: 5, height: 5))
                }
            ) { fixed(200, 80) }
        }
    }

    /// Arranges as a column does, without any guide of its own.
    private struct Guideless: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            CGSize(width: 40, height: 20)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}

        func explicitAlignment(
            of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
            cache: inout Void
        ) -> CGFloat? { nil }
    }

    @Test("where a layout gives no guide, the default for its bounds counts")  // L219
    func noGuide() {
        row("L219", 100, 50, "60x30; 20,5 20x10; 0,20 60x10") {
            VStack(spacing: 0) {
                Guideless { fixed(20, 10).alignmentGuide(HorizontalAlignment.center) { _ in 0 } }
                fixed(60, 10)
            }
        }
    }

    private struct Switching: View {
        let isRow: Bool
        let events: Journal
        var body: some View {
            let layout = isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
            layout {
                Remembering(events: events); fixed(30, 10)
            }
        }
    }

    private struct Remembering: View {
        let events: Journal
        @State private var count = 0
        var body: some View {
            let _ = events.note("body \(count)")
            fixed(20, 10).onAppear { count += 1 }.onDisappear { events.note("gone") }
        }
    }

    @Test("views keep their identity and state when a layout is exchanged")  // L221
    func exchanging() {
        let host = TestHost(Switching(isRow: true, events: events), size: CGSize(width: 100, height: 100))
        #expect(events.list == ["body 0", "body 1"])
        let before = host.shownNodes.map(\.id)
        host.update(Switching(isRow: false, events: events))
        #expect(events.list == ["body 0", "body 1"])
        #expect(host.shownNodes.map(\.id) == before)
        #expect(
            host.shownNodes.dropFirst().map(\.node.frame).map { "\(Int($0.minX)),\(Int($0.minY))" } == [
                "40,40", "35,50",
            ])
    }

    private enum Weight: LayoutValueKey { static var defaultValue: Int { 1 } }

    @Test("a layout reads the values that its views give")
    func layoutValues() {
        let events = events
        let host = TestHost(
            Spy(events: events, place: { _, views in events.note("\(views.map { $0[Weight.self] })") }) {
                flexible.layoutValue(key: Weight.self, value: 3).padding(); flexible
            })
        #expect(events.list.last == "[3, 1]")
        _ = host
    }

    private struct Stacking: Layout {
        static var layoutProperties: LayoutProperties {
            var properties = LayoutProperties()
            properties.stackOrientation = .vertical
            return properties
        }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            subviews[0].sizeThatFits(proposal)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
    }

    @Test("a spacer follows the direction that a layout says")
    func stackOrientation() {
        row("stackOrientation", 100, 50, "0x50") { Stacking { Spacer() } }
    }
}
