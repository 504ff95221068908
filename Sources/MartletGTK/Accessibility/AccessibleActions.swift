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
            var names: Set<String> = []
            for (position, title) in wanted.enumerated() {
                let index = position - (hasDefault ? 1 : 0)
                var name = Self.identifier(of: title)
                // Titles that differ in other letters only would have one name, and the last would be all there is.
                if !names.insert(name).inserted {
                    name += "-\(position)"
                    names.insert(name)
                }
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

        /// An action's title in the letters that GLib allows in a name.
        static func identifier(of title: String) -> String {
            let letters = title.lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
            return letters.isEmpty ? "action" : String(letters)
        }
    }
#endif
