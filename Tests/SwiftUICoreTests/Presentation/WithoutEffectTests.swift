import Testing

@testable import SwiftUICore

@Suite("Modifiers without effect")
struct WithoutEffectTests {
    @Test("what has no meaning on a desktop says so once, with the reason")
    func saying() {
        _ = Text("a").presentationDragIndicator(.visible).toolbarRole(.editor)
        #expect(
            Diagnostics.hasSaid(
                "presentationDragIndicator(_:) has no effect: a sheet is a window, which has no grip."))
        #expect(Diagnostics.hasSaid("toolbarRole(_:) has no effect: a header bar looks the same for all."))
    }
}
