#if GTK
    import CGTK
    import SwiftUICore

    /// Tells the engine of the keys that are pressed in a window before what has the focus uses them.
    @MainActor
    final class WindowKeys {
        private unowned let window: WindowNode
        /// The keys that are down: one that is pressed again without having been let go is repeated by the keyboard.
        private var held: Set<guint> = []

        init(on window: WindowNode) {
            self.window = window
            addKeyController(
                to: window.widget, phase: GTK_PHASE_CAPTURE,
                onRelease: { [weak self] key in self?.released(key) },
                { [weak self] key in self?.pressed(key) ?? false })
        }

        private func pressed(_ key: PressedKey) -> Bool {
            let isRepeated = !held.insert(key.held).inserted
            // The keys of buttons come first, and those that an input method is composing with are its own.
            if let shortcut = key.shortcut, window.surface.hasButton(for: shortcut, in: window) { return false }
            if window.surface.composing != nil { return false }
            return report(key, isRepeated ? .repeat : .down)
        }

        private func released(_ key: PressedKey) {
            guard held.remove(key.held) != nil else { return }
            _ = report(key, .up)
        }

        private func report(_ key: PressedKey, _ phase: KeyPress.Phases) -> Bool {
            guard let press = key.press(in: phase) else { return false }
            let request = KeyPressRequest(press)
            window.send(.keyPress(request))
            return request.isHandled
        }
    }

    extension PressedKey {
        /// The key whatever is held with it: Shift may be let go before the key is.
        fileprivate var held: guint { gdk_keyval_to_lower(value) }
    }
#endif
