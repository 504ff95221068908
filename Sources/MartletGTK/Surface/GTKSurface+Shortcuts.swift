#if GTK
    import CGTK
    import SwiftUICore

    extension GTKSurface {
        /// Pushes the button of `window` that answers to a key; false if there is none that can be pushed.
        func performShortcut(_ shortcut: Shortcut, in window: WindowNode) -> Bool {
            for button in shortcutButtons.reversed() where button.window === window && button.answers(to: shortcut) {
                return button.push(by: shortcut)
            }
            return false
        }

        /// Whether a button of `window`, or a line of its menu, has these keys for its own; the default and the cancel
        /// button answer only to what nobody else wants.
        func hasButton(for shortcut: Shortcut, in window: WindowNode) -> Bool {
            shortcutButtons.contains { $0.window === window && $0.owns(shortcut) }
        }

        /// Keeps the buttons that answer to keys, in the order in which they came.
        func setAnswersToKeys(_ button: ButtonNode, _ answers: Bool) {
            let index = shortcutButtons.firstIndex { $0 === button }
            switch (index, answers) {
            case (nil, true): shortcutButtons.append(button)
            case (let index?, false): shortcutButtons.remove(at: index)
            default: break
            }
        }
    }
#endif
