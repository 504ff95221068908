import Foundation

extension ListContentNode {
    /// A person did something to a row.
    @MainActor
    func receive(_ event: SurfaceEvent, at row: ListRowNode) {
        if case .drag(let phase) = event { return drag(row, phase) }
        // What was pushed aside goes back before anything else is done.
        if row.swipe != nil, event == .activate || event == .selectRow(extending: false, toggling: false) {
            return closeSwipes(except: nil)
        }
        closeSwipes(except: row)
        switch event {
        case .activate:
            if let action = row.trait(ListRowActionTrait.self), action.isEnabled { action.perform() }
        case .selectRow(let extending, let toggling): select(row, extending: extending, toggling: toggling)
        case .primaryAction: performPrimaryAction(at: row)
        case .menuWillOpen: openMenu(at: row)
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

    /// What stands for items in a selection. Of a row that was never made its element's id is known.
    @MainActor
    private func tags(from first: Int, to last: Int) -> [AnyHashable] {
        let made = Dictionary(shown.map { ($0.index, $0.nodes) }) { first, _ in first }
        return (min(first, last)...max(first, last)).flatMap { item -> [AnyHashable] in
            guard contents.runs[contents.runIndex(of: item)].role == .row else { return [] }
            if let nodes = made[item] { return nodes.compactMap { ($0 as? ListRowNode)?.selectionTag } }
            return contents.id(of: item).map { [$0] } ?? []
        }
    }

    // MARK: Keys

    @MainActor
    private func press(_ shortcut: Shortcut, at row: ListRowNode) {
        switch shortcut.key {
        case "\u{F700}" where shortcut.option: move(row, by: -1)
        case "\u{F701}" where shortcut.option: move(row, by: 1)
        case "\u{F700}": moveSelection(from: row, by: -1, extending: shortcut.shift)
        case "\u{F701}": moveSelection(from: row, by: 1, extending: shortcut.shift)
        case "\u{7F}", "\u{8}", "\u{F728}": delete(row)
        case "\r", "\n": receive(row.rowContent?.hasPrimaryAction == true ? .primaryAction : .activate, at: row)
        default: break
        }
    }

    @MainActor
    private func moveSelection(from row: ListRowNode, by step: Int, extending: Bool) {
        guard let selection else { return }
        var item = row.index + step
        while item >= 0, item < contents.count {
            if contents.runs[contents.runIndex(of: item)].role == .row, let tag = tags(from: item, to: item).first,
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

    /// Whether the row's element can be deleted as `onDelete(perform:)` says.
    @MainActor
    func canDelete(_ row: ListRowNode) -> Bool {
        row.source?.editing?.delete() != nil && !row.trait(DeleteDisabledTrait.self)
    }

    /// Whether the Delete key does anything.
    @MainActor
    func answersToDelete(_ row: ListRowNode) -> Bool {
        canDelete(row) || row.trait(RowActionsTrait.self).contains { $0.destructive != nil }
    }

    /// Deletes a row, and with it all that are chosen if it is one of them.
    @MainActor
    func delete(_ row: ListRowNode) {
        guard canDelete(row), let source = row.source, let perform = source.editing?.delete(), let item = row.item
        else {
            let destructive = actions(of: row).lazy.compactMap { actions in actions.destructive.map { (actions, $0) } }
            if let (actions, identifier) = destructive.first { actions.choose(identifier) }
            return
        }
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

    /// What the context menu of a row offers: what modifiers gave it, then moving and deleting.
    @MainActor
    func menu(for row: ListRowNode) -> [MenuItemContent] {
        var groups: [[MenuItemContent]] = []
        let actions = actions(of: row)
        for (number, action) in actions.enumerated() {
            groups.append(action.items.map { Self.renumbered($0, by: Self.actionsOfModifier * number) })
        }
        var moves: [MenuItemContent] = []
        if canMove(row, by: -1) { moves.append(Self.item(SystemText.moveUp.localized, Self.moveUpIdentifier)) }
        if canMove(row, by: 1) { moves.append(Self.item(SystemText.moveDown.localized, Self.moveDownIdentifier)) }
        groups.append(moves)
        // Actions at the trailing edge take the place of the usual one, and so does another one that destroys.
        if canDelete(row),
            !actions.contains(where: { $0.edge == .trailing && !$0.items.isEmpty || $0.destructive != nil })
        {
            var delete = Self.item(SystemText.delete.localized, Self.deleteIdentifier)
            delete.isDestructive = true
            groups.append([delete])
        }
        var separator = MenuItemContent()
        separator.kind = .separator
        return Array(groups.filter { !$0.isEmpty }.joined(separator: [separator]))
    }

    /// The context menu that the app gave the row, and its swipe actions.
    @MainActor
    private func actions(of row: ListRowNode) -> [RowActions] {
        var actions = row.trait(RowActionsTrait.self)
        if let menu = row.trait(ContextMenuTrait.self) {
            actions.insert(RowActions(edge: .leading, items: menu.items) { menu.choose($0) }, at: 0)
        }
        if let opened, opened.row === row {
            actions.insert(RowActions(edge: .leading, items: opened.menu.items) { opened.menu.choose($0) }, at: 0)
        }
        return actions
    }

    // The actions of modifiers count from zero, those of each modifier in a range of their own.
    private static let deleteIdentifier = -1
    private static let moveUpIdentifier = -2
    private static let moveDownIdentifier = -3
    private static let actionsOfModifier = 10_000

    private static func item(_ title: String, _ identifier: Int) -> MenuItemContent {
        var item = MenuItemContent(title: title)
        item.identifier = identifier
        return item
    }

    private static func renumbered(_ item: MenuItemContent, by offset: Int) -> MenuItemContent {
        var item = item
        item.identifier += offset
        if case .submenu(let items) = item.kind { item.kind = .submenu(items.map { renumbered($0, by: offset) }) }
        return item
    }

    @MainActor
    private func perform(_ identifier: Int, at row: ListRowNode) {
        switch identifier {
        case Self.deleteIdentifier: delete(row)
        case Self.moveUpIdentifier: move(row, by: -1)
        case Self.moveDownIdentifier: move(row, by: 1)
        default:
            let actions = actions(of: row)
            let (number, action) = identifier.quotientAndRemainder(dividingBy: Self.actionsOfModifier)
            if actions.indices.contains(number) { actions[number].choose(action) }
        }
    }

    // MARK: Moving

    /// Whether the row can be moved to any other place.
    @MainActor
    func canMove(_ row: ListRowNode) -> Bool { canMove(row, by: -1) || canMove(row, by: 1) }

    @MainActor
    private func canMove(_ row: ListRowNode, by step: Int) -> Bool {
        guard let source = row.source, source.editing?.move() != nil, let item = row.item else { return false }
        if row.trait(MoveDisabledTrait.self) { return false }
        guard let run = contents.runs.first(where: { $0.source === source }) else { return false }
        return (0..<run.count).contains(item.position + step)
    }

    @MainActor
    private func move(_ row: ListRowNode, by step: Int) {
        guard canMove(row, by: step), let item = row.item, let move = row.source?.editing?.move() else { return }
        move(IndexSet(integer: item.position), step < 0 ? item.position - 1 : item.position + 2)
    }
}
