#if GTK
    import CGTK
    import SwiftUICore

    /// A native control that edits text, as the text nodes use it.
    @MainActor
    protocol TextControl: AnyObject {
        var widget: Widget { get }
        /// The widget inside that has the keyboard focus.
        var focusWidget: Widget { get }
        /// The widget that assistive technology meets.
        var accessibleWidget: Widget { get }
        var text: String { get }
        /// The text was changed, by anybody.
        var changed: (@MainActor () -> Void)? { get set }
        /// Return was pressed.
        var submitted: (@MainActor () -> Void)? { get set }
        /// Backspace was pressed where there is no text.
        var deletedNothing: (@MainActor () -> Void)? { get set }
        /// The text that an input method composes is another one; true when it is over.
        var composed: (@MainActor (Bool) -> Void)? { get set }

        func apply(_ edit: TextEdit)
        func show(_ content: TextFieldContent)
        func takeFocus()
    }

    extension TextInputTraits.Purpose {
        fileprivate var gtk: GtkInputPurpose {
            switch self {
            case .text: GTK_INPUT_PURPOSE_FREE_FORM
            case .email: GTK_INPUT_PURPOSE_EMAIL
            case .url: GTK_INPUT_PURPOSE_URL
            case .number: GTK_INPUT_PURPOSE_NUMBER
            case .phone: GTK_INPUT_PURPOSE_PHONE
            case .password: GTK_INPUT_PURPOSE_PASSWORD
            case .name: GTK_INPUT_PURPOSE_NAME
            case .digits: GTK_INPUT_PURPOSE_DIGITS
            }
        }
    }

    extension TextInputTraits {
        /// What GTK tells input methods of the text.
        var gtkPurpose: GtkInputPurpose { purpose.gtk }

        /// What GTK tells them of how it is typed. It has no word for what Return does.
        var gtkHints: GtkInputHints {
            var hints = isCorrected ? GTK_INPUT_HINT_NONE.rawValue : GTK_INPUT_HINT_NO_SPELLCHECK.rawValue
            switch capitalization {
            case nil: break
            case TextInputTraits.Capitalization.none?: hints |= GTK_INPUT_HINT_LOWERCASE.rawValue
            case .words?: hints |= GTK_INPUT_HINT_UPPERCASE_WORDS.rawValue
            case .sentences?: hints |= GTK_INPUT_HINT_UPPERCASE_SENTENCES.rawValue
            case .characters?: hints |= GTK_INPUT_HINT_UPPERCASE_CHARS.rawValue
            }
            return GtkInputHints(hints)
        }
    }
#endif
