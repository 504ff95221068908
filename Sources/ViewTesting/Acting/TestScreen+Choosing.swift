import Foundation
import SwiftUICore

/// What a person does with controls that have a value, and with what offers several things.
extension TestScreen {
    /// Chooses one of the titles of the choice, or of the menu, that belongs to a view: a button with a menu, or
    /// what a secondary click on the view offers.
    public func choose(_ title: String, in query: ViewQuery) throws {
        var offered: [String] = []
        let view = try usable(query) { id in
            guard let content = self.surface.nodes[id]?.value.content else { return false }
            if case .choice = content { return true }
            if case .row(let row) = content, row.makesMenu { return true }
            return !content.menuItems.isEmpty
        }
        openMenus(on: view)
        for id in path(from: view) {
            guard let content = surface.nodes[id]?.value.content else { continue }
            if case .choice(let choice) = content {
                if let index = choice.titles.firstIndex(of: title) { return perform(.select(index), at: id) }
                offered += choice.titles
            }
            if let item = surface.menuItem(title, in: content.menuItems) {
                guard item.isEnabled else { throw failure("“\(title)” of \(query) is disabled") }
                return perform(.menu(identifier: item.identifier), at: id)
            }
            offered += content.menuTitles
        }
        throw failure("\(query) does not offer “\(title)”; it offers \(offered)")
    }

    /// Chooses one of the titles that a view which is called so offers.
    public func choose(_ title: String, in name: String, as role: ShownView.Role? = nil) throws {
        try choose(title, in: ViewQuery(named: name, role: role))
    }

    /// What a view offers: the titles of a choice, or of the menu of the view or of what it is in.
    public func offers(of query: ViewQuery) throws -> [String] {
        let view = try get(query)
        openMenus(on: view.id)
        return path(from: view.id).lazy.compactMap { id -> [String]? in
            guard let content = self.surface.nodes[id]?.value.content else { return nil }
            if case .choice(let choice) = content { return choice.titles }
            return content.menuTitles.isEmpty ? nil : content.menuTitles
        }.first ?? []
    }

    /// Has menus made that are made when they are about to open.
    func openMenus(on id: SurfaceNodeID) {
        for id in path(from: id) {
            if case .row(let row)? = surface.nodes[id]?.value.content, row.makesMenu { perform(.menuWillOpen, at: id) }
        }
    }

    /// Drags the knob of a slider to a value, which keeps to the slider's bounds and steps.
    public func set(_ value: Double, of query: ViewQuery) throws {
        let id = try control(query, "a slider") { if case .slider = $0 { true } else { false } }
        guard case .slider(let slider)? = surface.nodes[id]?.value.content else { return }
        perform(.editing(true), at: id)
        perform(.value(min(max(value, slider.minimum), slider.maximum)), at: id)
        perform(.editing(false), at: id)
    }

    /// Clicks on the plus of a stepper.
    public func increment(_ query: ViewQuery) throws { try step(query, by: 1) }

    /// Clicks on the minus of a stepper.
    public func decrement(_ query: ViewQuery) throws { try step(query, by: -1) }

    private func step(_ query: ViewQuery, by direction: Int) throws {
        let id = try control(query, "a stepper") { if case .stepper = $0 { true } else { false } }
        guard case .stepper(let stepper)? = surface.nodes[id]?.value.content else { return }
        guard direction > 0 ? stepper.canIncrement : stepper.canDecrement else {
            throw failure("\(query) is at its \(direction > 0 ? "upper" : "lower") end")
        }
        perform(.step(direction), at: id)
    }

    /// Picks a colour in a colour picker.
    public func pick(_ color: Color, in query: ViewQuery) throws {
        let id = try control(query, "a color picker") { if case .colorPicker = $0 { true } else { false } }
        perform(.color(color.resolve(in: EnvironmentValues())), at: id)
    }

    /// Picks a date in a date picker.
    public func pick(_ date: Date, in query: ViewQuery) throws {
        let id = try control(query, "a date picker") { if case .datePicker = $0 { true } else { false } }
        guard case .datePicker(let picker)? = surface.nodes[id]?.value.content else { return }
        guard picker.minimum.map({ date >= $0 }) ?? true, picker.maximum.map({ date <= $0 }) ?? true else {
            throw failure("\(query) does not offer \(date.formatted(.iso8601))")
        }
        perform(.date(date), at: id)
    }

    /// Performs an action that assistive technology offers by a name.
    public func performAccessibilityAction(_ name: String, on query: ViewQuery) throws {
        let view = try get(query)
        guard let node = surface.nodes[view.id], let index = node.value.accessibility.actions.firstIndex(of: name)
        else {
            let offered = surface.nodes[view.id]?.value.accessibility.actions ?? []
            throw failure("\(query) has no action “\(name)”; it has \(offered)")
        }
        perform(.accessibilityAction(index), at: view.id)
    }

    // MARK: Which node

    /// The first view that a query fits and a person can use; one that is preferred, or inside of such a one, first.
    func usable(_ query: ViewQuery, prefer: (SurfaceNodeID) -> Bool = { _ in true }) throws -> SurfaceNodeID {
        let candidates = all(query)
        guard !candidates.isEmpty else { throw miss(query) }
        let free = candidates.filter { obstacle(to: $0.id) == nil }
        guard let first = free.first else {
            let reason = obstacle(to: candidates[0].id)?.description ?? ""
            throw failure("\(query) cannot be used: \(reason)")
        }
        return (free.first { path(from: $0.id).contains(where: prefer) } ?? first).id
    }

    /// The control of a kind that a query fits, or the one that is inside of what it fits.
    private func control(
        _ query: ViewQuery, _ words: String, isWanted: @escaping (SurfaceContent) -> Bool
    ) throws -> SurfaceNodeID {
        let candidates = all(query)
        guard !candidates.isEmpty else { throw miss(query) }
        func find(_ id: SurfaceNodeID) -> SurfaceNodeID? {
            guard let node = surface.nodes[id] else { return nil }
            if isWanted(node.value.content) { return id }
            return node.children.lazy.compactMap(find).first
        }
        let controls = candidates.compactMap { find($0.id) }
        guard let control = controls.first(where: { obstacle(to: $0) == nil }) else {
            let reason = controls.first.flatMap { obstacle(to: $0) }?.description ?? "it is not \(words)"
            throw failure("\(query) cannot be used: \(reason)")
        }
        return control
    }
}

extension SurfaceContent {
    /// What a menu of the node offers.
    var menuItems: [MenuItemContent] {
        switch self {
        case .button(let button): button.menu ?? []
        case .layer(let layer): layer.menu
        case .row(let row): row.menu
        default: []
        }
    }

    /// The titles in that menu, without its lines between groups.
    var menuTitles: [String] { menuItems.map(\.title).filter { !$0.isEmpty } }
}
