/// What is done with the rows of a list that are chosen: see `SelectionMenu`.
extension ListContentNode {
    /// The tag of a row that the menu for selections is for.
    func selectionTag(of row: ListRowNode) -> AnyHashable? {
        MainThread.assume {
            guard let selectionMenu, let tag = row.selectionTag, selection?.accepts(tag) ?? false,
                selectionMenu.accepts(tag), !row.trait(SelectionDisabledTrait.self)
            else { return nil }
            return tag
        }
    }

    var hasPrimaryAction: Bool { MainThread.assume { selectionMenu?.primaryAction() != nil } }

    /// What a menu that opens on a row is for: all chosen rows if it is one of them, else the row alone.
    @MainActor
    private func tags(forMenuAt tag: AnyHashable) -> Set<AnyHashable> {
        guard let selection, selection.contains(tag) else { return [tag] }
        return selection.current()
    }

    @MainActor
    func openMenu(at row: ListRowNode) {
        guard let selectionMenu, let tag = selectionTag(of: row) else { return }
        if let last = opened?.row, last !== row {
            opened = nil
            rowDidChange(last)
        }
        selectionMenu.open(tags(forMenuAt: tag)) { [weak self, weak row] menu in
            guard let self, let row else { return }
            opened = (row, menu)
            host.graph.untracked { self.rowDidChange(row) }
        }
    }

    @MainActor
    func performPrimaryAction(at row: ListRowNode) {
        guard let tag = selectionTag(of: row), let action = selectionMenu?.primaryAction() else { return }
        if selection?.contains(tag) == false { selection?.replace([tag]) }
        action(tags(forMenuAt: tag))
    }
}
