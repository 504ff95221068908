import Foundation
import MartletGraph

/// A split view at work: its columns, which of them are shown, and what leads from one to the next.
@MainActor
final class SplitModel {
    let node: SplitNode
    private let inputs: _ViewInputs
    private let outer: ChromeContext?
    private var columns: [NavigationColumn] = []
    private var lines: [LayoutNode] = []
    /// The column that is shown where there is room for one.
    private let current: Attribute<Int>
    private let isCollapsed: Attribute<Bool>
    private let hidesSidebar: Attribute<Bool>
    /// The search field around all columns.
    private let searchBar: () -> LayoutNode?
    private var controls: [(start: Attribute<Bool>, end: Attribute<Bool>)] = []
    /// What is told when a person changes which columns are shown.
    var setVisibility: ((NavigationSplitViewVisibility) -> Void)?
    var setCompactColumn: ((Int) -> Void)?

    init(_ inputs: _ViewInputs) {
        var inputs = inputs
        inputs.stackAxis = nil
        self.inputs = inputs
        let subgraph = inputs.subgraph
        outer = inputs.host.graph.untracked { inputs.environment.value(ChromeContextKey.self) }
        current = subgraph.input(0, name: "column")
        isCollapsed = subgraph.input(false, name: "is collapsed")
        hidesSidebar = subgraph.input(false, name: "hides sidebar")
        node = SplitNode(inputs)
        node.followLayoutDirection(inputs)
        outer?.claim(in: subgraph)
        searchBar = inputs.claimSearchBar()
    }

    /// Makes the columns, the last one first: the others lead to it.
    func makeColumns(_ roots: [(_ViewInputs) -> LayoutNode]) {
        for _ in roots {
            controls.append((inputs.subgraph.input(false), inputs.subgraph.input(false)))
            let line = LineNode(inputs)
            _ = inputs.subgraph.effect(name: "line") { [inputs, unowned line] in
                line.color = Color(storage: .system(.separator)).resolved(in: inputs.environment.paintContext)
            }
            lines.append(line)
        }
        for index in roots.indices.reversed() {
            let next = columns.first
            columns.insert(makeColumn(index, root: roots[index], next: next), at: 0)
        }
    }

    private func makeColumn(
        _ index: Int, root: (_ViewInputs) -> LayoutNode, next: NavigationColumn?
    ) -> NavigationColumn {
        let scope = IdentityScope(parent: inputs.scope)
        let context = ChromeContext(
            kind: outer?.kind ?? .inner, in: scope.subgraph, showsStartControls: controls[index].start,
            showsEndControls: controls[index].end,
            setTitle: { [weak self] title in
                guard let self, index == (isCollapsed.untrackedValue ? current.untrackedValue : 0) else { return }
                outer?.report(title: title)
            })
        var inner = inputs
        let links = next.map { next in
            ColumnLinks(target: next.model) { [weak self] in self?.show(index + 1) }
        }
        inner = inner.settingEnvironment { $0.columnLinks = links }
        return NavigationColumn(
            inner, context: context, scope: scope,
            searchBar: { [weak self] in self?.searchBar(in: index) },
            back: { [weak self] in self?.back(from: index) }, root: root)
    }

    /// The search field stands above the list that the last column shows the details of.
    private func searchBar(in column: Int) -> LayoutNode? {
        column == max(columns.count - 2, 0) ? searchBar() : nil
    }

    /// The widths that the columns ask for. The reader depends on them.
    func widths(or standard: [ColumnWidth]) -> [ColumnWidth] {
        zip(columns, standard).map { column, standard in
            column.width.value.map {
                ColumnWidth(minimum: $0.minimum, ideal: $0.ideal, maximum: $0.maximum)
            } ?? standard
        }
    }

    // MARK: Going from column to column

    private func show(_ index: Int) {
        inputs.host.write { [current] in if current.isValid { current.set(index) } }
        setCompactColumn?(index)
    }

    /// What leads back from a column. Read in its effect.
    private func back(from index: Int) -> ScreenBars.Back? {
        if isCollapsed.value {
            guard index > 0 else { return nil }
            return ScreenBars.Back(title: columns.indices.contains(index - 1) ? columns[index - 1].title : "") {
                [weak self] in self?.show(index - 1)
            }
        }
        // The button that brings the sidebar back stands where a way back would.
        guard hidesSidebar.value, index == columns.count - 1 else { return nil }
        return ScreenBars.Back(title: columns.first?.title ?? "") { [weak self] in
            guard let self else { return }
            inputs.host.write { [hidesSidebar] in if hidesSidebar.isValid { hidesSidebar.set(false) } }
            setVisibility?(.all)
        }
    }

    /// Whether the sidebar is shown, for a menu item; nil where there is no room to choose. The reader depends on it.
    var sidebarVisibility: Binding<Bool>? { isCollapsed.value || columns.count < 2 ? nil : sidebarBinding }

    private lazy var sidebarBinding = Binding<Bool>(
        get: { [hidesSidebar] in hidesSidebar.isValid && !hidesSidebar.value },
        set: { [weak self] isShown in
            guard let self else { return }
            inputs.host.write { [hidesSidebar] in if hidesSidebar.isValid { hidesSidebar.set(!isShown) } }
            setVisibility?(isShown ? .all : columns.count > 2 ? .doubleColumn : .detailOnly)
        })

    /// Brings what is shown up to date. Called in an effect.
    func update(visibility: NavigationSplitViewVisibility?, compactColumn: Int?, widths: [ColumnWidth]) {
        let collapses = inputs.environment.value(HorizontalSizeClassKey.self) == .compact
        isCollapsed.set(collapses)
        if let compactColumn { current.set(min(max(compactColumn, 0), columns.count - 1)) }
        if let visibility { hidesSidebar.set(visibility.hiddenColumns(of: columns.count) > 0) }
        let hidden = hidesSidebar.value ? max(visibility?.hiddenColumns(of: columns.count) ?? 1, 1) : 0
        let range = collapses ? current.value..<(current.value + 1) : min(hidden, columns.count - 1)..<columns.count
        let first = range.lowerBound
        let last = range.upperBound - 1
        for (index, column) in columns.enumerated() {
            let isShown = range.contains(index)
            column.scope.setVisible(isShown)
            controls[index].start.set(index == first && (outer?.showsStartControls.value ?? false))
            controls[index].end.set(index == last && (outer?.showsEndControls.value ?? false))
        }
        node.arrange(range.map { columns[$0].node }, widths: Array(widths[range]), lines: lines)
    }
}
