#if GTK
    import CGTK
    import Foundation
    import SwiftUICore

    /// A key that was pressed or let go, as GDK tells it.
    struct PressedKey {
        var value: guint
        var state: GdkModifierType

        /// The keys and modifiers as the engine names them; nil for a key that is no character there.
        var shortcut: Shortcut? {
            guard let character else { return nil }
            let control = state.rawValue & GDK_CONTROL_MASK.rawValue != 0
            let shift = state.rawValue & GDK_SHIFT_MASK.rawValue != 0
            let option = state.rawValue & GDK_ALT_MASK.rawValue != 0
            return Shortcut(key: character, control: control, shift: shift, option: option)
        }

        /// The key as an app hears of it; nil for one that is no character.
        func press(in phase: KeyPress.Phases) -> KeyPress? {
            guard let shortcut else { return nil }
            let written = Unicode.Scalar(gdk_keyval_to_unicode(value)).map { String(Character($0)) }
            let isPrinted = Self.named[Int32(bitPattern: value)] == nil
            return KeyPress(shortcut, phase, characters: isPrinted ? written : nil)
        }

        private var character: Character? {
            if let named = Self.named[Int32(bitPattern: value)] { return named }
            let scalar = gdk_keyval_to_unicode(gdk_keyval_to_lower(value))
            guard scalar >= 0x20, let scalar = Unicode.Scalar(scalar) else { return nil }
            return Character(scalar)
        }

        /// Keys without a printed character, as the characters that `KeyEquivalent` has for them.
        private static let named: [Int32: Character] = [
            GDK_KEY_Return: "\r", GDK_KEY_KP_Enter: "\r", GDK_KEY_ISO_Enter: "\r", GDK_KEY_Tab: "\t",
            GDK_KEY_Escape: "\u{1B}", GDK_KEY_BackSpace: "\u{8}", GDK_KEY_Delete: "\u{F728}",
            GDK_KEY_KP_Delete: "\u{F728}", GDK_KEY_Up: "\u{F700}", GDK_KEY_Down: "\u{F701}", GDK_KEY_Left: "\u{F702}",
            GDK_KEY_Right: "\u{F703}", GDK_KEY_Home: "\u{F729}", GDK_KEY_End: "\u{F72B}",
            GDK_KEY_Page_Up: "\u{F72C}", GDK_KEY_Page_Down: "\u{F72D}", GDK_KEY_space: " ",
        ]
    }

    /// Hears of keys pressed while `widget` or something in it has the focus; the handler says whether it used them.
    @MainActor
    func addKeyController(
        to widget: Widget, phase: GtkPropagationPhase = GTK_PHASE_BUBBLE,
        onRelease: (@MainActor (PressedKey) -> Void)? = nil, _ handler: @escaping @MainActor (PressedKey) -> Bool
    ) {
        guard let controller = gtk_event_controller_key_new() else { return }
        gtk_event_controller_set_propagation_phase(controller, phase)
        connectKeys(of: controller, "key-pressed", handler)
        if let onRelease {
            connectKeys(of: controller, "key-released") { key in
                onRelease(key)
                return false
            }
        }
        gtk_widget_add_controller(widget, controller)
    }

    @MainActor
    private func connectKeys(
        of controller: OpaquePointer, _ signal: String, _ handler: @escaping @MainActor (PressedKey) -> Bool
    ) {
        let function:
            @convention(c) (UnsafeMutableRawPointer?, guint, guint, GdkModifierType, UnsafeMutableRawPointer?) ->
                gboolean = { _, value, _, state, kept in
                    Callback<PressedKey, Bool>.call(kept, PressedKey(value: value, state: state)).gboolean
                }
        connect(
            UnsafeMutableRawPointer(controller), signal, through: unsafeBitCast(function, to: GCallback.self), handler)
    }

    /// Hears when the keyboard focus comes into `widget` and when it leaves.
    @MainActor
    func addFocusController(to widget: Widget, _ handler: @escaping @MainActor (Bool) -> Void) {
        guard let controller = gtk_event_controller_focus_new() else { return }
        connect(UnsafeMutableRawPointer(controller), "enter") { handler(true) }
        connect(UnsafeMutableRawPointer(controller), "leave") { handler(false) }
        gtk_widget_add_controller(widget, controller)
    }
#endif
