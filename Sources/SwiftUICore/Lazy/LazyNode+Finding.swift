import Foundation

extension LazyNode {
    /// Where a section begins and ends along the axis.
    final func extentRange(ofSection section: Int) -> ClosedRange<CGFloat> {
        let items = contents.sections[section].items
        guard let first = items.first, let last = items.last else { return 0...0 }
        let start = margins.before + extents.offset(of: lines.line(of: first))
        let end = margins.before + extents.offset(of: lines.line(of: last) + 1) - trailingGap
        return start...max(start, end)
    }

    /// Where an item is, or is thought to be as long as it was not made.
    package func itemFrame(_ item: Int) -> CGRect? {
        guard item >= 0, item < contents.count else { return nil }
        let line = lines.line(of: item)
        let start = margins.before + extents.offset(of: line)
        return CGRect(
            origin: axis == .vertical ? CGPoint(x: 0, y: start) : CGPoint(x: start, y: 0),
            size: CGSize(axis, major: extents[line], minor: frame.size[axis.crossing]))
    }

    /// The item that has an id, whether it was made or not.
    @MainActor
    package func item(withID id: AnyHashable) -> Int? {
        for shown in shown where shown.nodes.contains(where: { $0.trait(ExplicitIDTrait.self) == id }) {
            return shown.index
        }
        return contents.item(withID: id)
    }
}
