import Testing

@testable import SwiftUICore

@Suite("Text edit")
struct TextEditTests {
    @Test("Equal texts need no edit")
    func equal() {
        #expect(TextEdit(from: "same", to: "same") == nil)
    }

    @Test("Only what lies between the common beginning and end is replaced")
    func middle() {
        let edit = TextEdit(from: "one two three", to: "one 2 three")
        #expect(edit?.removed == 4..<7)
        #expect(edit?.inserted == "2")
    }

    @Test("A repeated letter is inserted once")
    func repeated() {
        let edit = TextEdit(from: "aa", to: "aaa")
        #expect(edit?.removed == 2..<2)
        #expect(edit?.inserted == "a")
    }

    @Test("Positions count scalars, as GTK does, and not bytes")
    func scalars() {
        let edit = TextEdit(from: "größe", to: "größer")
        #expect(edit?.removed == 5..<5)
        #expect(TextEdit(from: "👩‍👧!", to: "👩‍👧?")?.removed == 3..<4)
    }

    @Test("Texts that are equal as characters but not as scalars are different texts")
    func normalization() {
        #expect(TextEdit(from: "e\u{301}", to: "\u{E9}") != nil)
    }

    @Test("Any edit turns the old text into the new one")
    func random() {
        var generator = SystemRandomNumberGenerator()
        let letters = ["a", "b", "ä", "🙂"]
        for _ in 0..<500 {
            func text() -> String {
                (0..<Int.random(in: 0...6, using: &generator)).map { _ in letters.randomElement(using: &generator)!
                }
                .joined()
            }
            let (old, new) = (text(), text())
            var scalars = Array(old.unicodeScalars)
            if let edit = TextEdit(from: old, to: new) {
                scalars.replaceSubrange(edit.removed, with: edit.inserted.unicodeScalars)
            }
            #expect(scalars == Array(new.unicodeScalars))
        }
    }
}
