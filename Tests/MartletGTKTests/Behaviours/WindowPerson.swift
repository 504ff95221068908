#if GTK
    import Behaviours
    import Foundation
    import SwiftUICore
    import WindowTesting

    /// Somebody who uses a real window with a keyboard and a screen reader.
    struct WindowPerson {
        struct Failure: Error, CustomStringConvertible {
            let description: String
        }

        let session: ProbeSession
        let tree: AccessibleTree
        let outline: AccessibleOutline

        init(_ session: ProbeSession) throws {
            guard let bus = session.bus else { throw Failure(description: "there is no accessibility bus") }
            self.session = session
            tree = try AccessibleTree(bus)
            outline = AccessibleOutline(tree)
        }

        /// Reads the outline until it is as wanted, or a while is over; returns what was read last.
        func outline(waitingFor wanted: [String]) throws -> [String] {
            let end = Date(timeIntervalSinceNow: 8)
            while true {
                let lines = (try? outline.lines()) ?? []
                if lines == wanted || Date() > end { return lines }
                usleep(30_000)
            }
        }

        func perform(_ step: Behaviour.Step) throws {
            switch step {
            case .push(let name): try push(name)
            case .type(let text, let name):
                try focus(name)
                try session.display?.input("type", "--delay", "20", text)
            case .press(let key, let name):
                try focus(name)
                try session.display?.input("key", Self.word(for: key))
            case .pressWithControl(let key, let name):
                try focus(name)
                try session.display?.input("key", "ctrl+" + Self.word(for: key))
            case .pressAnywhere(let key):
                // Where no window has the keyboard, as after one has closed on a display without a window manager, keys go
                // to the one under the pointer.
                try session.display?.input("mousemove", "100", "100", "key", Self.word(for: key))
            case .choose(let title, let name): try choose(title, in: name)
            case .chooseFromMenu(let title, let name):
                try focus(name)
                try session.display?.input("key", "Menu")
                try wait(for: "“\(title)” to choose") { $0.name == title && $0.role != "label" }
                for _ in 0..<8 where focused?.name != title { try moveFocus("Down") }
                try session.display?.input("key", "Return")
            case .delete(let name):
                try focus(name)
                try session.display?.input("key", "Delete")
            case .pick(_, let name, let keys): try pick(name, by: keys)
            case .increment(let name): try push("Increment", in: name)
            case .decrement(let name): try push("Decrement", in: name)
            case .goBack: try push("Back")
            case .command(let title, let menu):
                try wait(for: "the main menu") { element in
                    element.name == "Main Menu"
                        && tree.children(of: element).contains { perform(["click"], of: $0) }
                }
                if let menu { try chooseLine(menu) }
                try chooseLine(title)
            case .chooseFile(let url, let name):
                try push(name)
                try waitForFiles()
                // A path that is typed opens the field for one.
                try session.display?.input("type", "--delay", "30", url.path)
                try session.display?.input("key", "Return")
            case .giveUpFile(let name):
                try push(name)
                try waitForFiles()
                try session.display?.input("key", "Escape")
            case .compose(_, _, let keys, let name):
                try focus(name)
                // With the keys on the keyboard: for one that is not there the keyboard is changed for its press only.
                try session.display?.useKeyboard("us", variant: "intl")
                for key in keys { try session.display?.input("key", key) }
            case .drag, .click, .hold: break
            }
        }

        /// Holds the pointer down at a place of the window, and lets it go.
        func hold(at point: CGPoint, seconds: Double) throws {
            let place = [point.x, point.y].map { "\(Int($0 + VirtualDisplay.windowBorder))" }
            try session.display?.input(
                ["mousemove"] + place + ["sleep", "0.1", "mousedown", "1", "sleep", "\(seconds)", "mouseup", "1"])
        }

        /// Carries what is at a place of the window to another one, as a hand does: not at once.
        func drag(from start: CGPoint, to end: CGPoint) throws {
            func place(_ part: CGFloat) -> [String] {
                let border = VirtualDisplay.windowBorder
                return [
                    "\(Int(start.x + (end.x - start.x) * part + border))",
                    "\(Int(start.y + (end.y - start.y) * part + border))",
                ]
            }
            var arguments = ["mousemove"] + place(0) + ["sleep", "0.1", "mousedown", "1", "sleep", "0.1"]
            for step in 1...12 { arguments += ["mousemove"] + place(CGFloat(step) / 12) + ["sleep", "0.05"] }
            arguments += ["sleep", "0.3", "mouseup", "1"]
            try session.display?.input(arguments)
        }

        /// Waits for the desktop's window in which files are chosen.
        private func waitForFiles() throws {
            try wait(for: "button to cancel choosing files") { $0.name == "Cancel" }
        }

        private static func word(for key: KeyEquivalent) -> String {
            switch key {
            case .return: "Return"
            case .escape: "Escape"
            case .leftArrow: "Left"
            case .rightArrow: "Right"
            case .upArrow: "Up"
            case .downArrow: "Down"
            case .space: "space"
            case .delete: "BackSpace"
            case .deleteForward: "Delete"
            default: String(key.character)
            }
        }

        /// Waits for an element for which something can be done.
        private func wait(for words: String, _ find: (AccessibleTree.Element) throws -> Bool) throws {
            let end = Date(timeIntervalSinceNow: 8)
            while true {
                // Windows in front come last.
                for element in ((try? outline.elements()) ?? []).reversed() {
                    if try find(element) { return }
                }
                if Date() > end {
                    throw Failure(description: "There is no \(words) in\n" + everything)
                }
                usleep(30_000)
            }
        }

        private func push(_ name: String) throws {
            try wait(for: "“\(name)” to push") { element in try element.name == name && push(element) }
        }

        /// Does what a click does; with the keyboard where GTK offers no action.
        private func push(_ element: AccessibleTree.Element) throws -> Bool {
            if perform(["click", "toggle", "activate"], of: element) { return true }
            guard ["check box", "checkbox"].contains(element.role) else { return false }
            try focus("“\(element.name)”") { $0 == element }
            try session.display?.input("key", "space")
            return true
        }

        private func push(_ button: String, in name: String) throws {
            try wait(for: "\(button) of “\(name)”") { element in
                guard element.name == name,
                    let inner = tree.children(of: element).first(where: { $0.name == button }),
                    perform(["click"], of: inner)
                else { return false }
                return true
            }
        }

        /// Performs the first action that is called so; false where there is none.
        private func perform(_ words: [String], of element: AccessibleTree.Element) -> Bool {
            let actions = tree.actions(of: element)
            guard
                let index = actions.firstIndex(where: { action in words.contains { action.lowercased().hasSuffix($0) } }
                )
            else {
                return false
            }
            return (try? tree.perform(index, of: element)) != nil
        }

        private func focus(_ name: String) throws {
            let roles: Set<String> = [
                "text", "text box", "entry", "password text", "slider", "search box", "list item", "group",
                "button", "push button",
            ]
            try focus("“\(name)”") { $0.name == name && roles.contains($0.role) }
        }

        /// Presses Tab until the keyboard is where it is wanted: GTK 4.8 does not bring it where assistive technology
        /// asks for it.
        private func focus(_ words: String, where isWanted: (AccessibleTree.Element) -> Bool) throws {
            for _ in 0..<40 {
                if let focused, isWanted(focused) { return }
                try moveFocus("Tab")
            }
            throw Failure(description: "\(words) does not get the keyboard in\n" + everything)
        }

        /// What assistive technology sees, for the message of a failure.
        private var everything: String {
            ((try? outline.elements()) ?? []).map { element in
                "\(element.role) “\(element.name)” \(tree.states(of: element)) \(tree.actions(of: element))"
            }.joined(separator: "\n")
        }

        private var focused: AccessibleTree.Element? { try? outline.elements().first { tree.isFocused($0) } }

        /// Presses a key, and waits until the keyboard is somewhere else; a while at most, as it may have nowhere to go.
        private func moveFocus(_ key: String) throws {
            let before = focused
            try session.display?.input("key", key)
            let end = Date(timeIntervalSinceNow: 1)
            while focused == before, Date() < end { usleep(10_000) }
        }

        /// Chooses a line of what has dropped down, if anything has; the second one by the keys where lines have no
        /// actions.
        private func chooseLine(_ title: String) throws {
            let end = Date(timeIntervalSinceNow: 1.5)
            while Date() < end {
                if try outline.lines().contains(where: { $0.contains("value “\(title)”") }) { return }
                for element in try outline.elements().reversed()
                where element.name == title && perform(["click", "activate"], of: element) { return }
                usleep(30_000)
            }
            try session.display?.input("key", "Down")
            try session.display?.input("key", "Return")
        }

        /// Opens a calendar unless it is open, and goes with the keyboard to another day of it.
        private func pick(_ name: String, by keys: [KeyEquivalent]) throws {
            var opens = false
            try wait(for: "date picker “\(name)”") { element in
                guard element.name == name else { return false }
                opens = perform(["click", "activate"], of: element)
                return true
            }
            // What has opened takes the keyboard when it is shown.
            let end = Date(timeIntervalSinceNow: 2)
            while opens, focused?.role == "button", Date() < end { usleep(10_000) }
            try focus("the calendar") { $0.role != "button" }
            for key in keys { try session.display?.input("key", Self.word(for: key)) }
            if opens { try session.display?.input("key", "Escape") }
        }

        /// Goes to one of several radio buttons with the arrow keys, which choose as they go.
        private func choose(_ part: AccessibleTree.Element, of parts: [AccessibleTree.Element]) throws -> Bool {
            try focus("one of \(parts.map(\.name))") { parts.contains($0) }
            guard let from = parts.firstIndex(where: { $0 == focused }), let to = parts.firstIndex(of: part) else {
                return false
            }
            for _ in 0..<abs(to - from) { try moveFocus(to > from ? "Down" : "Up") }
            return true
        }

        private func choose(_ title: String, in name: String) throws {
            try wait(for: "“\(name)” to choose from") { element in
                guard element.name == name else { return false }
                let children = tree.children(of: element)
                // Parts beside each other.
                if let part = children.first(where: { $0.name == title }) {
                    if perform(["click", "toggle"], of: part) { return true }
                    if part.role == "checkbox" || part.role.hasPrefix("radio") {
                        return try choose(part, of: children)
                    }
                }
                return children.contains { perform(["click"], of: $0) }
            }
            try chooseLine(title)
        }
    }
#endif
