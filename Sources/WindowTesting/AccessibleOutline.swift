#if GTK
    import Foundation

    /// What a screen reader is told of a program's windows, in the words of a headless test's outline: role, name, value
    /// and state, one element a line. What GTK puts around things is left out.
    public struct AccessibleOutline {
        private let tree: AccessibleTree

        /// Reads from a tree.
        public init(_ tree: AccessibleTree) { self.tree = tree }

        /// The lines of all programs on the bus.
        public func lines() throws -> [String] {
            var lines: [String] = []
            for program in try tree.programs() {
                for window in tree.children(of: program) { describe(window, depth: 0, into: &lines) }
            }
            return lines
        }

        /// The elements in the order of the lines, those inside of controls as well.
        public func elements() throws -> [AccessibleTree.Element] {
            func all(_ element: AccessibleTree.Element) -> [AccessibleTree.Element] {
                [element] + tree.children(of: element).flatMap(all)
            }
            return try tree.programs().flatMap { tree.children(of: $0).flatMap(all) }
        }

        private static let roles = [
            "frame": "window", "window": "window", "dialog": "window", "alert": "window", "label": "text",
            "heading": "heading",
            "link": "link", "image": "image", "button": "button", "push button": "button", "list item": "row",
            "check box": "toggle", "checkbox": "toggle", "switch": "toggle", "toggle button": "button",
            "slider": "slider",
            "progress bar": "progress", "text": "textField", "text box": "textField", "entry": "textField",
            "search box": "textField", "password text": "textField", "combo box": "choice",
        ]

        private static let partsOfChoices: Set = ["radio button", "radio", "check box", "checkbox"]

        private func describe(_ element: AccessibleTree.Element, depth: Int, into lines: inout [String]) {
            if element.role == "scroll bar" { return }
            let states = tree.states(of: element)
            let children = tree.children(of: element)
            // GTK 4.8 has no word for the window of an alert.
            var role = depth == 0 ? "window" : Self.roles[element.role]
            var value: String?
            var goesOn = true
            switch role {
            case "window": break
            case "button", "link": goesOn = false
            case "toggle":
                value = states.contains(.checked) ? "on" : states.contains(.indeterminate) ? "mixed" : "off"
                goesOn = false
            case "slider", "progress":
                value = tree.number(of: element).map { "\($0)" }
                goesOn = false
            case "textField":
                value = tree.text(of: element)
                goesOn = false
            case "choice":
                value = shownTitle(in: element)
                goesOn = false
            case nil:
                let buttons = children.filter { Self.roles[$0.role] == "button" }
                let names = buttons.map(\.name)
                if names == ["Decrement", "Increment"] {
                    role = "stepper"
                    goesOn = false
                } else if buttons.contains(where: { $0.description.hasSuffix("the window") }) {
                    // The window's own buttons.
                    return
                } else if !buttons.isEmpty, buttons.count == children.count,
                    let pressed = buttons.first(where: { tree.states(of: $0).contains(.pressed) })
                {
                    role = "choice"
                    value = pressed.name
                    goesOn = false
                } else if let chosen = chosenOne(of: children) {
                    role = "choice"
                    value = chosen.name
                    goesOn = false
                } else if !name(of: element).isEmpty, children.contains(where: isCalendar) {
                    // What opens a calendar is a button.
                    role = "button"
                    goesOn = false
                } else if !name(of: element).isEmpty {
                    role = "other"
                }
            default: break
            }
            // What has no number or text of its own has its value and its hint said in a description.
            if value == nil, role != "window", role != nil { value = element.description }
            var depth = depth
            if let role {
                var parts = [role]
                let name = name(of: element)
                if !name.isEmpty, role != "window" { parts.append("“\(name)”") }
                if let value, !value.isEmpty { parts.append("value “\(value)”") }
                if states.contains(.selected), role != "text" { parts.append("selected") }
                if !states.contains(.sensitive) { parts.append("disabled") }
                if states.contains(.modal) { parts.append("modal") }
                lines.append(String(repeating: "  ", count: depth) + parts.joined(separator: " "))
                depth += 1
            }
            if goesOn { for child in children { describe(child, depth: depth, into: &lines) } }
        }

        /// Whether an element has a label for each day of six weeks.
        private func isCalendar(_ element: AccessibleTree.Element) -> Bool {
            guard element.role != "label" else { return false }
            let inside = tree.children(of: element)
            return inside.filter { $0.role == "label" && Int($0.name) != nil }.count >= 42
                || inside.contains(where: isCalendar)
        }

        /// Of several radio buttons the one that is chosen.
        private func chosenOne(of children: [AccessibleTree.Element]) -> AccessibleTree.Element? {
            guard children.count > 1, children.allSatisfy({ Self.partsOfChoices.contains($0.role) }) else { return nil }
            return children.first { tree.states(of: $0).contains(.checked) }
        }

        /// What has no name has that of its type in GTK.
        private func name(of element: AccessibleTree.Element) -> String {
            element.name.hasPrefix("Gtk") ? "" : element.name
        }

        /// What a list that drops down shows while it is closed.
        private func shownTitle(in element: AccessibleTree.Element) -> String? {
            for child in tree.children(of: element) {
                if child.role == "label", child.name != "(None)" { return child.name }
                if let title = shownTitle(in: child) { return title }
            }
            return nil
        }
    }
#endif
