#if GTK
    import CGTK
    import CMartletGTK
    import Foundation
    import SwiftUICore

    /// A text: drawn by a light widget, or by GTK's label where a person can select it.
    final class TextNode: GTKNode {
        private var isSelectable: Bool

        private var content: TextContent {
            guard case .text(let content) = value.content else { preconditionFailure("not a text") }
            return content
        }

        override var spokenText: String? { content.text.accessibilityText }

        init(id: SurfaceNodeID, value: SurfaceNode, content: TextContent, surface: GTKSurface) {
            isSelectable = content.isSelectable
            super.init(
                id: id, value: value,
                widget: Self.makeWidget(role: value.accessibility.textRole, isSelectable: content.isSelectable),
                surface: surface)
        }

        private static func makeWidget(role: GtkAccessibleRole, isSelectable: Bool) -> Widget {
            guard isSelectable else { return martlet_text_new(role).cast() }
            let label = gtk_label_new(nil).made
            gtk_label_set_selectable(label.opaque, 1)
            gtk_label_set_wrap(label.opaque, 1)
            gtk_label_set_wrap_mode(label.opaque, PANGO_WRAP_WORD_CHAR)
            gtk_label_set_yalign(label.opaque, 0)
            return label
        }

        override func show(_ value: SurfaceNode, replacing old: SurfaceNode?) {
            let content = content
            if let old,
                old.accessibility.textRole != value.accessibility.textRole || isSelectable != content.isSelectable
            {
                isSelectable = content.isSelectable
                replaceWidget(with: Self.makeWidget(role: value.accessibility.textRole, isSelectable: isSelectable))
            }
            if case .text(let oldContent)? = old?.content, oldContent.text != content.text { needsLabelAgain = true }
            if old != nil, needsLabelAgain { insideDidChange() }
            if isSelectable { showSelectable(content) } else { layoutDidChange() }
        }

        override func frameDidChange() {
            if !isSelectable { layoutDidChange() }
        }

        private var isLayoutStale = false

        private func layoutDidChange() {
            guard !isLayoutStale else { return }
            isLayoutStale = true
            surface.layoutIsStale(of: self)
        }

        /// Lays the text out in the frame that it has now.
        func layOut() {
            isLayoutStale = false
            guard frame.width > 0, !isSelectable else { return }
            let content = content
            let layout = surface.measurer.layout(of: content, width: frame.width, height: frame.height)
            // Lines stand in the width that they were broken at, which may be more than the frame.
            let room = layout.wrapWidth ?? layout.width
            let offset =
                (frame.width - room) * CGFloat(content.alignment.fraction(isRightToLeft: content.isRightToLeft))
            martlet_text_set_layout(widget.opaque, layout.pointer, Float(offset), 0)
            if let color = content.text.uniformColor {
                var rgba = color.rgba
                martlet_text_set_color(widget.opaque, &rgba)
            } else {
                martlet_text_set_color(widget.opaque, nil)
            }
        }

        private func showSelectable(_ content: TextContent) {
            let key = TextKey(content)
            gtk_label_set_text(widget.opaque, key.string)
            let attributes = key.makeAttributes(scale: 1)
            if let color = content.text.uniformColor {
                TextAttributes.add(color: color, to: attributes, from: 0, to: guint.max)
            }
            gtk_label_set_attributes(widget.opaque, attributes)
            pango_attr_list_unref(attributes)
            gtk_label_set_xalign(widget.opaque, content.alignment.fraction)
            gtk_label_set_lines(widget.opaque, Int32(content.lineLimit ?? -1))
            gtk_label_set_ellipsize(widget.opaque, content.lineLimit == nil ? PANGO_ELLIPSIZE_NONE : key.ellipsis)
        }
    }

    extension TextAlignment {
        /// Where the text stands from the left: 0, a half or 1.
        func fraction(isRightToLeft: Bool) -> Double {
            let leading = Double(fraction)
            return isRightToLeft ? 1 - leading : leading
        }
    }
#endif
