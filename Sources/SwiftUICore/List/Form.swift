import Foundation

/// Controls for settings and input, in rows on boxes.
public nonisolated struct Form<Content: View>: PrimitiveView {
    package let content: Content

    /// A form of some controls.
    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let content = view.projecting(Content.self, at: 0)
        let styled = inputs.makeStyled(
            slots: { inputs, restore in
                inputs.settingSlot(FormStyleConfiguration.Content.self, to: content, inputs: restore)
            }, configuration: { FormStyleConfiguration(content: .init()) })
        return styled ?? makeList(content: content, selection: { nil }, context: .form, inputs: inputs)
    }
}

extension Form where Content == FormStyleConfiguration.Content {
    /// The form that a style was asked to show.
    public nonisolated init(_ configuration: FormStyleConfiguration) {
        content = FormStyleConfiguration.Content()
    }
}
