#if GTK
    import CGTK
    import Foundation
    import FoundationGaps
    import SwiftUICore

    /// What the desktop says of colours, motion, fonts and language, and when it says something else.
    @MainActor
    final class DesktopSettings {
        var didChange: (@MainActor () -> Void)?

        init() {
            // GTK knows the direction by its translations only, which may not be installed.
            if UserLocale.current.locale.language.characterDirection == .rightToLeft {
                gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
            }
            if let manager = adw_style_manager_get_default() {
                let object = UnsafeMutableRawPointer(manager)
                for property in ["dark", "high-contrast"] {
                    connectChange(of: property, in: object) { [weak self] in self?.didChange?() }
                }
            }
            if let settings = gtk_settings_get_default() {
                for property in ["gtk-font-name", "gtk-xft-dpi", "gtk-enable-animations", "gtk-icon-theme-name"] {
                    connectChange(of: property, in: UnsafeMutableRawPointer(settings)) { [weak self] in
                        self?.didChange?()
                    }
                }
            }
        }

        /// A snapshot of all of it.
        var environment: SurfaceEnvironment {
            var result = SurfaceEnvironment()
            if let manager = adw_style_manager_get_default() {
                result.isDark = adw_style_manager_get_dark(manager) != 0
                result.isHighContrast = adw_style_manager_get_high_contrast(manager) != 0
            }
            result.reducesMotion = !bool("gtk-enable-animations", default: true)
            result.isRightToLeft = gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL
            result.locale = UserLocale.current.locale
            result.bodyFontSize = CGFloat(Self.fontSize(string("gtk-font-name"), scale: Self.textScale))
            if let display = gdk_display_get_default(), let monitors = gdk_display_get_monitors(display),
                let monitor = g_list_model_get_item(monitors, 0)
            {
                result.displayScale = CGFloat(gdk_monitor_get_scale_factor(OpaquePointer(monitor)))
                g_object_unref(monitor)
            }
            return result
        }

        /// How much larger than usual a person wants all text.
        static var textScale: Double {
            guard let settings = gtk_settings_get_default() else { return 1 }
            var value = GValue()
            g_value_init(&value, GType(6 << 2))
            g_object_get_property(settings.cast(), "gtk-xft-dpi", &value)
            let dpi = Double(g_value_get_int(&value)) / 1024
            return dpi > 0 ? dpi / 96 : 1
        }

        /// The size in pixels of a font's description, such as "Cantarell 11", whose size is in points.
        static func fontSize(_ name: String, scale: Double) -> Double {
            guard let description = pango_font_description_from_string(name.isEmpty ? "Sans 11" : name) else {
                return 14
            }
            defer { pango_font_description_free(description) }
            let size = Double(pango_font_description_get_size(description)) / Double(PANGO_SCALE)
            guard size > 0 else { return 14 }
            let isAbsolute = pango_font_description_get_size_is_absolute(description) != 0
            return isAbsolute ? size : (size * 96 / 72 * scale).rounded()
        }

        private func bool(_ name: String, default fallback: Bool) -> Bool {
            guard let settings = gtk_settings_get_default() else { return fallback }
            var value = GValue()
            g_value_init(&value, GType(5 << 2))
            g_object_get_property(settings.cast(), name, &value)
            return g_value_get_boolean(&value) != 0
        }

        private func string(_ name: String) -> String {
            guard let settings = gtk_settings_get_default() else { return "" }
            var value = GValue()
            g_value_init(&value, GType(16 << 2))
            g_object_get_property(settings.cast(), name, &value)
            defer { g_value_unset(&value) }
            return String(gtk: g_value_get_string(&value))
        }
    }
#endif
