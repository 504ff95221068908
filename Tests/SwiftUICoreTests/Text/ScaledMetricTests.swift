import Foundation
import Testing
import ViewTesting

@testable import SwiftUICore

@MainActor
@Suite("Numbers that follow the text size")
struct ScaledMetricTests {
    private struct Square: View {
        @ScaledMetric var side: CGFloat = 20
        @ScaledMetric(relativeTo: .largeTitle) var edge = 10.0
        var body: some View { Color.red.frame(width: side, height: edge) }
    }

    @Test("at the usual text size a number is what was written")
    func usual() { #expect(LayoutProbe(Square(), width: nil, height: nil).size == CGSize(width: 20, height: 10)) }

    @Test("a number keeps its proportion to the text of a desktop whose text is larger")
    func larger() {
        let view = Square().transformEnvironment(\.self) { $0[BodyFontSizeKey.self] = 28 }
        #expect(LayoutProbe(view, width: nil, height: nil).size == CGSize(width: 40, height: 20))
    }
}
