import Foundation
import SwiftUICore
import Testing
import ViewTesting

/// Rows are those of the behaviour sheet, section 1.
@MainActor
@Suite("Safe area")
struct SafeAreaTests {
    /// The frames in a window of 100 by 300 whose bars take 50 points at the top and 34 at the bottom.
    private func frames<V: View>(
        _ view: V, insets: EdgeInsets = EdgeInsets(top: 50, leading: 0, bottom: 34, trailing: 0),
        rightToLeft: Bool = false
    ) -> [String] {
        let host = TestHost(view, size: CGSize(width: 100, height: 300)) { $0.isRightToLeft = rightToLeft }
        host.window.providedInsets = insets
        host.settle()
        return host.shownNodes.dropFirst().map { shown in
            let frame = shown.node.frame
            return "\(Int(frame.minX)),\(Int(frame.minY)) \(Int(frame.width))x\(Int(frame.height))"
        }
    }

    @Test("a view stays inside the safe area unless it ignores it")  // L224
    func ignoring() {
        #expect(frames(flexible) == ["0,50 100x216"])
        #expect(frames(flexible.ignoresSafeArea()) == ["0,0 100x300"])
        #expect(frames(flexible.ignoresSafeArea(edges: .top)) == ["0,0 100x266"])
        #expect(frames(flexible.ignoresSafeArea(.keyboard)) == ["0,50 100x216"])
    }

    @Test("a background style reaches under the bars at the edges that it touches; a background view does not")
    func backgrounds() {
        #expect(frames(VStack { flexible }.background(.red)) == ["0,0 100x300", "0,50 100x216"])  // L226
        #expect(
            frames(VStack { flexible }.background(.red, ignoresSafeAreaEdges: .bottom))
                == ["0,50 100x250", "0,50 100x216"])
        #expect(frames(VStack { flexible }.background { Color.red }) == ["0,50 100x216", "0,50 100x216"])  // L227
    }

    @Test("a view that does not touch the edge of the safe area stays where it is")  // L232
    func apart() {
        #expect(frames(fixed(10, 10).ignoresSafeArea()) == ["45,153 10x10"])
    }

    @Test("sides are the reader's own: what lies at the left is trailing from right to left")  // L233
    func sides() {
        let events = Events()
        let insets = EdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 40)
        let view = GeometryReader { proxy in
            let _ = events.note("\(Int(proxy.safeAreaInsets.leading)) \(Int(proxy.safeAreaInsets.trailing))")
            flexible
        }.ignoresSafeArea()
        _ = frames(view, insets: insets)
        #expect(events.list.last == "20 40")
        #expect(frames(flexible, insets: insets) == ["20,0 40x300"])
        #expect(frames(flexible, insets: insets, rightToLeft: true) == ["40,0 40x300"])
    }
}
