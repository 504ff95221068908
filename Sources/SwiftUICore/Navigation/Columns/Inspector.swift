import Foundation

/// The widths that an inspector wants, in points.
private struct InspectorWidth: Equatable, Sendable {
    var minimum: CGFloat = 225
    var ideal: CGFloat = 270
    var maximum: CGFloat = 400

    /// The width in a window of a width: the ideal one as long as the content keeps more than half.
    func width(in whole: CGFloat) -> CGFloat { min(max(min(ideal, whole / 2), minimum), maximum) }
}

private enum InspectorWidthKey: PreferenceKey {
    static var defaultValue: InspectorWidth? { nil }

    static func reduce(value: inout InspectorWidth?, nextValue: () -> InspectorWidth?) { value = value ?? nextValue() }
}

/// A view with another one beside it that tells more of what is chosen.
private struct InspectedView<Content: View, Details: View>: View {
    @Binding var isPresented: Bool
    let content: Content
    let details: Details
    @State private var width = InspectorWidth()
    @Environment(\.horizontalSizeClass) private var sizeClass

    var body: some View {
        let isNarrow = sizeClass == .compact
        InspectorLayout(width: width) {
            content.frame(maxWidth: .infinity, maxHeight: .infinity)
            if isPresented, !isNarrow {
                HStack(spacing: 0) {
                    Divider()
                    details.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
                }
                .onPreferenceChange(InspectorWidthKey.self) { width = $0 ?? InspectorWidth() }
                .transition(.move(edge: .trailing))
            }
        }
        .sheet(
            isPresented: Binding(get: { isPresented && isNarrow }, set: { if isNarrow { isPresented = $0 } })
        ) {
            details
        }
    }
}

/// The content in what an inspector leaves of the width.
private struct InspectorLayout: Layout {
    let width: InspectorWidth

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let own = subviews.first?.sizeThatFits(.unspecified) ?? .zero
        return proposal.replacingUnspecifiedDimensions(by: own)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let side = subviews.count > 1 ? width.width(in: bounds.width) : 0
        let rest = max(bounds.width - side, 0)
        subviews.first?.place(
            at: bounds.origin, proposal: ProposedViewSize(width: rest, height: bounds.height))
        guard subviews.count > 1 else { return }
        subviews[1].place(
            at: CGPoint(x: bounds.minX + rest, y: bounds.minY),
            proposal: ProposedViewSize(width: side, height: bounds.height))
    }
}

extension View {
    /// Shows a view at the trailing side that tells more of what is chosen; in a narrow window it is a sheet.
    ///
    /// - Parameters:
    ///   - isPresented: Whether it is shown.
    ///   - content: What it shows.
    public nonisolated func inspector<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: () -> V
    ) -> some View {
        InspectedView(isPresented: isPresented, content: self, details: content())
    }

    /// The width that the inspector has whose content this is, in points.
    public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> some View {
        inspectorColumnWidth(min: width, ideal: width, max: width)
    }

    /// The width that the inspector has whose content this is, in points: the ideal one where there is enough room. A
    /// person cannot change it here.
    public nonisolated func inspectorColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        preference(
            key: InspectorWidthKey.self,
            value: InspectorWidth(minimum: min ?? Swift.min(ideal, 225), ideal: ideal, maximum: max ?? ideal))
    }
}

/// Menu items that show and hide the inspector of the window in front. The button for it is the app's own here, so there
/// are none.
public nonisolated struct InspectorCommands: Commands {
    /// Makes the items.
    public nonisolated init() {}

    /// Nothing.
    @MainActor public var body: some Commands { EmptyCommands() }
}
