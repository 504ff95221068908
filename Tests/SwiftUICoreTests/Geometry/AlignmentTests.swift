import Foundation
import Testing

@testable import SwiftUICore

private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
}

extension HorizontalAlignment {
    fileprivate static let third = HorizontalAlignment(Third.self)
}

@Suite("Alignment guides")
struct AlignmentTests {
    // L148
    @Test("default guides lie at the sides and the middle; baselines of a view without text at its bottom")
    func defaults() {
        let dimensions = ViewDimensions(size: CGSize(width: 60, height: 40))
        #expect(dimensions[HorizontalAlignment.leading] == 0)
        #expect(dimensions[HorizontalAlignment.center] == 30)
        #expect(dimensions[HorizontalAlignment.trailing] == 60)
        #expect(dimensions[VerticalAlignment.top] == 0)
        #expect(dimensions[VerticalAlignment.center] == 20)
        #expect(dimensions[VerticalAlignment.bottom] == 40)
        #expect(dimensions[.firstTextBaseline] == 40)
        #expect(dimensions[.lastTextBaseline] == 40)
        #expect(dimensions[.third] == 20)
        #expect(dimensions[explicit: .third] == nil)
    }

    @Test("an explicit guide replaces the default")
    func explicit() {
        let key = HorizontalAlignment.third.key
        let dimensions = ViewDimensions(size: CGSize(width: 60, height: 40)) { $0 == key ? 7 : nil }
        #expect(dimensions[.third] == 7)
        #expect(dimensions[explicit: .third] == 7)
        #expect(dimensions[explicit: HorizontalAlignment.leading] == nil)
    }

    // L155
    @Test("a container's explicit value of a custom guide is the mean of its children's, without those that have none")
    func mean() {
        #expect(HorizontalAlignment.third.combineExplicit([1, nil, 3, 5]) == 3)
        #expect(HorizontalAlignment.third.combineExplicit([nil, nil]) == nil)
    }

    // L157
    @Test("the first text baseline of several texts is the topmost")
    func firstBaseline() {
        #expect(VerticalAlignment.firstTextBaseline.combineExplicit([20, 8, nil, 30]) == 8)
    }

    // L158, and K4 of section 5
    @Test("the last text baseline of several texts is the bottommost")
    func lastBaseline() {
        #expect(VerticalAlignment.lastTextBaseline.combineExplicit([20, 8, nil, 30]) == 30)
    }

    @Test("the same type names different guides on the two axes")
    func axes() {
        #expect(HorizontalAlignment(Third.self).key != VerticalAlignment(Third.self).key)
        #expect(HorizontalAlignment(Third.self) == .third)
        #expect(Alignment.center == Alignment(horizontal: .center, vertical: .center))
        #expect(HorizontalAlignment.center.key < VerticalAlignment.top.key)
    }
}
