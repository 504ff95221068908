import Foundation
import SwiftUICore

/// What a person does with keys that write nothing.
extension TestScreen {
    /// Presses a key, with others held, and lets it go.
    ///
    /// As in a window, a shortcut of a button or of a line of its menu comes first, then `onKeyPress` around what has the
    /// focus, then that itself, then the default and the cancel button, then the menus of the program; Tab moves the
    /// focus. A key that nothing wants does nothing.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - modifiers: What is held with it.
    ///   - repeats: How often the keyboard repeats the key before it is let go.
    public func press(_ key: KeyEquivalent, modifiers: EventModifiers = [], repeats: Int = 0) {
        let shortcut = KeyboardShortcut(key, modifiers: modifiers).content
        strike(shortcut, .down)
        for _ in 0..<max(repeats, 0) { strike(shortcut, .repeat) }
        release(shortcut)
    }

    private func strike(_ shortcut: Shortcut, _ phase: KeyPress.Phases) {
        if pressShortcut(shortcut) || tell(of: shortcut, phase) || pressInFocus(shortcut) { return }
        switch KeyEquivalent(shortcut.key) {
        case .return: if let button = button(where: { $0.isDefault }) { perform(.activate, at: button) }
        case .escape: pressEscape()
        case .tab: moveFocus(to: nextInFocusOrder(backward: shortcut.shift))
        // What is left goes to the window, and so to the menus of the program.
        default: if let window = frontWindow { perform(.key(shortcut), at: window) }
        }
    }

    /// Gives the keyboard focus to a view, as pressing Tab until it has it. Throws for one that takes none.
    public func focus(_ query: ViewQuery) throws {
        let order = focusable
        let candidates = all(query)
        guard !candidates.isEmpty else { throw miss(query) }
        guard let view = candidates.first(where: { order.contains($0.id) }) else {
            throw failure("\(query) does not take the keyboard focus")
        }
        moveFocus(to: view.id)
    }

    /// What takes the keyboard focus one after the other when a person presses Tab, by name.
    public var focusOrder: [ShownView] {
        focusable.compactMap { id in surface.nodes[id].map { describe(id, $0) } }
    }

    // MARK: Where a key goes

    /// Asks `onKeyPress` around what has the focus; answers whether the key was used.
    func tell(of shortcut: Shortcut, _ phase: KeyPress.Phases, characters: String? = nil) -> Bool {
        guard let window = frontWindow, case .window(let content)? = surface.nodes[window]?.value.content,
            content.reportsKeys
        else { return false }
        let request = KeyPressRequest(KeyPress(shortcut, phase, characters: characters))
        perform(.keyPress(request), at: window)
        return request.isHandled
    }

    func release(_ shortcut: Shortcut) { _ = tell(of: shortcut, .up) }

    private func pressShortcut(_ shortcut: Shortcut) -> Bool {
        if let button = button(where: { $0.shortcut == shortcut }) {
            perform(.activate, at: button)
            return true
        }
        for (id, node) in shownNodes where windowIsFront(id) {
            guard case .button(let button) = node.value.content, let item = button.menu?.item(with: shortcut),
                path(from: id).allSatisfy({ surface.nodes[$0]?.value.isEnabled ?? false })
            else { continue }
            perform(.menu(identifier: item.identifier), at: id)
            return true
        }
        return false
    }

    private func pressInFocus(_ shortcut: Shortcut) -> Bool {
        guard let id = surface.focused, let node = surface.nodes[id], node.value.isEnabled else { return false }
        switch node.value.content {
        case .textField(let field): return press(shortcut, in: id, isTall: field.lineLimit > 1)
        case .textEditor: return press(shortcut, in: id, isTall: true)
        case .button where shortcut.key == " " || shortcut.key == "\r": perform(.activate, at: id)
        case .toggle(let toggle) where shortcut.key == " ": perform(.toggle(!toggle.isOn), at: id)
        case .slider(let slider):
            guard let direction = Self.direction(of: shortcut) else { return false }
            let step = slider.step ?? (slider.maximum - slider.minimum) / 10
            perform(.value(min(max(slider.value + step * direction, slider.minimum), slider.maximum)), at: id)
        case .stepper:
            guard let direction = Self.direction(of: shortcut) else { return false }
            perform(.step(Int(direction)), at: id)
        case .choice(let choice):
            guard let direction = Self.direction(of: shortcut) else { return false }
            let next = (choice.selected ?? -1) - Int(direction)
            if choice.titles.indices.contains(next) { perform(.select(next), at: id) }
        case .row where shortcut.key != "\t" && shortcut.key != "\u{1B}": perform(.key(shortcut), at: id)
        default: return false
        }
        return true
    }

