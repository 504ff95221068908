import Foundation
import MartletGraph

/// Two or three columns, where what is chosen in one decides what the next shows.
///
/// In a narrow window one column is shown at a time, with a way back; what was chosen leads on.
public nonisolated struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: PrimitiveView {
    private let sidebar: Sidebar
    private let content: Content
    private let detail: Detail
    private let visibility: Binding<NavigationSplitViewVisibility>?
    private let compactColumn: Binding<NavigationSplitViewColumn>?

    private nonisolated init(
        visibility: Binding<NavigationSplitViewVisibility>?, compactColumn: Binding<NavigationSplitViewColumn>?,
        sidebar: Sidebar, content: Content, detail: Detail
    ) {
        self.sidebar = sidebar
        self.content = content
        self.detail = detail
        self.visibility = visibility
        self.compactColumn = compactColumn
    }

    /// Three columns.
    public nonisolated init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            visibility: nil, compactColumn: nil, sidebar: sidebar(), content: content(), detail: detail())
    }

    /// Three columns, with a binding that says which are shown.
    public nonisolated init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            visibility: columnVisibility, compactColumn: nil, sidebar: sidebar(), content: content(),
            detail: detail())
    }

    /// Three columns, with a binding that says which one a narrow window shows.
    public nonisolated init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            visibility: nil, compactColumn: preferredCompactColumn, sidebar: sidebar(), content: content(),
            detail: detail())
    }

    /// Three columns, with bindings that say which are shown, and which one a narrow window shows.
    public nonisolated init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            visibility: columnVisibility, compactColumn: preferredCompactColumn, sidebar: sidebar(),
            content: content(), detail: detail())
    }

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let hasContent = Content.self != EmptyView.self
        var roots: [(_ViewInputs) -> LayoutNode] = [
            { Sidebar._makeView(view: view.projecting(\.sidebar), inputs: $0).node }
        ]
        if hasContent { roots.append { Content._makeView(view: view.projecting(\.content), inputs: $0).node } }
        roots.append { Detail._makeView(view: view.projecting(\.detail), inputs: $0).node }
        let names: [NavigationSplitViewColumn] = hasContent ? [.sidebar, .content, .detail] : [.sidebar, .detail]
        return makeSplit(
            inputs, roots: roots, visibility: { view.value.visibility },
            compactColumn: {
                view.value.compactColumn.map { binding in
                    Binding<Int>(
                        get: { names.firstIndex(of: binding.wrappedValue) ?? 0 },
                        set: { if names.indices.contains($0) { binding.wrappedValue = names[$0] } })
                }
            })
    }
}

extension NavigationSplitView where Content == EmptyView {
    /// Two columns.
    public nonisolated init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(
            visibility: nil, compactColumn: nil, sidebar: sidebar(), content: EmptyView(), detail: detail())
    }

    /// Two columns, with a binding that says which are shown.
    public nonisolated init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            visibility: columnVisibility, compactColumn: nil, sidebar: sidebar(), content: EmptyView(),
            detail: detail())
    }

    /// Two columns, with a binding that says which one a narrow window shows.
    public nonisolated init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            visibility: nil, compactColumn: preferredCompactColumn, sidebar: sidebar(), content: EmptyView(),
            detail: detail())
    }

    /// Two columns, with bindings that say which are shown, and which one a narrow window shows.
    public nonisolated init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            visibility: columnVisibility, compactColumn: preferredCompactColumn, sidebar: sidebar(),
            content: EmptyView(), detail: detail())
    }
}

/// Makes columns out of their roots.
@MainActor
func makeSplit(
    _ inputs: _ViewInputs, roots: [(_ViewInputs) -> LayoutNode],
    visibility: @escaping () -> Binding<NavigationSplitViewVisibility>?, compactColumn: @escaping () -> Binding<Int>?
) -> _ViewOutputs {
    let inputs = inputs.withoutElementWrapper()
    let model = SplitModel(inputs)
    model.makeColumns(roots)
    model.setVisibility = { visibility()?.wrappedValue = $0 }
    model.setCompactColumn = { compactColumn()?.wrappedValue = $0 }
    inputs.offerFocusedValues(at: model.node, isForScene: true) { [weak model] values in
        values.sidebarVisibility = model?.sidebarVisibility
    }
    let widths: [ColumnWidth] = [.sidebar] + Array(repeating: .content, count: roots.count - 1)
    inputs.observingEffect(name: "NavigationSplitView") {
        model.update(
            visibility: visibility()?.wrappedValue, compactColumn: compactColumn()?.wrappedValue,
            widths: model.widths(or: widths))
    }
    return _ViewOutputs(node: model.node)
}
