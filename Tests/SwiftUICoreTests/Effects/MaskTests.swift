import Foundation
import SwiftUICore
import Testing
import ViewTesting

@MainActor
@Suite("Masks and blend modes")
struct MaskTests {
    private func layers(_ view: some View) -> [LayerContent] {
        TestHost(view, size: CGSize(width: 100, height: 100)).shownNodes.compactMap {
            if case .layer(let layer) = $0.node.value.content { layer } else { nil }
        }
    }

    @Test("a masked view has its own size, and the mask is offered that")
    func sizes() {
        let host = TestHost(
            Text("Seen").frame(width: 40, height: 20).mask { Rectangle() }, size: CGSize(width: 100, height: 100))
        #expect(host.outline.contains("layer masked"))
        let shape = host.shownNodes.first {
            if case .shape = $0.node.value.content { true } else { false }
        }
        #expect(shape?.node.frame.size == CGSize(width: 40, height: 20))
    }

    @Test("the mask is the last node of the layer, lets the pointer through and is not spoken of")
    func last() throws {
        let host = TestHost(
            Text("Seen").mask(alignment: .leading) {
                Text("one")
                Text("two")
            })
        let masked = try #require(
            host.shownNodes.first {
                if case .layer(let layer) = $0.node.value.content { layer.isMasked } else { false }
            })
        let mask = try #require(masked.node.children.last.flatMap { host.surface.nodes[$0] })
        guard case .layer(let layer) = mask.value.content else { return }
        #expect(masked.node.children.count == 2)
        #expect(!layer.allowsHitTesting && mask.value.accessibility.isHidden)
        #expect(mask.children.count == 2)
    }

    @Test("a mask of nothing is still a mask")
    func nothing() {
        #expect(layers(Text("Seen").mask { EmptyView() }).contains { $0.isMasked })
    }

    @Test("a blend mode and a group are said of layers")
    func blending() {
        #expect(layers(Text("a").blendMode(.multiply)).map(\.blendMode) == [.multiply])
        #expect(layers(Text("a").compositingGroup()).map(\.isGroup) == [true])
        #expect(layers(Text("a").drawingGroup(opaque: true)).map(\.isGroup) == [true])
        #expect(TestHost(Text("a").blendMode(.screen)).outline.contains("layer blend=screen"))
    }
}