    private func press(_ shortcut: Shortcut, in id: SurfaceNodeID, isTall: Bool) -> Bool {
        if shortcut.control { return pressWithControl(shortcut.key, in: id) }
        if shortcut.option { return false }
        switch shortcut.key {
        case "\r" where !isTall: perform(.submit, at: id)
        case "\r": insert("\n", into: id)
        case "\u{8}": delete(in: id, forward: false)
        case "\u{F728}": delete(in: id, forward: true)
        case "\t", "\u{1B}": return false
        default:
            guard let scalar = shortcut.key.unicodeScalars.first, scalar.value >= 0x20,
                !(0xF700...0xF8FF ~= scalar.value)
            else {
                moveCaret(in: id, by: shortcut.key, selecting: shortcut.shift)
                return true
            }
            insert(shortcut.shift ? shortcut.key.uppercased() : String(shortcut.key), into: id)
        }
        return true
    }

    /// What fields do by themselves with a letter and Control.
    private func pressWithControl(_ key: Character, in field: SurfaceNodeID) -> Bool {
        switch key {
        case "a":
            let shown = shownText(of: field)
            selection = TextSelection(field: field, text: shown, anchor: 0, caret: shown.count)
        case "c": try? copy()
        case "x": try? cut()
        case "v": try? paste()
        default: return false
        }
        return true
    }

    private func pressEscape() {
        if let button = button(where: { $0.isCancel }) { return perform(.activate, at: button) }
        guard let window = frontWindow, case .window(let content)? = surface.nodes[window]?.value.content,
            content.isModal
        else { return }
        perform(.close, at: window)
    }

    private static func direction(of shortcut: Shortcut) -> Double? {
        switch shortcut.key {
        case "\u{F700}", "\u{F703}": 1
        case "\u{F701}", "\u{F702}": -1
        default: nil
        }
    }

    private func button(where isWanted: (ButtonContent) -> Bool) -> SurfaceNodeID? {
        shownNodes.first { id, node in
            guard case .button(let button) = node.value.content, isWanted(button), windowIsFront(id) else {
                return false
            }
            return path(from: id).allSatisfy { surface.nodes[$0]?.value.isEnabled ?? false }
        }?.id
    }

    private func windowIsFront(_ id: SurfaceNodeID) -> Bool { path(from: id).last == frontWindow }

    // MARK: Focus

    /// What takes the keyboard focus in the window in front, in the order of Tab.
    var focusable: [SurfaceNodeID] {
        shownNodes.filter { id, node in
            guard windowIsFront(id), path(from: id).allSatisfy({ surface.nodes[$0]?.value.isEnabled ?? false }) else {
                return false
            }
            switch node.value.content {
            case .layer(let layer): return layer.focus != .none
            case .textField, .textEditor, .toggle, .slider, .stepper, .choice, .datePicker, .colorPicker, .button:
                return true
            case .row(let row):
                return row.isSelectable || row.isActivatable || row.isDeletable || !row.menu.isEmpty
            default: return false
            }
        }.map(\.id)
    }

    private func nextInFocusOrder(backward: Bool) -> SurfaceNodeID? {
        let order = focusable
        guard !order.isEmpty else { return nil }
        guard let focused = surface.focused, let position = order.firstIndex(of: focused) else {
            return backward ? order.last : order.first
        }
        return order[(position + (backward ? order.count - 1 : 1)) % order.count]
    }
}
