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
            case .pressAnywhere(let key): try session.display?.input("key", Self.word(for: key))
            case .choose(let title, let name): try choose(title, in: name)
            case .increment(let name): try push("Increment", in: name)
            case .decrement(let name): try push("Decrement", in: name)
            case .goBack: try push("Back")
            }
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
                    throw Failure(
                        description: "There is no \(words) in\n"
                            + ((try? outline.lines()) ?? []).joined(separator: "\n"))
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
            guard ["check box", "radio button"].contains(element.role), tree.focus(element) else { return false }
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
            let roles: Set<String> = ["text", "text box", "entry", "password text", "slider", "search box"]
            try wait(for: "“\(name)” that takes the keyboard") { element in
                guard element.name == name, roles.contains(element.role), tree.focus(element) else { return false }
                return true
            }
        }

        private func choose(_ title: String, in name: String) throws {
            try wait(for: "“\(name)” to choose from") { element in
                guard element.name == name else { return false }
                let children = tree.children(of: element)
                // Parts beside each other.
                if let part = children.first(where: { $0.name == title }), try push(part) { return true }
                return children.contains { perform(["click"], of: $0) }
            }
            // What has dropped down, if anything has: its lines, or the keys where they have no actions.
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
    }
#endif
