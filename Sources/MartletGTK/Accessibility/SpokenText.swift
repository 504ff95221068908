#if GTK
    import CMartletGTK
    import SwiftUICore

    extension GTKNode {
        /// The texts inside, as one sentence: what a button or a row is called that has no label of its own.
        /// GTK 4.8 makes no name of a widget's content.
        var textInside: String? {
            var parts: [String] = []
            var pending: [GTKNode] = [self]
            while let node = pending.popLast() {
                if node !== self, node.value.accessibility.isHidden { continue }
                if node !== self, let label = node.value.accessibility.label ?? node.spokenText, !label.isEmpty {
                    parts.append(label)
                    continue
                }
                var child = node.lastChild
                while let current = child {
                    pending.append(current)
                    child = current.previousSibling
                }
            }
            return parts.isEmpty ? nil : parts.joined(separator: ", ")
        }

        /// Sets the label again, from the texts inside.
        func refreshLabel() {
            guard value.accessibility.label == nil else { return }
            martlet_accessible_set_label(accessibleWidget, textInside)
        }
    }
#endif
