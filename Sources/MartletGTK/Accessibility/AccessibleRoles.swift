#if GTK
    import CGTK
    import CMartletGTK
    import SwiftUICore

    /// Gives a widget another role than that of its type, before it is shown.
    @MainActor
    func setAccessibleRole(_ role: GtkAccessibleRole, of widget: Widget) {
        var value = GValue()
        g_value_init(&value, gtk_accessible_role_get_type())
        g_value_set_enum(&value, gint(role.rawValue))
        g_object_set_property(
            UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self), "accessible-role", &value)
        g_value_unset(&value)
    }

    extension AccessibilityContent {
        /// The role of a container: none of its own unless the app says what it is.
        var containerRole: GtkAccessibleRole {
            if isButton { return GTK_ACCESSIBLE_ROLE_BUTTON }
            if isLink { return GTK_ACCESSIBLE_ROLE_LINK }
            if isHeader { return GTK_ACCESSIBLE_ROLE_HEADING }
            if isImage { return GTK_ACCESSIBLE_ROLE_IMG }
            if combinesChildren || label != nil { return GTK_ACCESSIBLE_ROLE_GROUP }
            return GTK_ACCESSIBLE_ROLE_GENERIC
        }

        /// The role of a picture; decoration is none.
        var pictureRole: GtkAccessibleRole {
            if isButton { return GTK_ACCESSIBLE_ROLE_BUTTON }
            return label == nil && !isImage ? GTK_ACCESSIBLE_ROLE_PRESENTATION : GTK_ACCESSIBLE_ROLE_IMG
        }

        /// The role of a text.
        var textRole: GtkAccessibleRole {
            if isButton { return GTK_ACCESSIBLE_ROLE_BUTTON }
            if isLink { return GTK_ACCESSIBLE_ROLE_LINK }
            return isHeader ? GTK_ACCESSIBLE_ROLE_HEADING : GTK_ACCESSIBLE_ROLE_LABEL
        }

        /// The value and the hint in one text: GTK 4.8 has a value for ranges only.
        var description: String? {
            let parts = [value, hint].compactMap { $0 }.filter { !$0.isEmpty }
            return parts.isEmpty ? nil : parts.joined(separator: ", ")
        }
    }

    extension GTKNode {
        /// Hides what the app hides, and what is inside of something that speaks for it.
        func showPassingOver() {
            let isWanted = value.accessibility.isHidden || parent?.value.accessibility.combinesChildren == true
            guard isWanted != isPassedOver else { return }
            isPassedOver = isWanted
            martlet_accessible_set_hidden(accessibleWidget, isWanted.gboolean)
        }

        /// Tells assistive technology what differs from `old`.
        func showAccessibility(replacing old: AccessibilityContent?) {
            let new = value.accessibility
            let target = accessibleWidget
            let label = new.label ?? spokenText
            let isFirst = old == nil
            if isFirst ? label != nil : (new != old || needsLabelAgain) {
                martlet_accessible_set_label(target, label)
            }
            if isFirst ? new.description != nil : new.description != old?.description {
                martlet_accessible_set_description(target, new.description)
            }
            showPassingOver()
            if new.combinesChildren != old?.combinesChildren ?? false {
                var child = firstChild
                while let current = child {
                    current.showPassingOver()
                    child = current.nextSibling
                }
                surface.labelIsStale(of: self)
            }
            if new.sortPriority != old?.sortPriority ?? 0, let parent { surface.orderIsStale(of: parent) }
            if new.isSelected != old?.isSelected ?? false {
                martlet_accessible_set_selected(target, new.isSelected.gboolean)
            }
            if new.identifier != old?.identifier, let identifier = new.identifier {
                gtk_widget_set_name(target, identifier)
            }
        }
    }
#endif
