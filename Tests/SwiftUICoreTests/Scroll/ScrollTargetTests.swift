import Foundation
import SwiftUICore
import Testing
import ViewTesting

@MainActor
@Suite("Where scrolling comes to rest")
struct ScrollTargetTests {
    private func host(_ behavior: some ScrollTargetBehavior) -> TestHost<some View> {
        let view = ScrollView(.horizontal) {
            HStack(spacing: 0) {
                ForEach(0..<10) { Text("\($0)").frame(width: 60, height: 20) }
            }
            .scrollTargetLayout()
        }
        .scrollTargetBehavior(behavior)
        return TestHost(view, size: CGSize(width: 100, height: 40))
    }

    private func offset(_ host: TestHost<some View>) -> CGFloat? {
        host.shownNodes.first { if case .scroll = $0.node.value.content { true } else { false } }?.node.scrollOffset.x
    }

    @Test("pages are turned by a short way, and the nearest one counts for a long way")
    func paging() throws {
        let host = host(.paging)
        try host.scroll(x: 20)
        #expect(offset(host) == 100)
        try host.scroll(x: 130)
        #expect(offset(host) == 200)
        try host.scroll(x: -20)
        #expect(offset(host) == 100)
    }

    @Test("the last page ends where the content ends")
    func lastPage() throws {
        let host = host(.paging)
        try host.scroll(x: 10_000)
        #expect(offset(host) == 500)
    }

    @Test("it rests where a view begins")
    func aligned() throws {
        let host = host(.viewAligned)
        try host.scroll(x: 70)
        #expect(offset(host) == 60)
        try host.scroll(x: 40)
        #expect(offset(host) == 120)
        try host.scroll(x: -10)
        #expect(offset(host) == 60)
    }

    @Test("with a limit it goes by one view at a time")
    func limited() throws {
        let host = host(.viewAligned(limitBehavior: .always))
        try host.scroll(x: 400)
        #expect(offset(host) == 60)
    }

    private struct Middle: ScrollTargetBehavior {
        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
            target.rect.origin.x = (context.contentSize.width - context.containerSize.width) / 2
        }
    }

    @Test("an app's own behaviour is told the sizes and has its way")
    func own() throws {
        let host = host(Middle())
        try host.scroll(x: 30)
        #expect(offset(host) == 250)
    }

    @Test("content can be seen beyond the edges")
    func clipping() {
        func clips(_ view: some View) -> [Bool] {
            TestHost(view).shownNodes.compactMap {
                if case .scroll(let scroll) = $0.node.value.content { scroll.clipsContent } else { nil }
            }
        }
        #expect(clips(ScrollView { Text("a") }) == [true])
        #expect(clips(ScrollView { Text("a") }.scrollClipDisabled()) == [false])
    }
}
