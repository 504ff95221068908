import Testing

@testable import SwiftUICore

// issue 2 §7: text being typed is never lost by a re-render, also in the middle of a compose sequence.
@Suite("Edited text")
struct EditedTextTests {
    @Test("A write outside of a composition happens at once")
    func plain() {
        var edited = EditedText()
        #expect(edited.shouldWrite("new", over: "old") == TextEdit(from: "old", to: "new"))
    }

    @Test("A write in the middle of a composition waits for its end")
    func waits() {
        var edited = EditedText()
        _ = edited.compositionDidChange(isEmpty: false, current: "a")
        #expect(edited.shouldWrite("b", over: "a") == nil)
        #expect(edited.compositionDidChange(isEmpty: true, current: "a") == TextEdit(from: "a", to: "b"))
        #expect(edited.compositionDidChange(isEmpty: true, current: "b") == nil)
    }

    @Test("What the person composed replaces a write that waited")
    func typedWins() {
        var edited = EditedText()
        _ = edited.compositionDidChange(isEmpty: false, current: "")
        #expect(edited.shouldWrite("stale", over: "") == nil)
        edited.wasTyped()
        #expect(edited.compositionDidChange(isEmpty: true, current: "é") == nil)
    }

    @Test("The last of several writes in a composition counts")
    func last() {
        var edited = EditedText()
        _ = edited.compositionDidChange(isEmpty: false, current: "a")
        _ = edited.shouldWrite("b", over: "a")
        _ = edited.shouldWrite("a", over: "a")
        #expect(edited.compositionDidChange(isEmpty: true, current: "a") == nil)
    }
}
