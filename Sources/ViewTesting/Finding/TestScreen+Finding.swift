import Foundation
import SwiftUICore

extension TestScreen {
    /// Everything that is shown, window by window, outer views before what is inside of them.
    public var shownViews: [ShownView] { shownNodes.map { describe($0.id, $0.node) } }

    /// The titles of the windows, in the order in which they were opened. A sheet is a window.
    public var windowTitles: [String] { shownViews.filter { $0.role == .window }.map(\.name) }

    /// The texts that are on screen, window by window, in drawing order.
    public var shownTexts: [String] {
        shownNodes.compactMap { if case .text(let text) = $0.node.value.content { text.text.string } else { nil } }
    }

    /// The rows of lists and forms that are on screen, each by the texts in it.
    public var shownRows: [String] { shownViews.filter { $0.role == .row }.map(\.name) }

    /// The first view that is called so, of a role if one is given; views of the window in front come first.
    public func find(_ name: String, as role: ShownView.Role? = nil) -> ShownView? {
        query(ViewQuery(named: name, role: role))
    }

    /// All views that a query fits, those of the window in front first, in drawing order.
    public func all(_ query: ViewQuery) -> [ShownView] { AllocationCount.aside { findAll(query) } }

    private func findAll(_ query: ViewQuery) -> [ShownView] {
        var found: [(view: ShownView, window: Int)] = []
        for (id, node) in shownNodes {
            guard query.mayFit(node.value) else { continue }
            let view = describe(id, node)
            if query.fits(view, in: self) { found.append((view, windowIndex(of: id))) }
        }
        let views = found.enumerated().sorted { first, second in
            first.element.window != second.element.window
                ? first.element.window > second.element.window : first.offset < second.offset
        }.map(\.element.view)
        guard let index = query.index.map({ $0 < 0 ? views.count + $0 : $0 }) else { return views }
        return views.indices.contains(index) ? [views[index]] : []
    }

    /// The first view that a query fits; nil where there is none.
    public func query(_ query: ViewQuery) -> ShownView? { AllocationCount.aside { findAll(query).first } }

    /// The first view that a query fits. Where there is none it throws what is on screen and what comes nearest.
    public func get(_ query: ViewQuery) throws -> ShownView {
        guard let view = self.query(query) else { throw miss(query) }
        return view
    }

    /// The number of views that a query fits.
    public func count(_ query: ViewQuery) -> Int { AllocationCount.aside { findAll(query).count } }

    /// Something to be found each time that it is asked or used, so that it may come and go in between.
    public subscript(query: ViewQuery) -> TestElement { TestElement(screen: self, query: query) }

    package func describe(_ id: SurfaceNodeID, _ node: HeadlessSurface.Node) -> ShownView {
        let accessibility = node.value.accessibility
        var (isEnabled, isHidden) = (true, false)
        for ancestor in path(from: id) {
            guard let value = surface.nodes[ancestor]?.value else { continue }
            if !value.isEnabled { isEnabled = false }
            if value.accessibility.isHidden { isHidden = true }
            if case .layer(let layer) = value.content, layer.opacity == 0 { isHidden = true }
        }
        var placeholder: String?
        if case .textField(let field) = node.value.content { placeholder = field.prompt }
        var isSelected = accessibility.isSelected
        if case .row(let row) = node.value.content { isSelected = row.isSelected }
        return ShownView(
            role: ShownView.Role(node.value), name: name(of: id),
            value: accessibility.value ?? node.value.content.ownValue, isEnabled: isEnabled && blocker(of: id) == nil,
            isHidden: isHidden, isFocused: surface.focused == id, isSelected: isSelected, label: accessibility.label,
            placeholder: placeholder, identifier: accessibility.identifier, frame: surface.windowFrame(of: id), id: id)
    }

    package func name(of id: SurfaceNodeID) -> String {
        guard let node = surface.nodes[id], !node.value.accessibility.isHidden else { return "" }
        if let label = node.value.accessibility.label { return label }
        if let own = node.value.content.ownName { return own }
        return node.children.map(name).filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// A node and all that it is inside of, up to its window.
    package func path(from id: SurfaceNodeID) -> [SurfaceNodeID] {
        var path: [SurfaceNodeID] = []
        var next: SurfaceNodeID? = id
        while let current = next, let node = surface.nodes[current] {
            path.append(current)
            if case .window = node.value.content { break }
            next = node.parent
        }
        return path
    }

    package func windowIndex(of id: SurfaceNodeID) -> Int {
        if surface.windows.count < 2 { return 0 }
        return path(from: id).last.flatMap { surface.windows.firstIndex(of: $0) } ?? 0
    }

    /// The modal window that lies above the one that the node is in.
    package func blocker(of id: SurfaceNodeID) -> SurfaceNodeID? {
        if surface.windows.count < 2 { return nil }
        return surface.windows.dropFirst(windowIndex(of: id) + 1).last {
            if case .window(let window)? = surface.nodes[$0]?.value.content { window.isModal } else { false }
        }
    }

    /// The window in front.
    package var frontWindow: SurfaceNodeID? { surface.windows.last }
}
