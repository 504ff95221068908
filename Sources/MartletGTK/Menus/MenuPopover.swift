#if GTK
    import CGTK
    import Foundation
    import SwiftUICore

    /// A menu that opens at a point of a widget. Its popover is made when it opens for the first time.
    @MainActor
    final class MenuPopover {
        private let widget: Widget
        private let choose: @MainActor (Int) -> Void
        private lazy var menu = AttachedMenu(
            to: widget, reopen: { [weak self] in if let popover = self?.popover { gtk_popover_popup(popover.cast()) } },
            choose: choose)
        private var popover: Widget?

        init(on widget: Widget, choose: @escaping @MainActor (Int) -> Void) {
            self.widget = widget
            self.choose = choose
        }

        func open(_ items: [MenuItemContent], at point: CGPoint) {
            let model = menu.show(items)
            let shown: Widget
            if let popover {
                shown = popover
                gtk_popover_menu_set_menu_model(shown.opaque, model)
            } else {
                shown = gtk_popover_menu_new_from_model(model).made
                gtk_popover_set_has_arrow(shown.cast(), 0)
                gtk_widget_set_halign(shown, GTK_ALIGN_START)
                gtk_widget_insert_before(shown, widget, nil)
                popover = shown
            }
            var place = GdkRectangle(x: Int32(clamping: point.x), y: Int32(clamping: point.y), width: 1, height: 1)
            gtk_popover_set_pointing_to(shown.cast(), &place)
            gtk_popover_popup(shown.cast())
        }

        /// Takes the popover off the widget, which would else not be freed.
        func remove() {
            if let popover { gtk_widget_unparent(popover) }
            popover = nil
        }
    }
#endif
