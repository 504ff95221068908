import SwiftUICore

/// What is selected in a field, by the numbers of characters, and where the caret stands.
struct TextSelection {
    let field: SurfaceNodeID
    /// What the field showed then. Where it shows something else, the app has the last word and nothing is selected.
    let text: String
    /// Where the selection was begun.
    var anchor: Int
    /// Where the caret stands.
    var caret: Int

    var range: Range<Int> { min(anchor, caret)..<max(anchor, caret) }
}

/// What a person does with a part of what is in a field.
extension TestScreen {
    /// Clicks into a field and selects a part of what is in it: what is typed, pasted or deleted next takes its place.
    public func select(_ part: String, in query: ViewQuery) throws {
        let field = try field(query)
        let shown = shownText(of: field)
        guard let found = shown.range(of: part) else { throw failure("There is no “\(part)” in \(query)") }
        let start = shown.distance(from: shown.startIndex, to: found.lowerBound)
        try select(start..<start + shown.distance(from: found.lowerBound, to: found.upperBound), in: query)
    }

    /// Clicks into a field and selects characters of what is in it, by their numbers; an empty range is the place of the
    /// caret.
    public func select(_ range: Range<Int>, in query: ViewQuery) throws {
        let field = try field(query)
        moveFocus(to: field)
        let shown = shownText(of: field)
        guard range.lowerBound >= 0, range.upperBound <= shown.count else {
            throw failure("There are only \(shown.count) characters in \(query)")
        }
        selection = TextSelection(field: field, text: shown, anchor: range.lowerBound, caret: range.upperBound)
    }

    /// Clicks into a field and selects all that is in it.
    public func selectAll(in query: ViewQuery) throws {
        try select(0..<shownText(of: try field(query)).count, in: query)
    }

    /// The text that is selected in the field that has the keyboard focus; nil where there is none.
    public var selectedText: String? {
        guard let field = surface.focused, isText(field) else { return nil }
        let selection = selection(in: field)
        return selection.range.isEmpty ? nil : String(Array(selection.text)[selection.range])
    }

    // MARK: Editing

    /// What is selected in a field; the end of it where nothing else is known.
    func selection(in field: SurfaceNodeID) -> TextSelection {
        let shown = shownText(of: field)
        if let selection, selection.field == field, selection.text == shown { return selection }
        return TextSelection(field: field, text: shown, anchor: shown.count, caret: shown.count)
    }

    /// Puts a text in the place of what is selected in a field.
    func insert(_ text: String, into field: SurfaceNodeID) {
        replace(selection(in: field).range, with: text, in: field)
    }

    private func replace(_ range: Range<Int>, with text: String, in field: SurfaceNodeID) {
        var characters = Array(shownText(of: field))
        characters.replaceSubrange(range, with: text)
        let new = String(characters)
        perform(.text(new), at: field)
        let place = range.lowerBound + text.count
        // Otherwise the caret goes to the end of what the app has made of it.
        selection = TextSelection(field: field, text: new, anchor: place, caret: place)
    }

    /// Presses the key that deletes backward, or forward.
    func delete(in field: SurfaceNodeID, forward: Bool) {
        let selection = selection(in: field)
        var range = selection.range
        if range.isEmpty {
            guard !selection.text.isEmpty else { return perform(.delete, at: field) }
            range = forward ? range.lowerBound..<range.upperBound + 1 : range.lowerBound - 1..<range.upperBound
            guard range.lowerBound >= 0, range.upperBound <= selection.text.count else { return }
        }
        replace(range, with: "", in: field)
    }

    /// Presses an arrow, Home or End: the caret goes elsewhere, and with Shift the selection with it.
    func moveCaret(in field: SurfaceNodeID, by key: Character, selecting: Bool) {
        var selection = selection(in: field)
        let (start, end) = (selection.range.lowerBound, selection.range.upperBound)
        let isCollapsing = !selecting && start < end
        switch key {
        case "\u{F702}": selection.caret = isCollapsing ? start : max(selection.caret - 1, 0)
        case "\u{F703}": selection.caret = isCollapsing ? end : min(selection.caret + 1, selection.text.count)
        case "\u{F729}": selection.caret = 0
        case "\u{F72B}": selection.caret = selection.text.count
        default: return
        }
        if !selecting { selection.anchor = selection.caret }
        self.selection = selection
    }
}
