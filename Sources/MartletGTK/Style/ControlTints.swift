#if GTK
    import CGTK
    import Foundation
    import SwiftUICore

    /// Gives native controls a colour of the app's instead of the theme's accent.
    ///
    /// A style provider of a single widget does not reach the parts inside of it, so there is a class for each colour,
    /// made when it is asked for first.
    @MainActor
    enum ControlTints {
        /// A tint that runs through many colours keeps the theme's from here on: each costs a look at all styles.
        private static let most = 64
        private static var known: Set<String> = []

        /// Shows a control in a tint, or without one; `old` is the one that it has.
        static func apply(_ tint: Color.Resolved?, replacing old: Color.Resolved?, to widget: Widget) {
            guard tint != old else { return }
            if let old { gtk_widget_remove_css_class(widget, name(of: old)) }
            guard let tint else { return }
            let name = name(of: tint)
            if known.contains(name) || load(name, tint) { gtk_widget_add_css_class(widget, name) }
        }

        private static func components(of color: Color.Resolved) -> [Int] {
            [color.red, color.green, color.blue, color.opacity].map { Int((min(max($0, 0), 1) * 255).rounded()) }
        }

        private static func name(of color: Color.Resolved) -> String {
            "martlet-tint-" + components(of: color).map(String.init).joined(separator: "-")
        }

        private static func load(_ name: String, _ color: Color.Resolved) -> Bool {
            guard known.count < most, let display = gdk_display_get_default(), let provider = gtk_css_provider_new()
            else { return false }
            known.insert(name)
            let parts = components(of: color)
            let written = "rgba(\(parts[0]), \(parts[1]), \(parts[2]), \(Double(parts[3]) / 255))"
            let parents = [
                "button.suggested-action.\(name)", "scale.\(name) > trough > highlight", "switch.\(name):checked",
                "checkbutton.\(name) > check:checked", "progressbar.\(name) > trough > progress",
            ]
            let rules = "\(parents.joined(separator: ", ")) { background-color: \(written); }"
            gtk_css_provider_load_from_data(provider, rules, -1)
            gtk_style_context_add_provider_for_display(
                display, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
            g_object_unref(UnsafeMutableRawPointer(provider))
            return true
        }
    }

    extension SurfaceContent {
        /// The colour that a control has instead of the theme's accent, where the app gave it one.
        var controlTint: Color.Resolved? {
            switch self {
            case .button(let button): button.tint
            case .toggle(let toggle): toggle.tint
            case .slider(let slider): slider.tint
            case .progress(let progress): progress.tint
            default: nil
            }
        }
    }
#endif
