#if GTK
    import CGTK
    import CMartletGTK
    import SwiftUICore

    extension GTKNode {
        /// Has the children read in the order of their priorities, the highest first and those of the same one as they
        /// were made: assistive technology reads widgets in the order of siblings. They are drawn as they were.
        func orderChildren() {
            guard let container else { return }
            var nodes: [GTKNode] = []
            var child = firstChild
            while let current = child {
                child = current.nextSibling
                nodes.append(current)
            }
            let readers = nodes.enumerated().sorted { first, second in
                let (a, b) = (first.element, second.element)
                let (high, low) = (a.value.accessibility.sortPriority, b.value.accessibility.sortPriority)
                return high == low ? first.offset < second.offset : high > low
            }
            hasReadingOrder = nodes.contains { $0.value.accessibility.sortPriority != 0 }
            // A priority counts in containers of ours; those of GTK have an order of their own.
            guard martlet_is_container(container.cast()) != 0 else { return }
            var widgets: [UnsafeMutablePointer<GtkWidget>?] = hasReadingOrder ? nodes.map(\.widget) : []
            martlet_container_set_paint_order(container, &widgets, Int32(widgets.count))
            for reader in readers { gtk_widget_insert_before(reader.element.widget, container.cast(), nil) }
        }
    }
#endif
