import SwiftUICore
import Testing
import ViewTesting

/// Apple's documentation of `focusable` and `FocusInteractions`.
@MainActor
@Suite("Views with the focus")
struct FocusableTests {
    private struct Tile: View {
        let name: String
        @Environment(\.isFocused) private var isFocused
        var body: some View { Text(isFocused ? "\(name) has it" : name) }
    }

    @Test("Tab leads to views that can have the focus, and they see that they have it")
    func tab() {
        let host = TestHost(
            VStack {
                Tile(name: "First").focusable()
                Tile(name: "Second")
                Tile(name: "Third").focusable()
            })
        host.press(.tab)
        #expect(host.shownTexts == ["First has it", "Second", "Third"])
        host.press(.tab)
        #expect(host.shownTexts == ["First", "Second", "Third has it"])
        host.press(.tab, modifiers: .shift)
        #expect(host.shownTexts == ["First has it", "Second", "Third"])
    }

    @Test("a view that cannot have it now, or is disabled, is passed over")
    func off() {
        let host = TestHost(
            VStack {
                Tile(name: "First").focusable(false)
                Tile(name: "Second").focusable().disabled(true)
                Tile(name: "Third").focusable()
            })
        host.press(.tab)
        #expect(host.shownTexts == ["First", "Second", "Third has it"])
    }

    @Test("a click gives the focus to a view that is edited, and leaves it to the keys where it is only pushed")
    func click() throws {
        let host = TestHost(
            VStack {
                Tile(name: "Edited").focusable(interactions: .edit)
                Tile(name: "Pushed").focusable(interactions: .activate)
            })
        try host.tap("Edited")
        #expect(host.shownTexts == ["Edited has it", "Pushed"])
        #expect(throws: ActionFailure.self) { try host.tap("Pushed") }
        host.press(.tab)
        #expect(host.shownTexts == ["Edited", "Pushed has it"])
        #expect(FocusInteractions.automatic == [.activate, .edit])
    }

    @Test("a tap gesture around or inside goes on while the click gives the focus")
    func tapAndFocus() throws {
        struct Board: View {
            @State private var taps = 0
            var body: some View { Text("Taps \(taps)").onTapGesture { taps += 1 }.focusable() }
        }
        let host = TestHost(Board())
        try host.tap("Taps 0")
        #expect(host.shownTexts == ["Taps 1"])
        #expect(host.all(.focused).count == 1)
    }

    @Test("focused(_:) gives the focus, takes it away, and follows a person")
    func state() throws {
        struct Board: View {
            @FocusState private var isFocused: Bool
            var body: some View {
                VStack {
                    Tile(name: "Tile").focusable().focused($isFocused)
                    Text("State \(isFocused ? "on" : "off")")
                    Button("Switch") { isFocused.toggle() }
                }
            }
        }
        let host = TestHost(Board())
        try host.tap("Switch")
        #expect(host.shownTexts == ["Tile has it", "State on", "Switch"])
        try host.tap("Switch")
        #expect(host.shownTexts == ["Tile", "State off", "Switch"])
        try host.tap("Tile")
        #expect(host.shownTexts == ["Tile has it", "State on", "Switch"])
    }

    @Test("a change of the focus is told")
    @available(*, deprecated)
    func told() throws {
        var changes: [Bool] = []
        let host = TestHost(
            VStack {
                Text("Tile").focusable(true, onFocusChange: { changes.append($0) })
                TextField("Field", text: .constant(""))
            })
        try host.tap("Tile")
        try host.tap("Field")
        #expect(changes == [true, false])
    }
}
