import Foundation
import MartletGraph

/// A container that makes only those of its items that are near the visible part.
///
/// Two effects keep it in step: one collects the items, which costs nothing for those that are not
/// made; the other makes what the window asks for and frees what it left behind. Layout measures what
/// is made, notes it, and says by an input of the graph which lines the window should hold.
package class LazyNode: LayoutNode {
    package let axis: Axis
    /// What is made, in order.
    package private(set) var shown: [Shown] = []
    /// What is made, line by line.
    private(set) var shownLines: [ShownLine] = []
    package private(set) var contents: LazyContents
    package private(set) var extents: ExtentStore
    private(set) var lines = LazyLines()

    private var list: ViewList?
    private var windowInput: Attribute<Range<Int>>!
    private var versionInput: Attribute<Int>!
    var windowRange: Range<Int> = 0..<0
    /// The length across for which lines are measured.
    private(set) final var measuredCross: CGFloat?
    var anchor: Anchor?
    private var reportedLength: CGFloat?
    private(set) weak var scroll: ScrollNode?

    /// An item that is made.
    package struct Shown {
        package let source: any LazySource
        package let item: LazyItem
        /// The number of the item in the contents.
        package let index: Int
        package let role: LazyContents.Role
        package let section: Int
        package var nodes: [LayoutNode]
    }

    struct ShownLine {
        let line: Int
        let shown: Range<Int>
    }

    /// What must not move when the lines around it change: where a line lies from the start of what is seen.
    struct Anchor {
        var line: Int
        var distance: CGFloat
    }

    var anchorItem: Int?

    @MainActor
    package init(_ inputs: _ViewInputs, axis: Axis, splitsElements: Bool, estimate: CGFloat = 44) {
        self.axis = axis
        contents = LazyContents(splitsElements: splitsElements)
        extents = ExtentStore(estimate: estimate)
        super.init(inputs)
        followLayoutDirection(inputs)
    }

    // MARK: What kinds of containers override

    /// How many items stand on a line of rows.
    package var itemsPerLine: Int { 1 }

    /// How many items would stand on a line of rows for a length across.
    package func itemsPerLine(for cross: CGFloat) -> Int { 1 }

    /// Lines are measured and placed for a length across from now on.
    package func crossWillBe(_ cross: CGFloat) {}

    /// The length across that the container needs where it is offered one.
    package func leastCross(_ cross: CGFloat) -> CGFloat { 0 }

    /// The length across for which a line is measured, of what the container has.
    package func lineCross(_ cross: CGFloat?) -> CGFloat? { cross }

    /// The length that a line takes along the axis.
    package func measure(_ line: ArraySlice<Shown>, cross: CGFloat?) -> CGFloat { 0 }

    /// Places the views of a line; `start` is where it begins along the axis.
    package func placeLine(_ line: ArraySlice<Shown>, start: CGFloat, cross: CGFloat) {}

    /// What the container keeps free before the first and after the last line.
    package var margins: (before: CGFloat, after: CGFloat) { (0, 0) }

    /// The length that the last line takes too much, as it holds the distance to a next one.
    package var trailingGap: CGFloat { 0 }

    /// The length across where none is offered.
    package func idealCross() -> CGFloat {
        shown.reduce(0) { length, shown in
            shown.nodes.reduce(length) { max($0, $1.sizeThatFits(.unspecified)[axis.crossing]) }
        }
    }

    /// Items that have to be made though they are out of the window.
    package func extraItems(for window: Range<Int>) -> [Int] { [] }

    /// Called when other items are made, before they are laid out.
    @MainActor package func shownDidChange() {}

    // MARK: Contents

    /// Follows a list of views from now on.
    @MainActor
    package func start(_ list: ViewList, inputs: _ViewInputs) {
        self.list = list
        windowInput = inputs.subgraph.input(0..<0, name: "window of \(type(of: self))")
        versionInput = inputs.subgraph.input(0, name: "items of \(type(of: self))")
        _ = inputs.subgraph.effect(name: "items of \(type(of: self))") { [unowned self] in collect() }
        _ = inputs.subgraph.effect(name: "window of \(type(of: self))") { [unowned self] in
            _ = versionInput.value
            makeWindow(windowInput.value)
        }
    }

    @MainActor
    private func collect() {
        guard let list else { return }
        let candidates = anchorCandidates()
        let old = contents
        contents = LazyContents(splitsElements: old.splitsElements)
        list.collect(into: &contents)
        rearrange(from: old)
        keepAnchor(candidates)
        versionInput.set(versionInput.untrackedValue &+ 1)
        invalidateLayout()
    }

    /// Says that lines hold other items now, for instance because more of them fit.
    package final func linesDidChange() {
        let items = lines.items(on: windowRange.clamped(to: 0..<lines.count))
        lines = LazyLines(contents, itemsPerLine: itemsPerLine)
        extents.rearrange([.new(lines.count)])
        groupLines()
        MainThread.assume {
            if let first = items.first, let last = items.last {
                setWindow(lines.line(of: first)..<(lines.line(of: last) + 1))
            }
        }
        if let anchorItem, lines.count > 0 { anchor?.line = lines.line(of: anchorItem) }
    }

    /// Carries what was measured over to the new places.
    @MainActor
    private func rearrange(from old: LazyContents) {
        var known: [ObjectIdentifier: LazyContents.Run] = [:]
        for run in old.runs { known[ObjectIdentifier(run.source)] = run }
        var pieces: [ExtentStore.Piece] = []
        for run in contents.runs {
            let edit = run.source.takeEdit()
            guard let before = known[ObjectIdentifier(run.source)] else {
                pieces.append(.new(run.count))
                continue
            }
            let change = edit ?? .unchanged(before.count)
            if change.oldCount == before.count, change.newCount == run.count {
                pieces += change.pieces(from: before.start)
            } else {
                pieces.append(.new(run.count))
            }
        }
        lines = LazyLines(contents, itemsPerLine: itemsPerLine)
        if itemsPerLine == 1 {
            extents.rearrange(pieces)
            return
        }
        // Where several items stand on a line, the lines before the first change are the same.
        var same = 0
        for piece in pieces {
            guard case .kept(let range) = piece, range.lowerBound == same else { break }
            same = range.upperBound
        }
        let unchanged = same == contents.count && same == old.count
        let kept = min(unchanged || same == 0 ? (same == 0 ? 0 : lines.count) : lines.line(of: same), extents.count)
        extents.rearrange([.kept(0..<kept), .new(lines.count - kept)])
    }

    // MARK: Window

    /// Says which lines should be made.
    @MainActor
    func setWindow(_ range: Range<Int>) {
        windowRange = range
        if windowInput != nil { windowInput.set(range) }
    }

    @MainActor
    private func makeWindow(_ window: Range<Int>) {
        let window = window.clamped(to: 0..<lines.count)
        var wanted = Array(lines.items(on: window))
        let extra = extraItems(for: window).filter { !lines.items(on: window).contains($0) }
        if !extra.isEmpty { wanted = (wanted + extra).sorted() }
        var next: [Shown] = []
        next.reserveCapacity(wanted.count)
        var kept: Set<ObjectIdentifier> = []
        var runIndex = wanted.first.map(contents.runIndex) ?? 0
        for index in wanted {
            while index >= contents.runs[runIndex].items.upperBound { runIndex += 1 }
            let run = contents.runs[runIndex]
            let item = run.source.item(at: index - run.start)
            if !item.isShown {
                item.isShown = true
                item.scope.setVisible(true)
            }
            var nodes: [LayoutNode] = []
            item.list.realize(into: &nodes)
            kept.insert(ObjectIdentifier(item))
            next.append(
                Shown(
                    source: run.source, item: item, index: index, role: run.role, section: run.section,
                    nodes: nodes))
        }
        for old in shown where !kept.contains(ObjectIdentifier(old.item)) { old.source.release(old.item) }
        shown = next
        groupLines()
        shownDidChange()
        let nodes = shown.flatMap(\.nodes)
        if !nodes.elementsEqual(children, by: ===) { setChildren(nodes) }
    }

    private func groupLines() {
        shownLines = []
        var start = 0
        while start < shown.count {
            let line = lines.line(of: shown[start].index)
            var end = start + 1
            while end < shown.count, lines.line(of: shown[end].index) == line { end += 1 }
            shownLines.append(ShownLine(line: line, shown: start..<end))
            start = end
        }
    }

    /// What is seen along the axis, in the container's own coordinates; nil before it has a place.
    final var seen: ClosedRange<CGFloat>? {
        var own = CGRect(origin: .zero, size: frame.size)
        var visible = CGRect.zero
        var node: LayoutNode = self
        while node !== scroll?.content {
            guard let parent = node.parent else {
                // Taken out of its scroll view it is not seen; without one the window shows it.
                if scroll != nil { return nil }
                visible = CGRect(origin: .zero, size: node.frame.size)
                break
            }
            own = node.convertToParent(own)
            node = parent
        }
        if let scroll { visible = scroll.visibleRect }
        let start = visible.origin[axis] - own.origin[axis]
        let end = start + visible.size[axis]
        guard start.isFinite, end.isFinite, end >= start else { return nil }
        return start...end
    }

    /// Another part is seen: by scrolling, or as something else has changed its size.
    @MainActor
    package func visibleRectDidChange() {
        guard let seen, windowInput != nil, windowInput.isValid else { return }
        let overscan = (seen.upperBound - seen.lowerBound) * Self.overscan
        let start = seen.lowerBound - overscan - margins.before
        let end = seen.upperBound + overscan - margins.before
        guard lines.count > 0, end > 0, start < extents.total else {
            let edge = start >= extents.total ? lines.count : 0
            setWindow(edge..<edge)
            return
        }
        setWindow(extents.line(at: start)..<min(extents.line(at: end) + 1, lines.count))
    }

    /// How much is made beyond what is seen, on each side, in parts of what is seen.
    private static let overscan: CGFloat = 0.25

    // MARK: Layout

    /// Measures what is made and notes it.
    private func measureShown(cross: CGFloat?) {
        noteAnchor()
        let cross = lineCross(cross)
        for group in shownLines {
            extents.set(
                group.line, to: measure(shown[group.shown], cross: cross),
                isTypical: shown[group.shown.lowerBound].role == .row)
        }
        // A better estimate moves what lies behind; it waits while something unmeasured lies before.
        guard let first = shownLines.first?.line, let average = extents.average else { return }
        if extents.measured(before: first) == first { extents.estimate = max(average, 1) }
    }

    private var length: CGFloat {
        guard lines.count > 0 else { return margins.before + margins.after }
        return max(extents.total - trailingGap, 0) + margins.before + margins.after
    }

    package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let offered = proposal[axis.crossing]
        let cross = max(offered ?? idealCross(), offered.map(leastCross) ?? 0)
        if measuredCross == nil || measuredCross == cross {
            if measuredCross == nil { crossWillBe(cross) }
            measuredCross = cross
            measureShown(cross: cross)
            reportedLength = length
            return CGSize(axis, major: length, minor: cross)
        }
        // Only asked what would be: what is noted stays.
        let perLine = itemsPerLine(for: cross)
        if perLine != itemsPerLine {
            let count = LazyLines(contents, itemsPerLine: perLine).count
            let major = max(CGFloat(count) * extents.estimate - trailingGap, 0) + margins.before + margins.after
            return CGSize(axis, major: major, minor: cross)
        }
        let inner = lineCross(cross)
        let change = shownLines.reduce(CGFloat(0)) {
            $0 + measure(shown[$1.shown], cross: inner) - extents[$1.line]
        }
        return CGSize(axis, major: max(length + change, 0), minor: cross)
    }

    package override func placeChildren() {
        let cross = frame.size[axis.crossing]
        if measuredCross != cross {
            noteAnchor()
            measuredCross = cross
            extents.forget()
            crossWillBe(cross)
        }
        measureShown(cross: cross)
        findScroll()
        for group in shownLines {
            placeLine(
                shown[group.shown], start: margins.before + extents.offset(of: group.line), cross: cross)
        }
        restoreAnchor()
        if reportedLength.map({ abs($0 - length) > 0.5 }) ?? true {
            reportedLength = length
            invalidateLayout()
        }
    }

    package override func didPlace() {
        guard scroll == nil else { return }
        MainThread.assume { visibleRectDidChange() }
    }

    private func findScroll() {
        var node = parent
        while let current = node {
            if let found = current as? ScrollNode {
                guard found !== scroll else { return }
                scroll = found
                MainThread.assume { found.follow(self) }
                return
            }
            node = current.parent
        }
        scroll = nil
    }
}
