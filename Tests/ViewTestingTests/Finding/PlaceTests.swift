import SwiftUI
import Testing
import ViewTesting

/// Row 17 of testing.md §2.
@MainActor
@Suite("Places on screen")
struct PlaceTests {
    private var screen: some View {
        VStack(alignment: .leading) {
            Text("Title").font(.title)
            HStack {
                Text("One").accessibilityIdentifier("one")
                Text("Two")
            }
            .accessibilityElement(children: .contain).accessibilityLabel("Group")
        }
    }

    @Test("views are above, beside and inside of each other, and stand on common lines")
    func relations() throws {
        let host = TestHost(screen)
        let (title, one, two) = (try host.get("Title"), try host.get("One"), try host.get("Two"))
        let group = try host.get("Group")
        #expect(title.isAbove(one) && one.isBelow(title) && !one.isAbove(title))
        #expect(one.isLeft(of: two) && two.isRight(of: one) && !two.isLeft(of: one))
        #expect(one.isInside(group) && !title.isInside(group))
        #expect(title.isAligned(with: one, at: .left) && !title.isAligned(with: two, at: .left))
        for line in ShownView.Line.allCases where line != .left && line != .right && line != .horizontalCenter {
            #expect(one.isAligned(with: two, at: line))
        }
    }

    @Test("a place is told in a window or in another view, and the line that letters stand on")
    func coordinates() throws {
        let host = TestHost(screen)
        let (group, two) = (try host.get("Group").frame, try host.get("Two").frame)
        #expect(try host["Two"].bounds(in: "Group").origin == CGPoint(x: two.minX - group.minX, y: 0))
        let baseline = try #require(try host["Two"].firstBaseline)
        #expect(baseline > two.minY && baseline < two.maxY)
        #expect(try host["One"].firstBaseline == baseline)
        #expect(try host["Group"].firstBaseline == nil)
    }

    @Test("what is scrolled away is not visible, and what is cut off is clipped")
    func visibility() throws {
        let host = TestHost(
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<20) { Color.red.frame(height: 90).accessibilityLabel("Block \($0)") } }
            }, size: CGSize(width: 200, height: 200))
        #expect(host["Block 0"].isVisible && !host["Block 0"].isClipped)
        #expect(host["Block 2"].isVisible && host["Block 2"].isClipped)
        #expect(!host["Block 9"].isVisible && host["Block 9"].exists)
        #expect(!host["Block 20"].isVisible)
    }
}
