#if GTK
    import Foundation
    import Testing
    import WindowTesting

    /// What people who use such libraries ask for most, each in a real window.
    @Suite("What people ask for", .serialized, .enabled(if: VirtualDisplay.hasInput))
    struct PersonTests {
        // asks 27: views shown after the first frame are laid out wrongly.
        @Test("A button that comes into a row of buttons has the frame that it would have had from the start")
        func appearing() throws {
            let session = try ProbeSession("appearing")
            #expect(session.waitForEnd() == 0)
            let frames = session.printed.filter { $0.hasPrefix("button [") }
            #expect(frames.count == 6)
            #expect(frames.prefix(3) == frames.suffix(3))
        }

        // asks 28: a field in a ForEach loses the focus on every state update.
        @Test("Keys typed into the third row stay there while every one of them changes the list; no widget is made")
        func typingInRows() throws {
            let session = try ProbeSession("typing-in-rows")
            #expect(session.wait(for: "rows are there"))
            try session.display?.input("key", "Tab", "Tab", "Tab")
            for key in ["a", "b", "c", "Left", "x", "y"] { try session.display?.input("key", key) }
            #expect(session.wait(for: "row 3: abxyc, widgets made 0"), "\(session.printed)")
        }

        // asks 35: a field's binding causes endless rendering.
        @Test("After a key the engine rests")
        func oneKey() throws {
            let session = try ProbeSession("one-key")
            #expect(session.wait(for: "field is there"))
            try session.display?.input("key", "a")
            #expect(session.wait(for: "updates 0, bodies 0"), "\(session.printed)")
        }

        // issue 2 §7: what a person most likely wants to do in a sheet is to type.
        @Test("A sheet begins with the keyboard in its first field, and Escape closes it")
        func sheetFocus() throws {
            let session = try ProbeSession("sheet-focus")
            #expect(session.wait(for: "sheet is there"))
            try session.display?.input("key", "h", "i")
            #expect(session.wait(for: "typed hi"), "\(session.printed)")
            try session.display?.input("key", "Escape")
            #expect(session.wait(for: "presented false"), "\(session.printed)")
        }

        @Test(
            "A row that hears of taps answers to Return and to a click, not to a drag; its shape decides where the pointer counts"
        )
        func taps() throws {
            let session = try ProbeSession("taps")
            #expect(session.wait(for: "taps are there"))
            try session.display?.input("key", "Down", "Return")
            #expect(session.wait(for: "row 1"), "\(session.printed)")
            // The corner of the square is outside of the circle, its middle is not.
            let red = try #require(session.printed.last { $0.contains("shape #FF3B30") })
            let frame = try #require(PersonTests.frame(in: red))
            let border = VirtualDisplay.windowBorder
            let (x, y) = (frame.minX + border, frame.minY + border)
            try session.display?.input("mousemove", "\(Int(x + 5))", "\(Int(y + 5))", "click", "1")
            try session.display?.input("mousemove", "\(Int(x + 150))", "\(Int(y + 50))", "click", "1")
            // A press that is carried on is no tap, although it ends inside the circle.
            try session.display?.input(
                "mousemove", "\(Int(x + 30))", "\(Int(y + 50))", "mousedown", "1", "mousemove", "\(Int(x + 50))",
                "\(Int(y + 50))", "mousemove", "\(Int(x + 70))", "\(Int(y + 50))", "mouseup", "1")
            try session.display?.input("mousemove", "\(Int(x + 50))", "\(Int(y + 50))", "click", "1")
            #expect(session.wait(for: "circle"))
            #expect(session.printed.filter { $0 == "circle" }.count == 1)
        }

        // issue 2 §7: closing the window and SIGTERM cancel tasks and run onDisappear.
        @Test("A gesture of a button's label comes before the button, which other labels leave as it is")
        func labelTaps() throws {
            let session = try ProbeSession("label-taps")
            #expect(session.wait(for: "buttons are there"))
            for line in session.printed where line.contains(" button ") {
                let frame = try #require(PersonTests.frame(in: line))
                let border = VirtualDisplay.windowBorder
                try session.display?.input(
                    "mousemove", "\(Int(frame.midX + border))", "\(Int(frame.midY + border))", "click", "1")
            }
            #expect(session.wait(for: "second pushed"), "\(session.printed)")
            #expect(session.printed.contains("label tapped") && !session.printed.contains("first pushed"))
        }

        @Test("SIGTERM makes views disappear and cancels their tasks")
        func termination() throws {
            let session = try ProbeSession("lifecycle")
            #expect(session.wait(for: "it lives"))
            session.terminate()
            #expect(session.waitForEnd() == 0)
            #expect(session.printed.filter { $0 == "disappeared" }.count == 1, "\(session.printed)")
            #expect(session.printed.filter { $0 == "task cancelled" }.count == 1, "\(session.printed)")
        }

        @Test("The button that closes the window makes views disappear, cancels their tasks and ends the program")
        func closing() throws {
            let session = try ProbeSession("lifecycle")
            #expect(session.wait(for: "it lives"))
            let controls = try #require(session.printed.last { $0.contains("windowControls") })
            let frame = try #require(PersonTests.frame(in: controls))
            let border = VirtualDisplay.windowBorder
            try session.display?.input(
                "mousemove", "\(Int(frame.maxX - 17 + border))", "\(Int(frame.midY + border))", "click", "1")
            #expect(session.waitForEnd() == 0)
            #expect(session.printed.filter { $0 == "disappeared" }.count == 1, "\(session.printed)")
            #expect(session.printed.filter { $0 == "task cancelled" }.count == 1, "\(session.printed)")
        }

        /// The frame at the end of a line of the outline.
        private static func frame(in line: String) -> CGRect? {
            guard let start = line.lastIndex(of: "[") else { return nil }
            let numbers = line[start...].split { !($0.isNumber || $0 == "." || $0 == "-") }.compactMap { Double($0) }
            guard numbers.count == 4 else { return nil }
            return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        }
    }
#endif
