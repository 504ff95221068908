/// What a text field shows, and which changes of the text that it stands for may replace it.
///
/// A person types faster than an app answers: a value that comes back late is one that was typed before, and must not
/// take the place of what has been typed since.
package struct TypedText: Equatable {
    /// What the field shows.
    package private(set) var shown: String
    /// The value that the app had last.
    private var known: String
    /// What was typed and has not come back from the app yet, the oldest first.
    private var awaited: [String] = []

    private static let limit = 64

    package init(_ text: String) {
        shown = text
        known = text
    }

    /// A person has typed; the field shows this now.
    package mutating func typed(_ text: String) {
        shown = text
        awaited.append(text)
        if awaited.count > Self.limit { awaited.removeFirst() }
    }

    /// The app's value is this. Answers whether the field has to show another text.
    ///
    /// - Parameter isAnswer: Whether this is what the app made of the text that was just typed, at once.
    package mutating func valueIs(_ text: String, isAnswer: Bool = false) -> Bool {
        defer { known = text }
        if text == shown {
            awaited = []
            return false
        }
        // Nothing new, unless the app was just told and kept what it had.
        if text == known, !isAnswer { return false }
        if text != known, let index = awaited.firstIndex(of: text) {
            awaited.removeFirst(index + 1)
            return false
        }
        awaited = []
        shown = text
        return true
    }

    /// Shows a text whatever was typed.
    package mutating func show(_ text: String) {
        awaited = []
        shown = text
        known = text
    }
}
