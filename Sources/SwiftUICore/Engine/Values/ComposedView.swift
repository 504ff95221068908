import MartletGraph
import Observation

/// Makes the rule that evaluates the body of an app's own view.
@MainActor
package func makeBody<V: View>(of view: _GraphValue<V>, inputs: _ViewInputs) -> _GraphValue<V.Body> {
    makeBody(of: view, inputs: inputs, content: { $0.body })
}

/// Makes the rule that evaluates the body of an app's own view or modifier.
///
/// It depends on the stored properties, where needed through a rule of their own that stops the wave when they
/// are equal, and on what the body reads: state, environment, observed objects.
@MainActor
package func makeBody<Container, Content>(
    of container: _GraphValue<Container>, inputs: _ViewInputs, content: @escaping @MainActor (Container) -> Content
) -> _GraphValue<Content> {
    let host = inputs.host
    let stored =
        container.comparedAttribute ?? inputs.subgraph.rule(name: "\(Container.self)") { container.value }
    let log = BodyChangeLog(type: Container.self)
    let properties = DynamicProperties(of: stored, inputs: inputs, log: log)
    let reference = BodyReference()
    let observer = host.reference
    let animated = AnimatedContainer<Container>(inputs)
    let body = inputs.subgraph.rule(name: "\(Container.self).body") { () -> Content in
        var value = stored.value
        animated?.present(&value)
        properties?.update(&value)
        host.counters.bodyEvaluated(Container.self)
        let previous = BodyChangeLog.current
        BodyChangeLog.current = log
        defer {
            BodyChangeLog.current = previous
            log.reset()
        }
        return withObservationTracking {
            content(value)
        } onChange: {
            observer.observedPropertyWillChange(reference)
        }
    }
    reference.follow(body.any)
    log.body = reference
    animated?.follow(body.any)
    host.checker.noteBody(reference)
    return _GraphValue(body)
}

/// Names a body from the closures that objects keep for longer than the body lives.
package final class BodyReference: @unchecked Sendable {
    // Read and written on the main actor only; `Sendable` because Observation keeps it in a closure.
    private var attribute: AnyAttribute?

    /// Names an attribute. It must not be invalidated after its host has gone, with which the graph goes.
    @MainActor
    package func follow(_ attribute: AnyAttribute) { self.attribute = attribute }

    @MainActor
    package var isLive: Bool { attribute?.isValid ?? false }

    @MainActor
    package func invalidate() {
        if let attribute, attribute.isValid { attribute.touch() }
    }
}

extension _ViewInputs {
    /// A rule that runs again when an observable property that it has read changes, besides what rules
    /// depend on anyway. What a control reads through a binding is read in one.
    @MainActor
    package func observedRule<Value>(
        name: AttributeName = nil, comparison: Comparison<Value> = .automatic, _ body: @escaping @MainActor () -> Value
    ) -> Attribute<Value> {
        let observer = host.reference
        let reference = BodyReference()
        let attribute = subgraph.rule(name: name, comparison: comparison) {
            withObservationTracking {
                body()
            } onChange: {
                observer.observedPropertyWillChange(reference)
            }
        }
        reference.follow(attribute.any)
        return attribute
    }
}

/// Puts a list of views into one node: the view itself where it is only one, else a stack around all.
@MainActor
package func makeImplicitStack(_ outputs: _ViewListOutputs, inputs: _ViewInputs) -> _ViewOutputs {
    if !outputs.list.isDynamic {
        var nodes: [LayoutNode] = []
        outputs.list.realize(into: &nodes)
        if nodes.count == 1 { return _ViewOutputs(node: nodes[0]) }
        return _ViewOutputs(node: ImplicitStackNode(inputs, children: nodes))
    }
    let node = ImplicitStackNode(inputs, children: [])
    node.observe(outputs.list, inputs: inputs)
    return _ViewOutputs(node: node)
}
