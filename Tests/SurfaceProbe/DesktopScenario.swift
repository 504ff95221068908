#if GTK
    import CGTK
    import Foundation
    import MartletGTK
    import SwiftUICore

    extension SurfaceScenario {
        /// A view that says what it hears of the desktop, which then changes: dark, high contrast, light again.
        static func desktop(_ stage: Stage) {
            var changes: [() -> Void] = [
                { set("org.gnome.desktop.interface", "color-scheme", to: "'prefer-dark'") },
                { set("org.gnome.desktop.a11y.interface", "high-contrast", to: "true") },
                { set("org.gnome.desktop.interface", "color-scheme", to: "'default'") },
            ]
            let view = Desktop { line in
                print(line)
                // A person changes it some time later, not in the middle of an update.
                DispatchQueue.main.async { if !changes.isEmpty { changes.removeFirst()() } }
            }
            show(view, titled: "Desktop", size: CGSize(width: 300, height: 200), on: stage)
            afterFrames(3, of: stage) { print("the window is there") }
        }

        /// The settings are this program's own: it has no bus on which there could be others.
        private static func set(_ schema: String, _ key: String, to text: String) {
            let settings = g_settings_new(schema)
            let value = g_variant_parse(nil, text, nil, nil, nil)
            precondition(value.map { g_settings_set_value(settings, key, $0) } == 1, "\(schema) has no \(key)")
            kept.append(settings)
        }

        // Whoever lets go of settings hears of no change that is still on its way.
        private static var kept: [UnsafeMutablePointer<GSettings>?] = []
    }

    private struct Desktop: View {
        let report: (String) -> Void
        @Environment(\.colorScheme) private var colorScheme
        @Environment(\.colorSchemeContrast) private var contrast
        @Environment(\.displayScale) private var displayScale

        var body: some View {
            let line = "desktop \(colorScheme) \(contrast) \(displayScale)"
            Button {
                print("pressed")
            } label: {
                Text(line).frame(maxWidth: .infinity, maxHeight: .infinity)
            }
            .onChange(of: line, initial: true) { report(line) }
        }
    }
#endif
