#if GTK
    import CGTK

    /// The one style provider of the program. Looks that differ are classes in it; nothing is parsed afterwards.
    @MainActor
    final class StyleSheet {
        private var provider: ObjectReference?

        func load() {
            guard provider == nil, let display = gdk_display_get_default(), let new = gtk_css_provider_new() else {
                return
            }
            let reference = ObjectReference(taking: UnsafeMutableRawPointer(new))
            gtk_css_provider_load_from_data(new, Self.rules, -1)
            gtk_style_context_add_provider_for_display(
                display, OpaquePointer(reference.pointer), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
            provider = reference
        }

        /// The engine keeps the space around labels and in bars itself (`ContainerChrome`), so that what it places
        /// is what one sees; colours, borders and states stay the theme's.
        private static let rules = """
            headerbar.martlet { min-height: 0; padding: 0; margin: 0; border-spacing: 0; }
            headerbar.martlet button, headerbar.martlet windowcontrols > button, headerbar.martlet menubutton, headerbar.martlet entry,
            headerbar.martlet switch, headerbar.martlet separator { margin: 0; }
            button.martlet { min-width: 0; min-height: 0; padding: 0; font-weight: inherit; }
            menubutton > button.martlet { min-width: 0; min-height: 0; padding: 0; }
            button.martlet-plain, button.martlet-plain:hover, button.martlet-plain:active,
            button.martlet-plain:checked { background: none; box-shadow: none; border-radius: 4px; }
            button.martlet-plain:active { opacity: 0.5; }
            button.martlet-plain:focus:focus-visible { outline-offset: 4px; }
            button.martlet-row-button { border-radius: 0; }
            button.martlet-row-button:not(:hover):not(:active) { background: none; }
            button.martlet-row-button:focus:focus-visible { outline-offset: 4px; border-radius: 4px; }
            .martlet-row { border-radius: 0; outline-offset: -2px; }
            .martlet-row.boxed { background-color: @card_bg_color; color: @card_fg_color; }
            .martlet-row.top { border-top-left-radius: 12px; border-top-right-radius: 12px; }
            .martlet-row.bottom { border-bottom-left-radius: 12px; border-bottom-right-radius: 12px; }
            .martlet-row.activatable:hover { background-image: image(alpha(currentColor, 0.03)); }
            .martlet-row.activatable:active { background-image: image(alpha(currentColor, 0.08)); }
            .martlet-row.selected { background-image: image(alpha(@accent_bg_color, 0.25)); }
            .martlet-row:focus:focus-visible { outline: 2px solid alpha(@accent_color, 0.5); }
            .martlet-focusable { outline-offset: 1px; border-radius: 4px; }
            .martlet-focusable:focus:focus-visible { outline: 2px solid alpha(@accent_color, 0.5); }
            text.martlet-field, textview.martlet-field, textview.martlet-field > text { background: none; padding: 0; }
            text.martlet-field > placeholder { opacity: 0.5; }
            scrolledwindow.martlet-editor { border-radius: 6px; }
            .martlet-segments > button { min-height: 24px; padding: 4px 12px; }
            """
    }
#endif
