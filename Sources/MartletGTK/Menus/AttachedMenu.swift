#if GTK
    import CGTK
    import Foundation
    import SwiftUICore

    /// A native menu of plain items, whose actions belong to one widget.
    @MainActor
    final class AttachedMenu {
        private let widget: Widget
        private let choose: @MainActor (Int) -> Void
        private let reopen: @MainActor () -> Void
        private var model: ObjectReference?

        /// `reopen` opens the menu again, which GTK closes with each line that is chosen.
        init(
            to widget: Widget, reopen: @escaping @MainActor () -> Void, choose: @escaping @MainActor (Int) -> Void
        ) {
            self.widget = widget
            self.reopen = reopen
            self.choose = choose
        }

        /// Makes the menu's model for `items`, and their actions on the widget.
        func show(_ items: [MenuItemContent]) -> UnsafeMutablePointer<GMenuModel>? {
            guard let group = g_simple_action_group_new() else { return nil }
            let menu = makeMenu(items, actions: group)
            gtk_widget_insert_action_group(widget, "menu", OpaquePointer(group))
            g_object_unref(UnsafeMutableRawPointer(group))
            guard let menu else { return nil }
            model = ObjectReference(taking: UnsafeMutableRawPointer(menu))
            return UnsafeMutableRawPointer(menu).assumingMemoryBound(to: GMenuModel.self)
        }

        private func makeMenu(_ items: [MenuItemContent], actions: UnsafeMutablePointer<GSimpleActionGroup>)
            -> OpaquePointer?
        {
            guard let menu = g_menu_new(), var section = g_menu_new() else { return nil }
            var title: String?
            func close() {
                if g_menu_model_get_n_items(UnsafeMutableRawPointer(section).assumingMemoryBound(to: GMenuModel.self))
                    > 0
                {
                    g_menu_append_section(
                        menu, title, UnsafeMutableRawPointer(section).assumingMemoryBound(to: GMenuModel.self))
                }
                g_object_unref(UnsafeMutableRawPointer(section))
            }
            for item in items {
                switch item.kind {
                case .separator, .header:
                    close()
                    section = g_menu_new()
                    title = item.kind == .header ? item.title : nil
                case .submenu(let inner):
                    guard let submenu = makeMenu(inner, actions: actions) else { continue }
                    g_menu_append_submenu(
                        section, item.title.withoutMnemonic,
                        UnsafeMutableRawPointer(submenu).assumingMemoryBound(to: GMenuModel.self))
                    g_object_unref(UnsafeMutableRawPointer(submenu))
                case .action:
                    append(item, to: section, actions: actions)
                }
            }
            close()
            return menu
        }

        private func append(
            _ item: MenuItemContent, to section: OpaquePointer, actions: UnsafeMutablePointer<GSimpleActionGroup>
        ) {
            let name = "item\(item.identifier)"
            let action =
                item.isChecked
                ? g_simple_action_new_stateful(name, nil, g_variant_new_boolean(1)) : g_simple_action_new(name, nil)
            guard let action else { return }
            g_simple_action_set_enabled(action, item.isEnabled.gboolean)
            let (identifier, staysOpen) = (item.identifier, item.keepsMenuOpen)
            connectWithArgument(UnsafeMutableRawPointer(action), "activate") { [weak self] _ in
                guard let self else { return }
                choose(identifier)
                if staysOpen { DispatchQueue.main.async { [reopen] in MainActor.assumeIsolated { reopen() } } }
            }
            g_action_map_add_action(OpaquePointer(actions), action)
            g_object_unref(UnsafeMutableRawPointer(action))
            guard let entry = g_menu_item_new(item.title.withoutMnemonic, "menu." + name) else { return }
            if let accelerator = item.shortcut?.accelerator {
                g_menu_item_set_attribute_value(entry, "accel", g_variant_new_string(accelerator))
            }
            g_menu_append_item(section, entry)
            g_object_unref(UnsafeMutableRawPointer(entry))
        }
    }

    extension String {
        /// The title as a menu shows it: GTK takes what follows an underscore for the letter that chooses the line.
        var withoutMnemonic: String { replacingOccurrences(of: "_", with: "__") }
    }

    extension Shortcut {
        /// GTK's notation of the keys, which menus show.
        var accelerator: String? {
            let names: [Character: String] = [
                "\r": "Return", "\u{1B}": "Escape", "\u{8}": "BackSpace", "\u{F728}": "Delete", " ": "space",
                "\t": "Tab",
                "\u{F700}": "Up", "\u{F701}": "Down", "\u{F702}": "Left", "\u{F703}": "Right",
            ]
            let name: String
            if let known = names[key] {
                name = known
            } else if let scalar = key.unicodeScalars.first,
                let text = gdk_keyval_name(gdk_unicode_to_keyval(scalar.value))
            {
                name = String(cString: text)
            } else {
                return nil
            }
            return (control ? "<Control>" : "") + (shift ? "<Shift>" : "") + (option ? "<Alt>" : "") + name
        }
    }
#endif
