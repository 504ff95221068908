/// What a text control may write while a person types.
///
/// An input method composes text that is not part of the control's text yet. A write during that time would end the
/// composition, so it waits; if the person's own text comes first, the write is out of date and is dropped.
package struct EditedText {
    package private(set) var isComposing = false
    private var waiting: String?

    package init() {}

    /// The engine wants this text: what to write now, if anything.
    package mutating func shouldWrite(_ text: String, over current: String) -> TextEdit? {
        if isComposing {
            waiting = text == current ? nil : text
            return nil
        }
        waiting = nil
        return TextEdit(from: current, to: text)
    }

    /// The person changed the text.
    package mutating func wasTyped() {
        waiting = nil
    }

    /// The composition changed; an empty one is over. Returns what waited for that.
    package mutating func compositionDidChange(isEmpty: Bool, current: String) -> TextEdit? {
        isComposing = !isEmpty
        guard isEmpty, let text = waiting else { return nil }
        waiting = nil
        return TextEdit(from: current, to: text)
    }
}
