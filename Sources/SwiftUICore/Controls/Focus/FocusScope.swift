import MartletGraph

/// The views that a program gives the focus to by itself, by name space.
@MainActor
package final class FocusScopes {
    private struct Candidate {
        let target: FocusTarget
        let isPreferred: () -> Bool
    }

    private var candidates: [Namespace.ID: [Candidate]] = [:]

    nonisolated init() {}

    fileprivate func add(_ target: FocusTarget, in namespace: Namespace.ID, isPreferred: @escaping () -> Bool) {
        candidates[namespace, default: []].append(Candidate(target: target, isPreferred: isPreferred))
    }

    fileprivate func remove(_ target: FocusTarget, in namespace: Namespace.ID) {
        candidates[namespace]?.removeAll { $0.target === target }
        if candidates[namespace]?.isEmpty == true { candidates[namespace] = nil }
    }

    /// Gives the focus to the first view of a name space that wants it.
    func reset(in namespace: Namespace.ID) {
        candidates[namespace]?.first { $0.isPreferred() && $0.target.isEnabled }?.target.takeFocus()
    }
}

/// Gives the focus back to the view of a scope that has it by default.
public struct ResetFocusAction {
    let reference: HostReference?

    /// Gives the focus to the view that prefers it in a name space; nothing where there is none.
    @MainActor @preconcurrency
    public func callAsFunction(in namespace: Namespace.ID) {
        guard let host = reference?.host else { return }
        host.write { host.focusScopes.reset(in: namespace) }
    }
}

extension EnvironmentValues {
    /// Gives the focus back to the view of a scope that has it by default.
    public var resetFocus: ResetFocusAction { ResetFocusAction(reference: self[SurfaceOpenerKey.self]?.reference) }
}

/// Gives a view the focus when it appears.
nonisolated struct DefaultFocusModifier: PrimitiveViewModifier {
    let isPreferred: Bool
    let namespace: Namespace.ID

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let (scopes, graph) = (inputs.host.focusScopes, inputs.host.graph)
        let target = FocusTarget(around: inputs)
        let outputs = body(inputs.settingEnvironment { $0.focusTarget = target })
        let namespace = graph.untracked { modifier.value.namespace }
        func isPreferred() -> Bool { graph.untracked { modifier.value.isPreferred } }
        scopes.add(target, in: namespace, isPreferred: isPreferred)
        inputs.subgraph.onInvalidate { scopes.remove(target, in: namespace) }
        let record = OnScreenRecord(node: outputs.node)
        record.start = { if isPreferred() { target.takeFocus() } }
        inputs.scope.add(record)
        return outputs
    }
}

extension View {
    /// Lets the view have the focus when it appears, and when ``EnvironmentValues/resetFocus`` is called.
    ///
    /// - Parameters:
    ///   - prefersDefaultFocus: Whether it does.
    ///   - namespace: The name space of the scope.
    public nonisolated func prefersDefaultFocus(
        _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
    ) -> some View {
        modifier(DefaultFocusModifier(isPreferred: prefersDefaultFocus, namespace: namespace))
    }

    /// Makes the view the place that a name space of default focus is for. The views inside say which of them it is, by
    /// ``prefersDefaultFocus(_:in:)``.
    public nonisolated func focusScope(_ namespace: Namespace.ID) -> some View { self }
}
