import Foundation
import Testing

@testable import SwiftUICore

@Suite("What a leaf remembers of its sizes")
struct KnownMetricsTests {
    private func metrics(_ width: CGFloat) -> LeafMetrics { LeafMetrics(size: CGSize(width: width, height: 10)) }

    @Test("while all that was asked for is known, the same answers mean the same size")
    func known() {
        var known = KnownMetrics()
        for width in 1...6 { known.add(metrics(7), for: ProposedViewSize(width: CGFloat(width), height: nil)) }
        #expect(known.refresh { _ in metrics(7) })
        // The one that was asked first counts as all do.
        #expect(!known.refresh { $0.width == 1 ? metrics(8) : metrics(7) })
    }

    // A title that became longer was cut off: only its earlier, narrower rooms were asked about.
    @Test("what was asked for and forgotten may be anything, until all is asked for again")
    func forgotten() {
        var known = KnownMetrics()
        for width in 1...20 { known.add(metrics(7), for: ProposedViewSize(width: CGFloat(width), height: nil)) }
        #expect(!known.refresh { _ in metrics(7) })
        #expect(known.refresh { _ in metrics(7) })
    }
}
