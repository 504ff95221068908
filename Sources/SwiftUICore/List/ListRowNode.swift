import Foundation

/// A row of a list: its ground, its content, and the line to the next row.
package final class ListRowNode: ListElementNode {
    private var background: LayoutNode?
    private var badge: LayoutNode?
    private var topLine: LineNode?
    private var bottomLine: LineNode?
    private var deleteButtonLayer: RowLayer?
    private var handleLayer: RowLayer?
    private var deleteButton: LayoutNode? { deleteButtonLayer?.node }
    private var handle: LayoutNode? { handleLayer?.node }
    /// What is shown of the row's actions while it is pushed aside.
    var swipe: RowSwipe? {
        didSet {
            if swipe?.buttons.node !== oldValue?.buttons.node {
                arrangeChildren()
                MainThread.assume { oldValue?.buttons.scope.remove() }
            }
            invalidateLayout()
        }
    }
    private let inputs: _ViewInputs
    /// The item that the row was made for.
    package var index = 0
    package weak var source: (any LazySource)?
    package weak var item: LazyItem?
    private(set) var place = Place()

    /// Where the row stands among those of its section.
    package struct Place: Equatable {
        package var isFirst = false
        package var isLast = false
        package var hasSeparator = false
        package var isAlternating = false
    }

    @MainActor
    init(row inputs: _ViewInputs, content: LayoutNode) {
        self.inputs = inputs
        super.init(inputs, content: content)
        let attachment = SurfaceAttachment(node: self, value: SurfaceNode(.row(RowContent())))
        attachment.onEvent = { [weak self] event in
            guard let self else { return }
            list?.receive(event, at: self)
        }
        surface = attachment
        followLayoutDirection(inputs)
        arrangeChildren()
    }

    private func arrangeChildren() {
        background = content.trait(ListRowBackgroundTrait.self)
        badge = content.trait(ListRowBadgeTrait.self)
        var nodes: [LayoutNode] = []
        if let background { nodes.append(background) }
        nodes.append(content)
        if let badge { nodes.append(badge) }
        if let deleteButton { nodes.append(deleteButton) }
        if let handle { nodes.append(handle) }
        if let swipe { nodes.append(swipe.buttons.node) }
        if let topLine { nodes.append(topLine) }
        if let bottomLine { nodes.append(bottomLine) }
        if !nodes.elementsEqual(children, by: ===) { setChildren(nodes) }
    }

    package override func traitsOfChildDidChange() {
        arrangeChildren()
        super.traitsOfChildDidChange()
        MainThread.assume { list?.rowDidChange(self) }
    }

    package override var insets: EdgeInsets {
        var insets = trait(ListRowInsetsTrait.self) ?? appearance.rowInsets
        if let deleteButton { insets.leading += deleteButton.sizeThatFits(.unspecified).width + Self.badgeDistance }
        if let badge { insets.trailing += badge.sizeThatFits(.unspecified).width + Self.badgeDistance }
        insets.trailing += handleRoom
        return insets
    }

    package override var aside: CGFloat {
        guard let swipe else { return 0 }
        return swipe.edge == .trailing ? -swipe.distance : swipe.distance
    }

    private static let badgeDistance: CGFloat = 8

    package override var minimumHeight: CGFloat { appearance.minimumRowHeight }

    /// What a selection knows the row by: its tag, else the id of its element.
    package var selectionTag: AnyHashable? {
        trait(TagTrait.self) ?? trait(ElementIDTrait.self) ?? trait(ExplicitIDTrait.self)
    }

    // MARK: What is shown

    /// What the surface is told of the row.
    @MainActor
    var rowContent: RowContent? {
        if case .row(let content)? = surface?.value.content { content } else { nil }
    }

    /// Brings the surface's row up to date.
    @MainActor
    package func show(_ place: Place, _ change: (inout RowContent) -> Void) {
        self.place = place
        let appearance = appearance
        surface?.update {
            guard case .row(var row) = $0.content else { return }
            row.isBoxed = appearance.isBoxed
            row.cornerRadius = appearance.cornerRadius
            row.roundsTop = appearance.cornerRadius > 0 && (place.isFirst || !appearance.isBoxed)
            row.roundsBottom = appearance.cornerRadius > 0 && (place.isLast || !appearance.isBoxed)
            let action = trait(ListRowActionTrait.self)
            row.isActivatable = action?.isEnabled ?? false
            row.background = background == nil ? place.isAlternating ? appearance.alternatingColor : nil : .clear
            change(&row)
            $0.content = .row(row)
            $0.accessibility.isSelected = row.isSelected
        }
        showSeparators()
    }

    /// Shows the button that deletes the row, while the list is edited, or not.
    @MainActor
    func showDeleteButton(_ isWanted: Bool) {
        guard isWanted != (deleteButtonLayer != nil) else { return }
        let old = deleteButtonLayer
        deleteButtonLayer =
            isWanted
            ? makeLayer(
                RowDeleteButton { [weak self] in
                    if let self { list?.delete(self) }
                }) : nil
        arrangeChildren()
        old?.scope.remove()
    }

    /// Shows what the row is taken by to be moved, while the list is edited, or not.
    @MainActor
    func showHandle(_ isWanted: Bool) {
        guard isWanted != (handleLayer != nil) else { return }
        let old = handleLayer
        handleLayer = isWanted ? makeLayer(RowHandle()) : nil
        arrangeChildren()
        old?.scope.remove()
    }

    @MainActor
    func makeSwipeButtons(_ actions: [RowSwipeButtons.Action]) -> RowLayer {
        makeLayer(RowSwipeButtons(actions: actions))
    }

    /// Views that belong to the row itself.
    @MainActor
    private func makeLayer<V: View>(_ view: V) -> RowLayer {
        let scope = IdentityScope(parent: inputs.scope)
        var inner = inputs.withoutElementWrapper().settingEnvironment {
            $0.buttonContext = .window
            $0[ListContextKey.self] = .none
        }
        inner.scope = scope
        let attribute = scope.subgraph.input(view, comparison: .never)
        return RowLayer(node: V._makeView(view: _GraphValue(attribute), inputs: inner).node, scope: scope)
    }

    /// Between two rows there is one line, that of the upper one: the lower one's shows where the style has none there.
    @MainActor
    private func showSeparators() {
        let style = trait(ListRowSeparatorTrait.self)
        let before = (topLine != nil, bottomLine != nil)
        let hasTop = style.top == .visible && (place.isFirst || !appearance.hasSeparators)
        let hasBottom = style.bottom == .visible || place.hasSeparator && style.bottom != .hidden
        topLine = hasTop ? topLine ?? LineNode(host: host) : nil
        bottomLine = hasBottom ? bottomLine ?? LineNode(host: host) : nil
        if before != (hasTop, hasBottom) { arrangeChildren() }
        topLine?.color = style.topTint ?? appearance.separatorColor
        bottomLine?.color = style.bottomTint ?? appearance.separatorColor
    }

    // MARK: Layout

    private var edgeInset: EdgeInsets { trait(ListRowInsetsTrait.self) ?? appearance.rowInsets }

    private var handleRoom: CGFloat {
        handle.map { $0.sizeThatFits(.unspecified).width + Self.badgeDistance } ?? 0
    }

    package override func placeChildren() {
        super.placeChildren()
        if let background {
            let proposal = ProposedViewSize(frame.size)
            let size = background.sizeThatFits(proposal)
            place(
                background,
                origin: CGPoint(x: (frame.width - size.width) / 2 + aside, y: (frame.height - size.height) / 2),
                size: size,
                proposal: proposal)
        }
        if let badge {
            let size = badge.sizeThatFits(.unspecified)
            let trailing = edgeInset.trailing + handleRoom
            place(
                badge,
                origin: CGPoint(x: frame.width - trailing - size.width + aside, y: (frame.height - size.height) / 2),
                size: size, proposal: .unspecified)
        }
        if let handle {
            let size = handle.sizeThatFits(.unspecified)
            place(
                handle,
                origin: CGPoint(
                    x: frame.width - edgeInset.trailing - size.width + aside, y: (frame.height - size.height) / 2),
                size: size, proposal: .unspecified)
        }
        if let swipe {
            let size = CGSize(width: swipe.distance, height: frame.height)
            place(
                swipe.buttons.node, origin: CGPoint(x: swipe.edge == .trailing ? frame.width - size.width : 0, y: 0),
                size: size, proposal: ProposedViewSize(size))
        }
        if let deleteButton {
            let size = deleteButton.sizeThatFits(.unspecified)
            place(
                deleteButton,
                origin: CGPoint(x: edgeInset.leading + aside, y: (frame.height - size.height) / 2), size: size,
                proposal: .unspecified)
        }
        let start = appearance.isBoxed ? 0 : insets.leading
        let line = CGSize(width: max(frame.width - start, 0), height: Divider.thickness)
        for (node, y) in [(topLine, 0), (bottomLine, frame.height - line.height)] {
            guard let node else { continue }
            place(node, origin: CGPoint(x: start, y: y), size: line, proposal: ProposedViewSize(line))
        }
    }
}

/// Views that a row shows beside its content, with an identity of their own.
struct RowLayer {
    let node: LayoutNode
    let scope: IdentityScope
}
