#if GTK
    import CGTK
    import SwiftUICore

    /// What assistive technology can do with a widget of ours: GTK 4.8 offers the actions of a widget's own groups.
    @MainActor
    final class AccessibleActions {
        private weak var node: GTKNode?
        private var shown: [String] = []

        init(_ node: GTKNode) {
            self.node = node
        }

        /// Offers the default action, if there is one, and the named ones.
        func show(default hasDefault: Bool, named titles: [String]) {
            let wanted = (hasDefault ? ["activate"] : []) + titles
            guard wanted != shown, let node else { return }
            shown = wanted
            guard !wanted.isEmpty, let group = g_simple_action_group_new() else {
                gtk_widget_insert_action_group(node.accessibleWidget, "accessible", nil)
                return
            }
            for (position, name) in Self.identifiers(of: wanted).enumerated() {
                let index = position - (hasDefault ? 1 : 0)
                guard let action = g_simple_action_new(name, nil) else { continue }
                connectWithArgument(UnsafeMutableRawPointer(action), "activate") { [weak node] _ in
                    if index < 0 { node?.performDefaultAction() } else { node?.send(.accessibilityAction(index)) }
                }
                g_action_map_add_action(OpaquePointer(group), action)
                g_object_unref(UnsafeMutableRawPointer(action))
            }
            gtk_widget_insert_action_group(node.accessibleWidget, "accessible", OpaquePointer(group))
            g_object_unref(UnsafeMutableRawPointer(group))
        }

        /// A name for each action that no other of them has: titles that differ only in letters which are allowed in none
        /// would have the same, and the last would be all there is.
        static func identifiers(of titles: [String]) -> [String] {
            var known: Set<String> = []
            return titles.map { title in
                let usual = identifier(of: title)
                var name = usual
                var number = 2
                while !known.insert(name).inserted {
                    name = "\(usual)-\(number)"
                    number += 1
                }
                return name
            }
        }

        /// An action's title in the letters that GLib allows in a name.
        static func identifier(of title: String) -> String {
            let letters = title.lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
            return letters.isEmpty ? "action" : String(letters)
        }
    }
#endif
