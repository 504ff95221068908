import Foundation
import SwiftUICore
import Testing
import ViewTesting

/// Updates are compared with doing everything anew.
@MainActor
@Suite("Update checks")
struct OracleTests {
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

    @Test("a layout that answers differently the second time is found")
    func difference() {
        var found: [String] = []
        let memory = Fickle.Memory()
        let host = TestHost(Fickle(memory: memory) { Color.red }, checks: []) { _ in }
        host.host.onDifference = { found.append($0) }
        host.host.checks = .layout
        host.window.invalidateLayout()
        host.settle()
        #expect(!found.isEmpty)
        host.host.checks = []
    }
}
