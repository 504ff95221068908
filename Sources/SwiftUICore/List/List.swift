import Foundation

/// Rows in a column that scrolls, of which a person may choose some.
///
/// Rows are made as they come near to what is seen, so that a list of a million rows opens like one of a
/// hundred. A row's state is kept while it is scrolled away.
public nonisolated struct List<SelectionValue: Hashable, Content: View>: PrimitiveView {
    package let content: Content
    package let selection: ListSelection?

    package nonisolated init(content: Content, selection: ListSelection? = nil) {
        self.content = content
        self.selection = selection
    }

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        makeList(
            content: view.projecting(\.content), selection: { view.value.selection }, context: .list, inputs: inputs)
    }
}

/// Makes a list or a form: rows inside of a scroll view.
@MainActor
func makeList<Content: View>(
    content: _GraphValue<Content>, selection: @escaping () -> ListSelection?, context: ListContext,
    inputs: _ViewInputs
) -> _ViewOutputs {
    var inner = inputs.withoutElementWrapper().settingEnvironment {
        $0[ListContextKey.self] = context
        $0.buttonContext = .row
        $0[SelectionMenuKey.self] = nil
    }
    inner.stackAxis = nil
    let node = ListContentNode(inner)
    node.set(ListAppearance.current(in: inputs, context: context))
    node.selectionMenu = inputs.host.graph.untracked { inputs.environment.value(SelectionMenuKey.self) }
    let rows = inner.wrappingElements { inputs, content in ListContentNode.makeElement(inputs, content) }
    node.start(Content._makeViewList(view: content, inputs: rows).list, inputs: inner)
    let scroll = ScrollNode(inputs, axes: .vertical, child: node, fillsCrossAxes: true)
    scroll.followScrollEnvironment(inputs) { (.vertical, true) }
    _ = inputs.subgraph.effect(name: "list appearance") { [unowned node] in
        node.set(ListAppearance.current(in: inputs, context: context))
    }
    if let columns = inputs.host.graph.untracked({ inputs.environment.value(ColumnLinksKey.self) }) {
        // In a column of a split view, what is chosen leads on to the next column.
        node.onSelect = { columns.didSelect() }
    }
    _ = inputs.subgraph.effect(name: "list editing") { [unowned node] in
        node.isEditing = inputs.environment.value(EditModeKey.self)?.wrappedValue.isEditing ?? false
    }
    _ = inputs.subgraph.effect(name: "list selection") { [unowned node] in
        node.selection = selection()
        node.selectionDidChange()
    }
    return _ViewOutputs(node: scroll)
}

extension ListAppearance {
    /// What the environment asks for. The reader depends on it.
    @MainActor
    fileprivate static func current(in inputs: _ViewInputs, context: ListContext) -> ListAppearance {
        let environment = inputs.environment
        var kind = environment.value(ListStyleKey.self)
        if context == .form, kind == .plain || kind == .inset { kind = .automatic }
        var appearance = ListAppearance(kind)
        appearance.minimumRowHeight = environment.value(MinimumRowHeightKey.self)
        appearance.minimumHeaderHeight = environment.value(MinimumHeaderHeightKey.self) ?? 0
        appearance.rowSpacing = environment.value(ListRowSpacingKey.self) ?? 0
        if let spacing = environment.value(ListSectionSpacingKey.self) { appearance.sectionSpacing = spacing }
        if environment.value(AlternatingRowBackgroundsKey.self) == .enabled {
            appearance.alternatingColor = Color.primary.opacity(0.05).resolved(in: environment.paintContext)
        }
        appearance.separatorColor = Color(storage: .system(.separator)).resolved(in: environment.paintContext)
        return appearance
    }
}
