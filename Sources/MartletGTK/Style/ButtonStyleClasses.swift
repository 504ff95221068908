#if GTK
    import CGTK
    import SwiftUICore

    /// The style classes that give a native button its look.
    @MainActor
    enum ButtonStyleClasses {
        private static let all = [
            "martlet-plain", "martlet-row-button", "flat", "suggested-action", "destructive-action", "circular", "link",
        ]

        static func apply(_ content: ButtonContent, to widget: Widget) {
            let wanted = classes(for: content)
            gtk_widget_add_css_class(widget, "martlet")
            for name in all {
                wanted.contains(name)
                    ? gtk_widget_add_css_class(widget, name) : gtk_widget_remove_css_class(widget, name)
            }
        }

        static func classes(for content: ButtonContent) -> Set<String> {
            var result: Set<String> = []
            switch content.style {
            case .plain, .link: result = ["flat", "martlet-plain"]
            case .flat: result = ["flat"]
            case .bordered: if content.isDestructive { result = ["destructive-action"] }
            case .prominent: result = [content.isDestructive ? "destructive-action" : "suggested-action"]
            case .row: result = ["flat", "martlet-row-button"]
            }
            if content.isCircular { result.insert("circular") }
            return result
        }
    }
#endif
