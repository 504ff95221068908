import Foundation

/// Headers and footers of sections that stay in sight while their section does.
@frozen public struct PinnedScrollableViews: OptionSet, Sendable {
    /// One kind, or several.
    public typealias Element = PinnedScrollableViews

    /// One bit for each kind.
    public let rawValue: UInt32

    /// A set by its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The headers of sections.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// The footers of sections.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Where pinned headers and footers are.
enum PinnedViews {
    /// The headers and footers that may be in sight though their own place is not.
    static func items(
        _ pinned: PinnedScrollableViews, on items: Range<Int>, in contents: LazyContents
    ) -> [Int] {
        guard let first = items.first, let last = items.last else { return [] }
        let sections =
            contents.runs[contents.runIndex(of: first)].section...contents.runs[contents.runIndex(of: last)].section
        var result: [Int] = []
        for section in contents.sections[sections] {
            if pinned.contains(.sectionHeaders) { result += section.header }
            if pinned.contains(.sectionFooters) { result += section.footer }
        }
        return result
    }

    /// Rows first, so that what is pinned is drawn in front of them.
    static func drawingOrder(_ shown: [LazyNode.Shown]) -> [LayoutNode] {
        shown.filter { $0.role == .row }.flatMap(\.nodes) + shown.filter { $0.role != .row }.flatMap(\.nodes)
    }

    static func position(
        of shown: LazyNode.Shown, at position: CGFloat, length: CGFloat, seen: ClosedRange<CGFloat>,
        pinned: PinnedScrollableViews, section: () -> ClosedRange<CGFloat>
    ) -> CGFloat {
        switch shown.role {
        case .header where pinned.contains(.sectionHeaders):
            let section = section()
            return max(position, min(seen.lowerBound, section.upperBound - length))
        case .footer where pinned.contains(.sectionFooters):
            let section = section()
            return min(position, max(seen.upperBound - length, section.lowerBound))
        default: return position
        }
    }
}
