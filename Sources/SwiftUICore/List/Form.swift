import Foundation

/// Controls for settings and input, in rows on boxes.
public nonisolated struct Form<Content: View>: PrimitiveView {
    package let content: Content

    /// A form of some controls.
    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        makeList(content: view.projecting(Content.self, at: 0), selection: { nil }, context: .form, inputs: inputs)
    }
}
