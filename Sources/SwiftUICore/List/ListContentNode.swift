import Foundation
import MartletGraph

/// The rows of a list or form, inside of its scroll view.
package final class ListContentNode: LazyNode {
    package private(set) var appearance = ListAppearance(.automatic)
    @MainActor package var selection: ListSelection?
    /// Called when a person has chosen a row.
    @MainActor package var onSelect: (() -> Void)?
    /// What is done with chosen rows, if anything.
    @MainActor var selectionMenu: SelectionMenu?
    /// The row whose menu is open, and what it offers of the selection's.
    @MainActor var opened: (row: ListRowNode, menu: OfferedMenu)?
    /// The row from which a range is chosen.
    @MainActor package var selectionOrigin: AnyHashable?

    /// The row that a person is moving.
    var rowDrag: RowDrag? {
        didSet { invalidateLayout() }
    }

    /// Above this the rows make room for what is held over the list.
    var insertionLine: CGFloat? {
        didSet { if insertionLine != oldValue { invalidateLayout() } }
    }

    /// So much room, in points.
    private static let insertionGap: CGFloat = 16

    @MainActor private(set) lazy var autoScroll = AutoScroll(host: host)

    /// Whether rows show what edits them.
    @MainActor var isEditing = false {
        didSet { if isEditing != oldValue { selectionDidChange() } }
    }

    @MainActor
    init(_ inputs: _ViewInputs) {
        super.init(inputs, axis: .vertical, splitsElements: false)
        let drops = inputs.host.drops
        drops.add(self)
        let name = ObjectIdentifier(self)
        inputs.subgraph.onInvalidate { drops.remove(name) }
    }

    /// Makes what a list shows of a view: a row, a header or a footer.
    @MainActor
    static func makeElement(_ inputs: _ViewInputs, _ content: (_ViewInputs) -> _ViewOutputs) -> _ViewOutputs {
        let child = content(inputs).node
        switch child.trait(SectionRoleTrait.self) {
        case .row: return _ViewOutputs(node: ListRowNode(row: inputs, content: child))
        case let role: return _ViewOutputs(node: ListHeaderNode(inputs, content: child, role: role))
        }
    }

    @MainActor
    func set(_ appearance: ListAppearance) {
        guard appearance != self.appearance else { return }
        self.appearance = appearance
        for element in elements { element.invalidateLayout() }
        invalidateLayout()
        showRows()
    }

    private var elements: [ListElementNode] { shown.flatMap(\.nodes).compactMap { $0 as? ListElementNode } }

    // MARK: Layout

    package override var margins: (before: CGFloat, after: CGFloat) { (appearance.topMargin, appearance.bottomMargin) }

    package override func lineCross(_ cross: CGFloat?) -> CGFloat? { cross.map { appearance.rowBounds(in: $0).width } }

    package override func measure(_ line: ArraySlice<Shown>, cross: CGFloat?) -> CGFloat {
        let offered = ProposedViewSize(width: cross, height: nil)
        var height: CGFloat = 0
        for shown in line {
            for node in shown.nodes {
                height += node.sizeThatFits(offered).height + ((node as? ListElementNode)?.gapBefore ?? 0)
            }
        }
        return height
    }

    package override func placeLine(_ line: ArraySlice<Shown>, start: CGFloat, cross: CGFloat) {
        let (x, width) = appearance.rowBounds(in: cross)
        let offered = ProposedViewSize(width: width, height: nil)
        var y = start
        for shown in line {
            for node in shown.nodes {
                y += (node as? ListElementNode)?.gapBefore ?? 0
                let size = CGSize(width: width, height: node.sizeThatFits(offered).height)
                var origin = CGPoint(x: x, y: y)
                if let insertionLine, y >= insertionLine - 0.5 { origin.y += Self.insertionGap }
                if let row = node as? ListRowNode {
                    row.home = y
                    if let rowDrag { origin.y += MainThread.assume { rowDrag.displacement(of: row) } }
                }
                place(node, origin: origin, size: size, proposal: offered)
                y += size.height
            }
        }
    }

    // MARK: Rows

    /// A row that is held stays, however far the list is scrolled meanwhile.
    package override func extraItems(for window: Range<Int>) -> [Int] {
        guard let rowDrag, let run = contents.runs.first(where: { $0.source === rowDrag.source }) else { return [] }
        let position = MainThread.assume { rowDrag.item.position }
        return position < run.count ? [run.start + position] : []
    }

    @MainActor
    package override func shownDidChange() { showRows() }

    /// Tells each row where it stands in its section, and what it looks like for it.
    @MainActor
    private func showRows() {
        var firsts: Set<ObjectIdentifier> = []
        var lasts: Set<ObjectIdentifier> = []
        edges(of: shown, { contents.sections[$0.section].rows.lowerBound }, step: 1, { $0.nodes.first }, into: &firsts)
        edges(
            of: shown.reversed(), { contents.sections[$0.section].rows.upperBound - 1 }, step: -1, { $0.nodes.last },
            into: &lasts)
        for shown in shown {
            for (position, node) in shown.nodes.enumerated() {
                guard let element = node as? ListElementNode else { continue }
                element.list = self
                let isFirst = firsts.contains(ObjectIdentifier(node))
                let gap = gap(before: shown, isFirstRow: isFirst, isFirstView: position == 0)
                if gap != element.gapBefore {
                    element.gapBefore = gap
                    invalidateLayout()
                }
                guard let row = element as? ListRowNode else { continue }
                row.index = shown.index
                row.source = shown.source
                row.item = shown.item
                var place = ListRowNode.Place()
                place.isFirst = isFirst
                place.isLast = lasts.contains(ObjectIdentifier(node))
                place.hasSeparator = appearance.hasSeparators && !place.isLast && appearance.rowSpacing == 0
                place.isAlternating = shown.index % 2 == 1
                if appearance.rowSpacing > 0 { (place.isFirst, place.isLast) = (true, true) }
                show(row, place)
            }
        }
    }

    /// Finds the first row of each section, from one end: items without views do not count.
    @MainActor
    private func edges(
        of shown: [Shown], _ edge: (Shown) -> Int, step: Int, _ node: (Shown) -> LayoutNode?,
        into result: inout Set<ObjectIdentifier>
    ) {
        var section = -1
        var expected = -1
        for entry in shown where entry.role == .row {
            if entry.section != section {
                section = entry.section
                expected = edge(entry)
            }
            guard entry.index == expected else { continue }
            if let node = node(entry) {
                result.insert(ObjectIdentifier(node))
                expected = -1
            } else {
                expected += step
            }
        }
    }

    private func gap(before shown: Shown, isFirstRow: Bool, isFirstView: Bool) -> CGFloat {
        let section = contents.sections[shown.section]
        let isFirstSection = section.items.lowerBound == 0
        var spacing = section.spacing ?? appearance.sectionSpacing
        if shown.section > 0 {
            spacing = min(spacing, contents.sections[shown.section - 1].spacing ?? appearance.sectionSpacing)
        }
        switch shown.role {
        case .header:
            let isFirst = shown.index == section.header.lowerBound && isFirstView
            return isFirst && !isFirstSection ? spacing : 0
        case .row:
            if isFirstRow { return section.header.isEmpty && !isFirstSection ? spacing : 0 }
            return appearance.rowSpacing
        case .footer: return 0
        }
    }

    @MainActor
    func rowDidChange(_ row: ListRowNode) {
        if row.list === self { show(row, row.place) }
    }

    @MainActor
    private func show(_ row: ListRowNode, _ place: ListRowNode.Place) {
        let tag = selection == nil ? nil : row.selectionTag
        row.show(place) {
            $0.isSelectable = tag.map { selection?.accepts($0) ?? false } ?? false
            if row.trait(SelectionDisabledTrait.self) { $0.isSelectable = false }
            $0.isSelected = $0.isSelectable && (tag.map { selection?.contains($0) ?? false } ?? false)
            $0.makesMenu = selectionTag(of: row) != nil
            $0.hasPrimaryAction = $0.makesMenu && hasPrimaryAction
            $0.isDeletable = answersToDelete(row)
            $0.menu = menu(for: row)
            $0.isMovable = canMove(row)
            $0.isSwipeable = canSwipe(row)
        }
        row.showDeleteButton(isEditing && canDelete(row))
        row.showHandle(isEditing && canMove(row))
    }

    /// Other rows are chosen.
    @MainActor
    func selectionDidChange() {
        for case let row as ListRowNode in shown.flatMap(\.nodes) { show(row, row.place) }
    }
}
