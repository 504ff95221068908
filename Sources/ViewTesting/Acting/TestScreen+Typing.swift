import Foundation
import SwiftUICore

/// What a person does with a keyboard in a field.
extension TestScreen {
    /// Clicks into a field, takes out what is in it, and types a text key by key.
    public func type(_ text: String, into query: ViewQuery) throws {
        let field = try field(query)
        moveFocus(to: field)
        selection = nil
        if !shownText(of: field).isEmpty { perform(.text(""), at: field) }
        try type(text)
    }

    /// Clicks into a field that is called so, takes out what is in it, and types a text key by key.
    public func type(_ text: String, into name: String) throws { try type(text, into: .textField(name)) }

    /// Types a text key by key into what has the keyboard focus: in place of what is selected, else after what is there.
    public func type(_ text: String) throws {
        for character in text {
            guard let field = surface.focused, isText(field) else {
                throw failure("Nothing that is written into has the keyboard focus")
            }
            surface.compose("")
            let key = Shortcut(typing: character)
            // What is shown may be something else than what was typed so far: the app has the last word.
            if !tell(of: key, .down, characters: String(character)) { insert(String(character), into: field) }
            release(key)
        }
    }

    /// Selects a part of what is in a field, and types a text in place of it key by key.
    public func replace(_ part: String, with text: String, in query: ViewQuery) throws {
        let field = try field(query)
        moveFocus(to: field)
        let shown = shownText(of: field)
        guard let range = shown.range(of: part) else { throw failure("There is no “\(part)” in \(query)") }
        perform(.text(String(shown[..<range.lowerBound] + shown[range.upperBound...])), at: field)
        var typed = ""
        for character in text {
            typed.append(character)
            perform(.text(String(shown[..<range.lowerBound]) + typed + shown[range.upperBound...]), at: field)
        }
    }

    /// Takes a text into a field at once, as pasting does, in place of what is selected there, else after what is there.
    public func paste(_ text: String, into query: ViewQuery) throws {
        let field = try field(query)
        moveFocus(to: field)
        insert(text, into: field)
    }

    // MARK: Input methods

    /// Shows what an input method has composed so far in the field that has the keyboard focus, as a dead key or the
    /// characters do before a word is chosen.
    ///
    /// It is seen in the field, at the end, and is in `composition`; the binding and the value of the field stay as they
    /// are until `commit(_:)`. What the app writes into the field meanwhile waits, so that the composition goes on.
    public func compose(_ text: String) throws {
        guard let field = surface.focused, isText(field), obstacle(to: field) == nil else {
            throw failure("Nothing that is written into has the keyboard focus")
        }
        surface.compose(text)
        settle()
    }

    /// Takes a text that an input method has composed into the field that has the keyboard focus, in place of what was
    /// shown of it so far. An empty text gives the composition up.
    public func commit(_ text: String) throws {
        guard let field = surface.focused, isText(field) else {
            throw failure("Nothing that is written into has the keyboard focus")
        }
        if text.isEmpty {
            surface.compose("")
            return settle()
        }
        // What the app wrote meanwhile is older than what is taken in now.
        perform(.text(shownText(of: field) + text), at: field)
        surface.compose("")
    }

    /// What an input method has composed and not taken into the field yet; empty where nothing is composed.
    public var composition: String { surface.composition }

    /// Takes out what is in a field.
    public func clear(_ query: ViewQuery) throws { try type("", into: query) }

    /// Presses Return in the field that has the keyboard focus.
    public func submit() throws {
        guard let id = surface.focused else { throw failure("No field has the keyboard focus") }
        perform(.submit, at: id)
    }

    func field(_ query: ViewQuery) throws -> SurfaceNodeID {
        let candidates = all(query)
        guard !candidates.isEmpty else { throw miss(query) }
        let fields = candidates.filter { isText($0.id) }
        guard let field = fields.first(where: { obstacle(to: $0.id) == nil }) else {
            let reason = fields.first.flatMap { obstacle(to: $0.id) }?.description ?? "it is nothing to write into"
            throw failure("\(query) cannot be written into: \(reason)")
        }
        return field.id
    }

    func isText(_ id: SurfaceNodeID) -> Bool {
        switch surface.nodes[id]?.value.content {
        case .textField, .textEditor: true
        default: false
        }
    }

    func shownText(of id: SurfaceNodeID) -> String { surface.nodes[id]?.value.content.ownValue ?? "" }

    /// Gives the keyboard focus to a node; what had it hears that it has lost it.
    func moveFocus(to id: SurfaceNodeID?) {
        guard surface.focused != id else { return }
        if let old = surface.focused { surface.send(.focus(false), to: old) }
        if let id { surface.send(.focus(true), to: id) }
        settle()
    }
}
