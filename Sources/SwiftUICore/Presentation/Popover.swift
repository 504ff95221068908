import Foundation

/// Where a popover points to.
public enum PopoverAttachmentAnchor {
    /// A rectangle.
    case rect(Anchor<CGRect>.Source)
    /// A point of the view.
    case point(UnitPoint)
}

extension View {
    /// Presents a small window while a binding is true. The desktop places it over its window; it has no arrow.
    public nonisolated func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presentation(isPresented: isPresented, style: .popover, onDismiss: nil, content: content)
    }

    /// Presents a small window made of an item while there is one. The desktop places it over its window; it has no
    /// arrow.
    public nonisolated func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presentation(item: item, style: .popover, onDismiss: nil, content: content)
    }
}
