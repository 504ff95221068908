import Foundation

/// What the views of a sheet say about the sheet.
package struct PresentationOptions: Equatable {
    package var isDismissDisabled = false
    package var detents: Set<PresentationDetent> = []
    /// Which of the detents the sheet has, where somebody keeps it.
    package var detentSelection: DetentSelection?

    package init() {}
}

/// A detent that is chosen, and a way to choose another one.
package struct DetentSelection: Equatable {
    package let detent: PresentationDetent
    package let choose: (PresentationDetent) -> Void

    package static func == (lhs: DetentSelection, rhs: DetentSelection) -> Bool { lhs.detent == rhs.detent }
}

package enum PresentationOptionsKey: PreferenceKey {
    package static var defaultValue: PresentationOptions { PresentationOptions() }

    package static func reduce(value: inout PresentationOptions, nextValue: () -> PresentationOptions) {
        let next = nextValue()
        value.isDismissDisabled = value.isDismissDisabled || next.isDismissDisabled
        if value.detents.isEmpty {
            value.detents = next.detents
            value.detentSelection = next.detentSelection
        }
    }
}

extension View {
    /// Whether Escape and the window's close button leave the sheet open.
    public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        transformPreference(PresentationOptionsKey.self) {
            // What is outside counts, as on Apple's platforms.
            $0.isDismissDisabled = isDisabled
        }
    }

    /// The heights that the sheet can have. A sheet here is a window: it opens in the lowest of them and is
    /// resized freely.
    public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        transformPreference(PresentationOptionsKey.self) {
            $0.detents = detents
            $0.detentSelection = nil
        }
    }

    /// The heights that the sheet can have, and the one that it has. A sheet here is a window: it gets the chosen
    /// height, and where a person gives it another one, the detent that is nearest to it is chosen.
    public nonisolated func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        transformPreference(PresentationOptionsKey.self) {
            $0.detents = detents.union([selection.wrappedValue])
            $0.detentSelection = DetentSelection(detent: selection.wrappedValue) { selection.wrappedValue = $0 }
        }
    }

    /// Whether a sheet shows a grip; windows have none.
    public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
        withoutEffect(of: "presentationDragIndicator(_:)", "a sheet is a window, which has no grip")
    }

    /// How round the sheet's corners are; the desktop's theme decides.
    public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        withoutEffect(of: "presentationCornerRadius(_:)", "the desktop's theme decides how round windows are")
    }

    /// Whether what is behind the sheet can be used; a sheet blocks its window.
    public nonisolated func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View {
        withoutEffect(of: "presentationBackgroundInteraction(_:)", "a sheet blocks its window")
    }

    /// Whether pulling resizes the sheet or scrolls its content; a window is resized by its edges.
    public nonisolated func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
        withoutEffect(of: "presentationContentInteraction(_:)", "a sheet is a window, resized by its edges")
    }

    /// How a presentation adapts to little room; it stays a window.
    public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        withoutEffect(of: "presentationCompactAdaptation(_:)", "what is presented stays a window")
    }

    /// How a presentation adapts to little room; it stays a window.
    public nonisolated func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
    ) -> some View {
        withoutEffect(of: "presentationCompactAdaptation(horizontal:vertical:)", "what is presented stays a window")
    }

    /// A style behind the content of a sheet.
    public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        frame(maxWidth: .infinity, maxHeight: .infinity).background(FilledBackground(style: style))
    }

    /// A view behind the content of a sheet.
    public nonisolated func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        frame(maxWidth: .infinity, maxHeight: .infinity).background(alignment: alignment, content: content)
    }
}

/// A style that fills what it is offered, as a view.
private nonisolated struct FilledBackground<S: ShapeStyle>: PrimitiveView {
    let style: S

    nonisolated init(style: S) { self.style = style }

    @MainActor static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        makeFill(view: view.projecting(S.self, at: 0), inputs: inputs)
    }
}
