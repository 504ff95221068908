import SwiftUICore
import Testing
import ViewTesting

@MainActor
@Suite("Effects on layers")
struct LayerEffectTests {
    private func layer(_ view: some View) throws -> LayerContent {
        let host = TestHost(view)
        return try #require(
            host.shownNodes.lazy.compactMap {
                if case .layer(let layer) = $0.node.value.content { layer } else { nil }
            }.first)
    }

    @Test("a shadow has its colour and radius, and lies where it is moved to")
    func shadow() throws {
        let shadow = try #require(try layer(Color.red.shadow(color: .blue, radius: 3, x: 2, y: 5)).shadow)
        #expect(shadow.radius == 3 && shadow.x == 2 && shadow.y == 5)
        #expect(shadow.color == Color.blue.resolve(in: EnvironmentValues()))
    }
}
