#if GTK
    import CGTK
    import SwiftUICore

    /// The style classes that give a native button its look.
    @MainActor
    enum ButtonStyleClasses {
        /// Gives a widget the look of a button; `old` is the one that it has.
        static func apply(_ content: ButtonContent, replacing old: ButtonContent?, to widget: Widget) {
            let wanted = classes(for: content)
            let known = old.map(classes) ?? []
            if old == nil { gtk_widget_add_css_class(widget, "martlet") }
            if wanted == known { return }
            for name in known where !wanted.contains(name) { gtk_widget_remove_css_class(widget, name) }
            for name in wanted where !known.contains(name) { gtk_widget_add_css_class(widget, name) }
        }

        static func classes(for content: ButtonContent) -> [String] {
            var result: [String] =
                switch content.style {
                case .plain, .link: ["flat", "martlet-plain"]
                case .flat: ["flat"]
                case .bordered: content.isDestructive ? ["destructive-action"] : []
                case .prominent: [content.isDestructive ? "destructive-action" : "suggested-action"]
                case .row: ["flat", "martlet-row-button"]
                }
            if content.isCircular { result.append("circular") }
            return result
        }
    }
#endif
