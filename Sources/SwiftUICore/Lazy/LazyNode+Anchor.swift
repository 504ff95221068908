import Foundation

// What is seen stays where it is when the lines around it change.
extension LazyNode {
    /// The made items from the first visible one on, and how far each is from the start of what is seen.
    func anchorCandidates() -> [(item: LazyItem, source: any LazySource, distance: CGFloat)] {
        guard let seen, seen.lowerBound > margins.before else { return [] }
        return shownLines.compactMap { group in
            let start = margins.before + extents.offset(of: group.line)
            guard start + extents[group.line] > seen.lowerBound else { return nil }
            let first = shown[group.shown.lowerBound]
            return (first.item, first.source, start - seen.lowerBound)
        }
    }

    /// After the items have changed: the first visible one that is still there stays where it is seen.
    @MainActor
    func keepAnchor(_ candidates: [(item: LazyItem, source: any LazySource, distance: CGFloat)]) {
        guard !candidates.isEmpty else {
            setWindow(windowRange.clamped(to: 0..<lines.count))
            return
        }
        for candidate in candidates where candidate.item.isAlive {
            guard let run = contents.runs.first(where: { $0.source === candidate.source }) else { continue }
            let line = lines.line(of: run.start + candidate.item.position)
            anchorItem = run.start + candidate.item.position
            anchor = Anchor(line: line, distance: candidate.distance)
            let count = windowRange.count
            let start = min(max(line - count / 6, 0), lines.count)
            setWindow(start..<min(start + count, lines.count))
            return
        }
        setWindow(windowRange.clamped(to: 0..<lines.count))
    }

    /// Where the first visible line is, before its place changes.
    func noteAnchor() {
        guard anchor == nil, scroll != nil, lines.count > 0 else { return }
        guard let seen, seen.lowerBound > margins.before else { return }
        let line = extents.line(at: seen.lowerBound - margins.before)
        anchorItem = lines.items(on: line).lowerBound
        anchor = Anchor(line: line, distance: margins.before + extents.offset(of: line) - seen.lowerBound)
    }

    /// The content moves, and the scroll offset with it, so that the anchor is where it was.
    func restoreAnchor() {
        defer { anchor = nil }
        guard let anchor, let scroll, let seen, anchor.line < lines.count else { return }
        let start = margins.before + extents.offset(of: anchor.line)
        scroll.shift(axis, by: start - anchor.distance - seen.lowerBound)
    }
}
