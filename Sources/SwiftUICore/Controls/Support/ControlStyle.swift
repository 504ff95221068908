import MartletGraph

/// A control's style whose type is hidden: what it makes of the control's configuration.
package class AnyControlStyle<Configuration> {
    /// Makes the style's body. `current` gives the style anew when the environment has another one of its type.
    @MainActor
    func makeBody(
        inputs: _ViewInputs, current: @escaping @MainActor () -> AnyControlStyle<Configuration>?,
        configuration: @escaping @MainActor () -> Configuration
    ) -> _ViewOutputs {
        fatalError("abstract")
    }
}

package final class ControlStyle<Configuration, Style, Content: View>: AnyControlStyle<Configuration> {
    private let style: Style
    private let content: @MainActor (Style, Configuration) -> Content

    package init(_ style: Style, content: @escaping @MainActor (Style, Configuration) -> Content) {
        self.style = style
        self.content = content
    }

    override func makeBody(
        inputs: _ViewInputs, current: @escaping @MainActor () -> AnyControlStyle<Configuration>?,
        configuration: @escaping @MainActor () -> Configuration
    ) -> _ViewOutputs {
        var last = style
        let style = inputs.subgraph.rule(name: "\(Style.self)") { () -> Style in
            if let box = current() as? ControlStyle { last = box.style }
            return last
        }
        let content = content
        let body = SwiftUICore.makeBody(of: _GraphValue(style), inputs: inputs) { content($0, configuration()) }
        return Content._makeView(view: body, inputs: inputs)
    }
}

/// The style of a kind of control, which its configuration tells; nil for the platform's own.
package enum ControlStyleKey<Configuration>: EnvironmentKey {
    package static var defaultValue: AnyControlStyle<Configuration>? { nil }
}

/// Sets the style of a kind of control.
package nonisolated struct ControlStyleModifier<Configuration, Style, Content: View>: PrimitiveViewModifier {
    let style: Style
    let content: @MainActor (Style, Configuration) -> Content

    package nonisolated init(
        _ configuration: Configuration.Type, _ style: Style,
        content: @escaping @MainActor (Style, Configuration) -> Content
    ) {
        self.style = style
        self.content = content
    }

    @MainActor package static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        body(inner(modifier, inputs))
    }

    @MainActor package static func _makeViewList(
        modifier: _GraphValue<Self>, inputs: _ViewListInputs,
        body: @escaping (_ViewListInputs) -> _ViewListOutputs
    ) -> _ViewListOutputs {
        body(inner(modifier, inputs))
    }

    @MainActor private static func inner(_ modifier: _GraphValue<Self>, _ inputs: _ViewInputs) -> _ViewInputs {
        inputs.settingEnvironment { values in
            let modifier = modifier.value
            values[ControlStyleKey<Configuration>.self] = ControlStyle(modifier.style, content: modifier.content)
        }
    }
}

extension _ViewInputs {
    /// Makes a control by the style that the app set for it, else by the fallback; nil if there is neither.
    ///
    /// The type of the style at a place never changes, so it is asked for once. Inside of the style the control is
    /// the platform's own, of which a style may be made; what the slots stand for sees the app's style again.
    @MainActor
    package func makeStyled<Configuration>(
        fallback: AnyControlStyle<Configuration>? = nil,
        slots: (_ViewInputs, _ restore: @escaping (_ViewInputs) -> _ViewInputs) -> _ViewInputs,
        configuration: @escaping @MainActor () -> Configuration
    ) -> _ViewOutputs? {
        let outer = environment
        let key = ControlStyleKey<Configuration>.self
        guard let style = host.graph.untracked({ outer.value(key) }) ?? fallback else { return nil }
        let inner = withoutElementWrapper().settingEnvironment { $0[key] = nil }
        let inputs = slots(inner) { $0.settingEnvironment { $0[key] = outer.value(key) } }
        return style.makeBody(inputs: inputs, current: { outer.value(key) ?? fallback }, configuration: configuration)
    }

    /// Where controls are, so far as containers have said.
    @MainActor
    package var buttonContext: ButtonContext {
        host.graph.untracked {
            let context = environment.value(ButtonContextKey.self)
            return context == .window && environment.value(ListContextKey.self).isInRow ? .row : context
        }
    }

    /// Makes a view that is derived from a control.
    @MainActor
    package func makeComposed<V, Content: View>(
        of view: _GraphValue<V>, @ViewBuilder content: @escaping @MainActor (V) -> Content
    ) -> _ViewOutputs {
        let body = subgraph.rule(name: "\(V.self)") { content(view.value) }
        return Content._makeView(view: _GraphValue(body), inputs: withoutElementWrapper())
    }

    /// Makes the list of views that is derived from a control.
    @MainActor
    package func makeComposedList<V, Content: View>(
        of view: _GraphValue<V>, @ViewBuilder content: @escaping @MainActor (V) -> Content
    ) -> _ViewListOutputs {
        let body = subgraph.rule(name: "\(V.self)") { content(view.value) }
        return Content._makeViewList(view: _GraphValue(body), inputs: self)
    }
}
