#if GTK
    import Foundation
    import Testing
    import WindowTesting

    /// Real windows on a virtual display, with real keys and clicks.
    @Suite("Surface", .serialized, .enabled(if: VirtualDisplay.hasInput))
    struct SurfaceTests {
        // asks: text in a field is lost or re-selected when the view is rendered again.
        @Test("A field keeps its cursor while every key makes the engine write the text again")
        func rewriting() throws {
            let session = try ProbeSession("typing")
            #expect(session.wait(for: "ready"))
            for key in ["a", "b", "c", "Left", "x"] { try session.display?.input("key", key) }
            #expect(session.wait(for: "field: text(\"ABxC\")"))
            try session.display?.input("key", "y")
            #expect(session.wait(for: "field: text(\"ABXyC\")"))
        }

        @Test("A composition goes on while the engine writes")
        func composing() throws {
            let session = try ProbeSession("composing")
            #expect(session.wait(for: "ready"))
            // With the key on the keyboard: for one that is not there the keyboard is changed for the moment of its
            // press only, and a program that is slow to read it sees the old one.
            try session.display?.useKeyboard("us", variant: "intl")
            try session.display?.input("key", "dead_acute")
            let before = session.printed.filter { $0.hasPrefix("rewritten") }.count
            #expect(session.wait(for: "rewritten \(before + 2)"))
            try session.display?.input("key", "e")
            #expect(session.wait(for: "field: text(\"é\")"))
        }

        @Test("Clicks, keys and the menu key reach buttons, fields and rows")
        func gallery() throws {
            let session = try ProbeSession("gallery")
            #expect(session.wait(for: "ready"))
            try session.display?.input("mousemove", "60", "85", "click", "1")
            #expect(session.wait(for: "bordered: activate"))
            try session.display?.input("mousemove", "60", "134", "click", "1", "key", "h")
            #expect(session.wait(for: "field: text(\"h\")"))
            try session.display?.input("key", "Return")
            #expect(session.wait(for: "field: submit"))
            try session.display?.input("mousemove", "600", "385", "click", "1")
            #expect(session.wait(for: "row 1: activate"))
            try session.display?.input("key", "Down")
            #expect(session.wait(for: "row 2: selectRow(extending: false, toggling: false)"))
            try session.display?.input("key", "Delete")
            #expect(session.wait(for: "row 2: delete"))
            try session.display?.input("mousemove", "45", "178", "click", "1")
            #expect(session.wait(for: "toggle: toggle(false)"))
            try session.display?.input("mousemove", "170", "226", "click", "1")
            #expect(session.wait(for: "segments: select(1)"))
            try session.display?.input("mousemove", "600", "450", "click", "5")
            #expect(session.wait(forPrefix: "scroll: scroll((0.0, "))
        }

        @Test("A sheet is a window of its presenter and closes with Escape")
        func sheet() throws {
            let session = try ProbeSession("sheet")
            #expect(session.wait(for: "ready"))
            #expect(session.wait(for: "sheet: active(true)"))
            try session.display?.input("key", "Escape")
            #expect(session.wait(for: "sheet: close"))
            #expect(session.wait(for: "sheet removed"))
            #expect(session.wait(for: "window: active(true)"))
        }

        @Test("Return pushes the default button and a shortcut its own")
        func shortcuts() throws {
            let session = try ProbeSession("sheet")
            #expect(session.wait(for: "sheet: active(true)"))
            try session.display?.input("key", "ctrl+s")
            #expect(session.wait(for: "save: activate"))
        }

        // issue 2 §7: a frame draws only what changed (counted): every 10th of 1,000 rows changed.
        // issue 2 §11: widgets made, style sheets loaded and writes of scripted actions may only become less.
        // asks 37: every text measured with a fresh context, styles parsed for each widget in each pass.
        @Test("A thousand rows are no more work for widgets than the committed counters say")
        func counts() throws {
            let session = try ProbeSession("many-rows")
            #expect(session.waitForEnd() == 0)
            try SurfaceCounters.check(session.printed)
        }

        // issue 2 §7: an idle window wakes at most once a second and draws nothing.
        @Test("An idle window wakes at most once a second and draws nothing")
        func idle() throws {
            let session = try ProbeSession("idle")
            #expect(session.waitForEnd() == 0)
            let wakes = session.printed.first { $0.hasPrefix("wakes ") }.flatMap { Int($0.dropFirst(6)) }
            #expect(wakes.map { $0 <= 3 } == true, "\(session.printed)")
            #expect(session.printed.contains("frames 0"), "\(session.printed)")
        }
    }
#endif
