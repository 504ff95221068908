/// The smallest change that turns one text into another: what lies between the common beginning and end.
///
/// Fields write this and nothing else, so that the cursor and a selection elsewhere in the text stay where they are.
package struct TextEdit: Equatable {
    /// The characters that go, counted as GTK does, in Unicode scalars.
    package var removed: Range<Int>
    /// What comes in their place.
    package var inserted: String

    /// Nil when there is nothing to change.
    package init?(from old: String, to new: String) {
        if old == new && old.utf8.elementsEqual(new.utf8) { return nil }
        let before = Array(old.unicodeScalars)
        let after = Array(new.unicodeScalars)
        let limit = min(before.count, after.count)
        var head = 0
        while head < limit, before[head] == after[head] { head += 1 }
        var tail = 0
        while tail < limit - head, before[before.count - 1 - tail] == after[after.count - 1 - tail] { tail += 1 }
        removed = head..<(before.count - tail)
        var text = String.UnicodeScalarView()
        text.append(contentsOf: after[head..<(after.count - tail)])
        inserted = String(text)
    }
}
