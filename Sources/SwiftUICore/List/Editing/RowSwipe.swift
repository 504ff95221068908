import Foundation

/// What a person sees of a row's actions who pushes it aside.
struct RowSwipe {
    let edge: HorizontalEdge
    let buttons: RowLayer
    /// Whether the first action is done when the row is pushed far enough.
    let allowsFullSwipe: Bool
    let first: @MainActor () -> Void
    /// How far the row was aside before the pointer took it, and how far it is now; never less than zero.
    var start: CGFloat = 0
    var distance: CGFloat = 0
    /// Whether the pointer holds the row.
    var isHeld = true

    /// How wide the buttons want to be, in a row of a height. They are made after the first movement.
    func width(in height: CGFloat) -> CGFloat {
        let width = buttons.node.sizeThatFits(ProposedViewSize(width: nil, height: height)).width
        return width > 0 ? width : distance
    }
}

/// The actions of a row beside it.
struct RowSwipeButtons: View {
    struct Action: Identifiable {
        let id: Int
        let title: String
        let icon: String?
        let isDestructive: Bool
        let perform: @MainActor () -> Void
    }

    let actions: [Action]

    var body: some View {
        HStack(spacing: 0) {
            ForEach(actions) { action in
                Button(action: action.perform) {
                    VStack(spacing: 2) {
                        if let icon = action.icon { Image(systemName: icon) }
                        Text(verbatim: action.title).lineLimit(1)
                    }
                    .padding(.horizontal, 16)
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .foregroundStyle(Color.white)
                    .background(action.isDestructive ? Color.red : Color.gray)
                }
                .buttonStyle(.plain)
            }
        }
    }
}

extension ListContentNode {
    /// The actions that a row offers at an edge, in the groups in which the app gave them.
    @MainActor
    private func actionGroups(of row: ListRowNode, at edge: HorizontalEdge) -> [RowActions] {
        row.trait(RowActionsTrait.self).filter { $0.edge == edge && !$0.items.isEmpty }
    }

    /// Whether a row that the app gave these groups at an edge offers to be deleted there.
    @MainActor
    private func offersDeletion(_ row: ListRowNode, at edge: HorizontalEdge, besides groups: [RowActions]) -> Bool {
        groups.isEmpty && edge == .trailing && canDelete(row)
    }

    /// What a row offers at an edge, the outermost first.
    @MainActor
    private func swipeActions(of row: ListRowNode, in groups: [RowActions], at edge: HorizontalEdge)
        -> [RowSwipeButtons.Action]
    {
        var actions: [RowSwipeButtons.Action] = []
        func add(_ title: String, _ icon: String?, _ isDestructive: Bool, _ perform: @escaping @MainActor () -> Void) {
            actions.append(
                RowSwipeButtons.Action(
                    id: actions.count, title: title, icon: icon, isDestructive: isDestructive,
                    perform: { [weak self] in
                        perform()
                        self?.closeSwipes(except: nil)
                    }))
        }
        for group in groups {
            for item in group.items where item.isOfferedBySwipe {
                add(item.title, item.icon, item.isDestructive) { group.choose(item.identifier) }
            }
        }
        if offersDeletion(row, at: edge, besides: groups) {
            add(SystemText.delete.localized, nil, true) { [weak self, weak row] in
                if let self, let row { delete(row) }
            }
        }
        return actions
    }

    /// Whether pushing the row aside shows anything.
    @MainActor
    func canSwipe(_ row: ListRowNode) -> Bool {
        HorizontalEdge.allCases.contains { edge in
            let groups = actionGroups(of: row, at: edge)
            return groups.contains { $0.items.contains(where: \.isOfferedBySwipe) }
                || offersDeletion(row, at: edge, besides: groups)
        }
    }

    /// The pointer begins to push a row aside, to the left or to the right.
    @MainActor
    func beginSwiping(_ row: ListRowNode, towards x: CGFloat) {
        closeSwipes(except: row)
        guard row.swipe == nil else {
            row.swipe?.start = row.swipe?.distance ?? 0
            row.swipe?.isHeld = true
            return
        }
        let edge: HorizontalEdge = (x < 0) != row.isRightToLeft ? .trailing : .leading
        let groups = actionGroups(of: row, at: edge)
        let actions = swipeActions(of: row, in: groups, at: edge)
        guard let first = actions.first else { return }
        let buttons = row.makeSwipeButtons(edge == .trailing ? actions.reversed() : actions)
        row.swipe = RowSwipe(
            edge: edge, buttons: buttons, allowsFullSwipe: groups.allSatisfy(\.allowsFullSwipe), first: first.perform)
    }

    /// The pointer is so many points from where it took the row; positive is to the right.
    @MainActor
    func swipe(_ row: ListRowNode, by x: CGFloat, _ phase: DragPhase.Phase) {
        guard var swipe = row.swipe else { return }
        // Towards the side where the buttons are not.
        let inward = (swipe.edge == .trailing) != row.isRightToLeft ? -x : x
        switch phase {
        case .changed:
            swipe.distance = min(max(swipe.start + inward, 0), row.frame.width)
            row.swipe = swipe
        case .ended:
            swipe.isHeld = false
            let width = swipe.width(in: row.frame.height)
            if swipe.allowsFullSwipe, swipe.distance > max(row.frame.width / 2, width + 40) {
                row.swipe = nil
                swipe.first()
                return
            }
            swipe.distance = swipe.distance > width / 2 ? width : 0
            row.swipe = swipe.distance == 0 ? nil : swipe
        case .cancelled:
            swipe.isHeld = false
            swipe.distance = swipe.start
            row.swipe = swipe.distance == 0 ? nil : swipe
        }
    }

    /// Puts rows back that were pushed aside.
    @MainActor
    func closeSwipes(except kept: ListRowNode?) {
        for case let row as ListRowNode in shown.flatMap(\.nodes) where row !== kept && row.swipe != nil {
            row.swipe = nil
        }
    }
}

extension MenuItemContent {
    /// Whether the item is an action that a row shows when it is pushed aside.
    fileprivate var isOfferedBySwipe: Bool { kind == .action && isEnabled }
}
