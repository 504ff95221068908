import Foundation
@testable import SwiftUICore
import Testing
import ViewTesting

/// What is dropped when something inside changes.
@MainActor
@Suite("Invalidation")
struct InvalidationTests {
    private final class SpacedNode: LayoutNode {
        var own = ViewSpacing.zero
        override var spacing: ViewSpacing { own }
    }

    @Test("a stack whose sizes were dropped still hears of another spacing inside, also through modifiers")
    func spacing() {
        let host = TestHost(EmptyView()).host
        let inputs = _ViewInputs(
            host: host, scope: IdentityScope(host: host), environment: EnvironmentScope(parent: nil),
            preferences: PreferenceScope(parent: nil))
        let leaf = SpacedNode(host: host)
        let stack = LayoutContainerNode(inputs, layout: VStackLayout())
        stack.setChildren([PassThroughNode(inputs, child: leaf)])
        leaf.invalidateLayout()
        #expect(stack.spacing.distance(to: .zero, along: .vertical) == 0)
        leaf.own = ViewSpacing()
        leaf.invalidateLayout()
        #expect(stack.spacing.distance(to: .zero, along: .vertical) == 8)
    }

    @Test("a stack that is removed lets go of its views")
    func release() {
        weak var weakNode: LayoutNode?
        let host = TestHost(AnyView(HStack { Text(verbatim: "a") }))
        weakNode = firstContainer(host.window)
        #expect(weakNode != nil)
        host.update(AnyView(EmptyView()))
        #expect(weakNode == nil)
    }

    private func firstContainer(_ node: LayoutNode) -> LayoutNode? {
        if node is LayoutContainerNode<HStackLayout> { return node }
        for child in node.children { if let found = firstContainer(child) { return found } }
        return nil
    }
}
