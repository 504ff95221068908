#if GTK
    import CGTK
    import CMartletGTK
    import Foundation
    import SwiftUICore

    /// A text: drawn by a light widget, or by GTK's label where a person can select it or follow links in it.
    final class TextNode: GTKNode {
        private var isLabel: Bool

        private var content: TextContent {
            guard case .text(let content) = value.content else {
                preconditionFailure("The surface's node of a text shows something else")
            }
            return content
        }

        override var spokenText: String? { content.text.accessibilityText }

        init(id: SurfaceNodeID, value: SurfaceNode, content: TextContent, surface: GTKSurface) {
            isLabel = content.isLabel
            super.init(
                id: id, value: value,
                widget: Self.makeWidget(role: value.accessibility.textRole, isLabel: content.isLabel),
                surface: surface)
            if isLabel { listenToLinks() }
            surface.textCount += 1
        }

        override func tearDown() { surface.textCount -= 1 }

        private static func makeWidget(role: GtkAccessibleRole, isLabel: Bool) -> Widget {
            guard isLabel else { return martlet_text_new(role).cast() }
            let label = gtk_label_new(nil).made
            gtk_label_set_wrap(label.opaque, 1)
            gtk_label_set_wrap_mode(label.opaque, PANGO_WRAP_WORD_CHAR)
            gtk_label_set_yalign(label.opaque, 0)
            return label
        }

        override func show(_ value: SurfaceNode, replacing old: SurfaceNode?) {
            let content = content
            if let old,
                old.accessibility.textRole != value.accessibility.textRole || isLabel != content.isLabel
            {
                isLabel = content.isLabel
                replaceWidget(with: Self.makeWidget(role: value.accessibility.textRole, isLabel: isLabel))
                if isLabel { listenToLinks() }
            }
            if case .text(let oldContent)? = old?.content, oldContent.text != content.text { needsLabelAgain = true }
            if old != nil, needsLabelAgain || hasNewWidget { insideDidChange() }
            if isLabel { showLabel(content) } else { layoutDidChange() }
        }

        override func frameDidChange() {
            if !isLabel { layoutDidChange() }
        }

        override var isWrittenLater: Bool { !isLabel }

        private var isLayoutStale = false

        private func layoutDidChange() {
            guard !isLayoutStale else { return }
            isLayoutStale = true
            surface.layoutIsStale(of: self)
        }

        /// Lays the text out in the frame that it has now.
        func layOut() {
            isLayoutStale = false
            if isLabel { return }
            var isWritten = placeWidget()
            defer { if isWritten { surface.counts.widgetWrites += 1 } }
            guard frame.width > 0 else { return }
            let content = content
            let layout = surface.measurer.layout(of: content, width: frame.width, height: frame.height)
            // Lines stand in the width that they were broken at, which may be more than the frame.
            let room = layout.wrapWidth ?? layout.width
            let offset =
                (frame.width - room) * CGFloat(content.alignment.fraction(isRightToLeft: content.isRightToLeft))
            if martlet_text_set_layout(widget.opaque, layout.pointer, Float(offset), 0) != 0 { isWritten = true }
            if let color = content.text.uniformColor {
                var rgba = color.rgba
                martlet_text_set_color(widget.opaque, &rgba)
            } else {
                martlet_text_set_color(widget.opaque, nil)
            }
        }

        private func listenToLinks() {
            connectLink(of: UnsafeMutableRawPointer(widget)) { [weak self] address in
                if let self, let url = URL(string: address) { send(.link(url)) }
            }
        }

        private func showLabel(_ content: TextContent) {
            let key = TextKey(content)
            gtk_label_set_selectable(widget.opaque, content.isSelectable.gboolean)
            if content.text.hasLinks {
                gtk_label_set_markup(widget.opaque, content.text.markupOfLinks)
            } else {
                gtk_label_set_text(widget.opaque, key.string)
            }
            let attributes = key.makeAttributes(scale: 1)
            if let color = content.text.uniformColor {
                TextAttributes.add(color: color, to: attributes, from: 0, to: guint.max)
            }
            gtk_label_set_attributes(widget.opaque, attributes)
            pango_attr_list_unref(attributes)
            gtk_label_set_xalign(widget.opaque, content.alignment.fraction)
            gtk_label_set_lines(widget.opaque, Int32(clamping: content.lineLimit ?? -1))
            gtk_label_set_ellipsize(widget.opaque, content.lineLimit == nil ? PANGO_ELLIPSIZE_NONE : key.ellipsis)
        }
    }

    extension TextContent {
        /// Whether a person does something with the text.
        fileprivate var isLabel: Bool { isSelectable || text.hasLinks }
    }

    extension ResolvedText {
        /// The text in Pango's markup with its links, and with nothing of its style.
        fileprivate var markupOfLinks: String {
            func escaped(_ text: String) -> String {
                guard let pointer = g_markup_escape_text(text, -1) else { return "" }
                defer { g_free(pointer) }
                return String(cString: pointer)
            }
            return runs.map { run in
                let text = escaped(run.string)
                return run.link.map { "<a href=\"\(escaped($0.absoluteString))\">\(text)</a>" } ?? text
            }.joined()
        }
    }
#endif
