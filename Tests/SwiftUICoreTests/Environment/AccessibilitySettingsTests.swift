import Foundation
import SwiftUICore
import Testing
import ViewTesting

/// What apps read of how people see and use the screen.
@MainActor
@Suite("Settings of accessibility")
struct AccessibilitySettingsTests {
    private struct Reader: View {
        @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiates
        @Environment(\.accessibilityReduceTransparency) private var isOpaque
        @Environment(\.dynamicTypeSize) private var size
        var body: some View {
            Text("shapes \(differentiates), opaque \(isOpaque), size \(size)")
        }
    }

    @Test("what the desktop does not know is as where nobody has set it; high contrast is opaque")
    func values() {
        #expect(TestHost(Reader()).shownTexts == ["shapes false, opaque false, size large"])
        let contrast = TestHost(Reader()) { $0.isHighContrast = true }
        #expect(contrast.shownTexts == ["shapes false, opaque true, size large"])
    }

    // Apple's documentation of `dynamicTypeSize(_:)` with a range.
    @Test("a range keeps the size of text within its ends")
    func range() {
        func size(_ size: DynamicTypeSize, _ range: some RangeExpression<DynamicTypeSize>) -> String? {
            TestHost(Reader().dynamicTypeSize(range).dynamicTypeSize(size)).shownTexts.first?
                .components(separatedBy: "size ").last
        }
        #expect(size(.accessibility3, ...DynamicTypeSize.xxxLarge) == "xxxLarge")
        #expect(size(.xSmall, DynamicTypeSize.medium...) == "medium")
        #expect(size(.large, DynamicTypeSize.small...DynamicTypeSize.xLarge) == "large")
        #expect(size(.large, ..<DynamicTypeSize.xSmall) == "large")
    }
}
