import Foundation
import SwiftUICore
import Testing
import ViewTesting

/// Updates are compared with doing everything anew.
@MainActor
@Suite("Update checks")
struct UpdateCheckTests {
    /// Breaks the rule that sizes depend on nothing but views.
    private struct Fickle: Layout {
        final class Memory { var size: CGFloat = 10 }
        let memory: Memory
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            memory.size += 1
            return CGSize(width: memory.size, height: 10)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
    }

    // ask 26
    @Test("a layout that answers differently the second time is found")
    func difference() {
        var found: [String] = []
        let memory = Fickle.Memory()
        let host = TestHost(Fickle(memory: memory) { Color.red }, checks: []) { _ in }
        host.host.checker.onDifference = { found.append($0) }
        host.host.checker.checks = .layout
        host.window.invalidateLayout()
        host.settle()
        #expect(!found.isEmpty)
        host.host.checker.checks = []
    }

    private final class Unwatched { var number = 1 }

    /// Breaks the rule that a body depends on nothing but what the engine can watch.
    private struct Secretive: View {
        let source: Unwatched
        var body: some View { Text("\(source.number)") }
    }

    @Test("a body that was passed over and would give something else is found when its host goes")
    func passedOver() {
        let source = Unwatched()
        withKnownIssue {
            let host = TestHost(Secretive(source: source), checks: .bodies) { _ in }
            source.number = 2
            host.settle()
            #expect(host.shownTexts == ["1"])
        } matching: {
            $0.comments.contains { $0.rawValue.hasPrefix("A body that was passed over shows something else") }
        }
    }
}
