import Foundation

extension ListContentNode {
    /// A person did something to a row.
    @MainActor
    func receive(_ event: SurfaceEvent, at row: ListRowNode) {
        switch event {
        case .activate:
            if let action = row.trait(ListRowActionTrait.self), action.isEnabled { action.perform() }
        case .selectRow(let extending, let toggling): select(row, extending: extending, toggling: toggling)
        case .delete: delete(row)
        case .menu(let identifier): perform(identifier, at: row)
        case .key(let shortcut): press(shortcut, at: row)
        default: break
        }
    }

    // MARK: Selection

    @MainActor
    private func select(_ row: ListRowNode, extending: Bool, toggling: Bool) {
        guard let selection, let tag = row.selectionTag, selection.accepts(tag) else { return }
        if row.trait(SelectionDisabledTrait.self) { return }
        if extending, selection.allowsMultiple, let origin = selectionOrigin, let from = item(withTag: origin) {
            selection.replace(tags(from: from, to: row.index))
            return
        }
        selectionOrigin = tag
        if toggling { selection.toggle(tag) } else { selection.replace([tag]) }
        onSelect?()
    }

    @MainActor
    private func item(withTag tag: AnyHashable) -> Int? {
        for shown in shown {
            for case let row as ListRowNode in shown.nodes where row.selectionTag == tag { return shown.index }
        }
        return contents.item(withID: tag)
    }

    /// What stands for an item in a selection. Of a row that was never made its element's id is known.
    @MainActor
    private func tags(of item: Int) -> [AnyHashable] {
        if let shown = shown.first(where: { $0.index == item }) {
            return shown.nodes.compactMap { ($0 as? ListRowNode)?.selectionTag }
        }
        return contents.id(of: item).map { [$0] } ?? []
    }

    @MainActor
    private func tags(from first: Int, to last: Int) -> [AnyHashable] {
        (min(first, last)...max(first, last)).flatMap { item in
            contents.runs[contents.runIndex(of: item)].role == .row ? tags(of: item) : []
        }
    }

    // MARK: Keys

    @MainActor
    private func press(_ shortcut: Shortcut, at row: ListRowNode) {
        switch shortcut.key {
        case "\u{F700}": moveSelection(from: row, by: -1, extending: shortcut.shift)
        case "\u{F701}": moveSelection(from: row, by: 1, extending: shortcut.shift)
        case "\u{7F}", "\u{8}", "\u{F728}": delete(row)
        case "\r", "\n": receive(.activate, at: row)
        default: break
        }
    }

    @MainActor
    private func moveSelection(from row: ListRowNode, by step: Int, extending: Bool) {
        guard let selection else { return }
        var item = row.index + step
        while item >= 0, item < contents.count {
            if contents.runs[contents.runIndex(of: item)].role == .row, let tag = tags(of: item).first,
                selection.accepts(tag)
            {
                if extending, selection.allowsMultiple, let origin = selectionOrigin,
                    let from = self.item(withTag: origin)
                {
                    selection.replace(tags(from: from, to: item))
                } else {
                    selectionOrigin = tag
                    selection.replace([tag])
                }
                bringIntoView(item)
                return
            }
            item += step
        }
    }

    @MainActor
    private func bringIntoView(_ item: Int) {
        scroll?.scroll(to: { [weak self] in
            guard let self, let frame = itemFrame(item), let scroll else { return nil }
            let origin = self.frame(in: scroll.content).origin
            return (frame.offsetBy(dx: origin.x, dy: origin.y), nil)
        })
    }

    // MARK: Editing

    /// Deletes a row, and with it all that are chosen if it is one of them.
    @MainActor
    private func delete(_ row: ListRowNode) {
        guard let source = row.source, let perform = source.editing?.delete(), let item = row.item else { return }
        if row.trait(DeleteDisabledTrait.self) { return }
        var positions = IndexSet(integer: item.position)
        if let selection, selection.allowsMultiple, row.selectionTag.map(selection.contains) ?? false,
            let run = contents.runs.first(where: { $0.source === source })
        {
            for position in 0..<run.count {
                if source.elementID(at: position).map(selection.contains) ?? false { positions.insert(position) }
            }
        }
        perform(positions)
    }

    /// What the context menu of a row offers.
    @MainActor
    func menu(for row: ListRowNode) -> [MenuItemContent] {
        let own = row.trait(ContextMenuTrait.self)?.items ?? []
        guard row.source?.editing?.delete() != nil, !row.trait(DeleteDisabledTrait.self),
            !own.contains(where: \.isDestructive)
        else { return own }
        var delete = MenuItemContent(title: "Delete")
        delete.isDestructive = true
        delete.identifier = Self.deleteIdentifier
        return own + [delete]
    }

    /// The lines of the app's own menu count from zero.
    private static let deleteIdentifier = -1

    @MainActor
    private func perform(_ identifier: Int, at row: ListRowNode) {
        if identifier == Self.deleteIdentifier {
            delete(row)
        } else {
            row.trait(ContextMenuTrait.self)?.choose(identifier)
        }
    }
}
