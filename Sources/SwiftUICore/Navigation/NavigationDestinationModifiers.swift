import MartletGraph

/// Says how values of a type are shown by the navigation that the view is in.
nonisolated struct NavigationDestinationModifier<D: Hashable, C: View>: PrimitiveViewModifier {
    let destination: (D) -> C

    nonisolated init(destination: @escaping (D) -> C) { self.destination = destination }

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        guard let model = inputs.destinationModel else {
            inputs.host.report("navigationDestination(for: \(D.self)) is in no NavigationStack; it does nothing.")
            return body(inputs)
        }
        model.register(
            NavigationDestination(type: ObjectIdentifier(D.self)) { value, inputs in
                var last: C?
                let content = inputs.subgraph.rule(name: "\(C.self)") { () -> C in
                    if modifier.attribute.isValid, let value = value.base as? D {
                        last = modifier.value.destination(value)
                    }
                    return last!
                }
                return C._makeView(view: _GraphValue(content), inputs: inputs).node
            }, in: inputs.subgraph)
        return body(inputs)
    }
}

/// Pushes a view while an item is there.
nonisolated struct NavigationPresentationModifier<Item, C: View>: PrimitiveViewModifier {
    let item: Binding<Item?>
    let identity: (Item) -> AnyHashable
    let destination: (Item) -> C

    nonisolated init(
        item: Binding<Item?>, identity: @escaping (Item) -> AnyHashable, destination: @escaping (Item) -> C
    ) {
        self.item = item
        self.identity = identity
        self.destination = destination
    }

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let outputs = body(inputs)
        guard let model = inputs.destinationModel else {
            inputs.host.report("navigationDestination(isPresented:) is in no NavigationStack; it does nothing.")
            return outputs
        }
        let columns = inputs.host.graph.untracked { inputs.environment.value(ColumnLinksKey.self) }
        let presenter = Presenter(modifier, model) { token in
            if let columns { columns.show(token) } else { model.push(token) }
        }
        inputs.observingEffect(name: "navigation destination") { presenter.update(modifier.value) }
        inputs.subgraph.onInvalidate { presenter.presentingViewIsGone() }
        return outputs
    }

    @MainActor
    private final class Presenter {
        private let modifier: _GraphValue<NavigationPresentationModifier>
        private let model: NavigationModel
        private let show: (NavigationToken) -> Void
        private var current: (identity: AnyHashable, token: NavigationToken)?

        init(
            _ modifier: _GraphValue<NavigationPresentationModifier>, _ model: NavigationModel,
            show: @escaping (NavigationToken) -> Void
        ) {
            self.modifier = modifier
            self.model = model
            self.show = show
        }

        func update(_ value: NavigationPresentationModifier) {
            let item = value.item.wrappedValue
            let identity = item.map(value.identity)
            guard identity != current?.identity else { return }
            if let current {
                self.current = nil
                model.pop(current.token)
            }
            guard let item, let identity else { return }
            let token = makeToken(item, value)
            current = (identity, token)
            show(token)
        }

        private func makeToken(_ item: Item, _ value: NavigationPresentationModifier) -> NavigationToken {
            let modifier = modifier
            return NavigationToken(
                make: { inputs in
                    var last = (item: item, destination: value.destination)
                    let content = inputs.subgraph.rule(name: "\(C.self)") { () -> C in
                        if modifier.attribute.isValid {
                            let value = modifier.value
                            last = (value.item.wrappedValue ?? last.item, value.destination)
                        }
                        return last.destination(last.item)
                    }
                    return C._makeView(view: _GraphValue(content), inputs: inputs).node
                },
                wasPopped: { [weak self] in
                    // A pop by the binding itself has taken the item away already.
                    guard let self, current != nil else { return }
                    current = nil
                    value.item.wrappedValue = nil
                })
        }

        func presentingViewIsGone() {
            guard let current else { return }
            self.current = nil
            model.pop(current.token)
        }
    }
}

extension _ViewInputs {
    /// The navigation that shows what is presented from here: in a column of a split view that of the next column.
    @MainActor
    fileprivate var destinationModel: NavigationModel? {
        host.graph.untracked {
            environment.value(ColumnLinksKey.self)?.target ?? environment.value(NavigationModelKey.self)
        }
    }
}

extension View {
    /// Says how values of a type are shown when a link or the path leads to one. Said outside of lazy containers, since
    /// what is in them may not exist yet.
    public nonisolated func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(NavigationDestinationModifier(destination: destination))
    }

    /// Pushes a view while a binding is true.
    public nonisolated func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View {
        let view = destination()
        return modifier(
            NavigationPresentationModifier(
                item: PresentedFlag.binding(isPresented), identity: { _ in AnyHashable(0) },
                destination: { _ in view }))
    }

    /// Pushes a view made of an item while there is one.
    public nonisolated func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(
            NavigationPresentationModifier(
                item: item, identity: { AnyHashable($0) }, destination: destination))
    }
}
