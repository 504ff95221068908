import Foundation
import SwiftUICore

/// What a person does. Each action brings everything up to date before it returns, and throws an `ActionFailure`
/// where a person could not have done it: nothing is called so, it is disabled, or a sheet is in front of it.
extension TestHost {
    /// Clicks on the middle of a view: the innermost thing there that hears of clicks gets it.
    public func tap(_ name: String, as role: ShownView.Role? = nil) throws {
        let view = try usable(name, role)
        for id in path(from: view.id) {
            guard let node = surface.nodes[id], let event = tapEvent(for: node) else { continue }
            return perform(event, at: id)
        }
        throw failure("nothing hears of a click on “\(name)”")
    }

    /// Replaces the text of a field that is called so.
    public func type(_ text: String, into name: String) throws {
        let field = try usable(name, .textField)
        perform(.focus(true), at: field.id)
        perform(.text(text), at: field.id)
    }

    /// Presses Return in the field that has the keyboard focus.
    public func submit() throws {
        guard let id = surface.focused else { throw failure("no field has the keyboard focus") }
        perform(.submit, at: id)
    }

    /// Chooses one of the titles of the choice, or of the menu, that belongs to a view: a button with a menu, or
    /// what a secondary click on the view offers.
    public func choose(_ title: String, in name: String, as role: ShownView.Role? = nil) throws {
        let view = try usable(name, role)
        var offered: [String] = []
        for id in path(from: view.id) {
            guard let content = surface.nodes[id]?.value.content else { continue }
            if case .choice(let choice) = content {
                if let index = choice.titles.firstIndex(of: title) { return perform(.select(index), at: id) }
                offered += choice.titles
            }
            let menu = content.menuItems
            if let item = surface.menuItem(title, in: menu), item.isEnabled {
                return perform(.menu(identifier: item.identifier), at: id)
            }
            offered += menu.map(\.title)
        }
        throw failure("“\(name)” does not offer “\(title)”; it offers \(offered)")
    }

    /// Presses Delete on the row that a view is in.
    public func pressDelete(on name: String) throws {
        let view = try usable(name, nil)
        let row = path(from: view.id).first {
            if case .row(let row)? = surface.nodes[$0]?.value.content { row.isDeletable } else { false }
        }
        guard let row else { throw failure("“\(name)” is in no row that can be deleted") }
        perform(.delete, at: row)
    }

    private func usable(_ name: String, _ role: ShownView.Role?) throws -> ShownView {
        guard let view = find(name, as: role) else {
            throw failure("there is no \(role.map { "\($0)" } ?? "view") “\(name)”")
        }
        guard view.isEnabled else { throw failure("“\(name)” is disabled or behind a modal window") }
        return view
    }

    private func tapEvent(for node: HeadlessSurface.Node) -> SurfaceEvent? {
        let middle = CGPoint(x: node.frame.width / 2, y: node.frame.height / 2)
        return switch node.value.content {
        case .button(let button) where button.menu == nil: .activate
        case .row(let row) where row.isActivatable: .activate
        case .row(let row) where row.isSelectable: .selectRow(extending: false, toggling: false)
        case .toggle(let toggle): .toggle(!toggle.isOn)
        case .textField, .textEditor: .focus(true)
        case .layer(let layer) where layer.gestures.contains(.tap): .tap(middle, count: 1)
        default: nil
        }
    }

    private func perform(_ event: SurfaceEvent, at id: SurfaceNodeID) {
        surface.send(event, to: id)
        host.flush()
        if finishesAnimations { finishAnimations() }
    }

    private func failure(_ reason: String) -> ActionFailure {
        ActionFailure(description: "\(reason). On screen:\n\(outline)")
    }
}

extension SurfaceContent {
    /// What a menu of the node offers.
    fileprivate var menuItems: [MenuItemContent] {
        switch self {
        case .button(let button): button.menu ?? []
        case .layer(let layer): layer.menu
        case .row(let row): row.menu
        default: []
        }
    }
}
