import MartletGraph

/// A control that leads to another screen of the navigation that it is in.
///
/// Outside of a navigation it is disabled. Alone in the row of a list, the whole row is the link.
public nonisolated struct NavigationLink<Label: View, Destination: View>: PrimitiveView {
    private let label: Label
    private let target: NavigationLinkTarget<Destination>

    nonisolated init(label: Label, target: NavigationLinkTarget<Destination>) {
        self.label = label
        self.target = target
    }

    /// Whether the link leads to the detail of a split view, where there is one; else it leads on in its own column.
    public nonisolated func isDetailLink(_ isDetailLink: Bool) -> some View {
        transformEnvironment(\.self) { if !isDetailLink { $0.columnLinks = nil } }
    }

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let inputs = inputs.withoutElementWrapper()
        let target = view.projecting(NavigationLinkTarget<Destination>.self, after: Label.self)
        let model = inputs.host.graph.untracked { inputs.environment.value(NavigationModelKey.self) }
        let link = LinkActivation(target: target, model: model, inputs: inputs)
        let content = view.projecting(Label.self, at: 0)
        let isInRow = inputs.host.graph.untracked { inputs.environment.value(ListContextKey.self) }.isInRow
        return isInRow
            ? makeRow(content, link: link, inputs: inputs) : makeButton(content, link: link, inputs: inputs)
    }

    @MainActor private static func makeRow(
        _ label: _GraphValue<Label>, link: LinkActivation<Destination>, inputs: _ViewInputs
    ) -> _ViewOutputs {
        let node = LinkRowNode(inputs, label: Label._makeView(view: label, inputs: inputs).node)
        node.followLayoutDirection(inputs)
        inputs.observingEffect(name: "NavigationLink") { [unowned node] in
            node.showChevron(inputs.environment.value(ColumnLinksKey.self) == nil, in: inputs.environment)
            node.activate = { link.activate() }
            node.isEnabled = link.isEnabled && link.leadsOn
            node.setTrait(
                ListRowActionTrait.self,
                ListRowAction(isEnabled: link.isEnabled && link.leadsOn) { [weak node] in node?.activate?() })
            if let value = link.selectionValue { node.setTrait(TagTrait.self, value) }
        }
        // The link knows the navigation, which holds the screen that the link is on.
        inputs.subgraph.onInvalidate { [weak node] in node?.activate = nil }
        return _ViewOutputs(node: node)
    }

    @MainActor private static func makeButton(
        _ label: _GraphValue<Label>, link: LinkActivation<Destination>, inputs: _ViewInputs
    ) -> _ViewOutputs {
        let node = PushButtonNode(inputs)
        node.followLayoutDirection(inputs)
        let isInBar = inputs.host.graph.untracked { inputs.environment.value(ButtonContextKey.self) } == .bar
        let inner =
            isInBar
            ? inputs
            : inputs.settingEnvironment {
                $0.foregroundStyles = .set([AnyShapeStyle(TintShapeStyle())], outside: $0.foregroundStyles)
            }
        node.setChildren([Label._makeView(view: label, inputs: inner).node])
        node.action = { link.activate() }
        inputs.subgraph.onInvalidate { [weak node] in node?.action = nil }
        inputs.observingEffect(name: "NavigationLink") { [unowned node] in
            node.show(ButtonContent(style: isInBar ? .flat : .plain), isEnabled: link.isEnabled)
        }
        return _ViewOutputs(node: node)
    }
}

/// What a navigation link leads to.
enum NavigationLinkTarget<Destination: View> {
    /// A view, shown on top when the link is pushed.
    case view(Destination)
    /// A view that is shown while a binding is true, whoever sets it.
    case presented(Destination, Binding<Bool>)
    /// The destination that the navigation has for the value; nil for a link that is disabled.
    case value((any Hashable)?)

    var destination: Destination? {
        switch self {
        case .view(let destination), .presented(let destination, _): destination
        case .value: nil
        }
    }
}

/// A navigation link at work.
@MainActor
private final class LinkActivation<Destination: View> {
    private let target: _GraphValue<NavigationLinkTarget<Destination>>
    private let model: NavigationModel?
    private let inputs: _ViewInputs
    private let columns: ColumnLinks?
    private var current: NavigationLinkTarget<Destination>?
    private lazy var token = makeToken()

    init(target: _GraphValue<NavigationLinkTarget<Destination>>, model: NavigationModel?, inputs: _ViewInputs) {
        self.target = target
        self.model = model
        self.inputs = inputs
        columns = inputs.host.graph.untracked { inputs.environment.value(ColumnLinksKey.self) }
        inputs.observingEffect(name: "NavigationLink target") { self.update(target.value) }
        inputs.subgraph.onInvalidate { self.current = nil }
    }

    /// Whether the link leads anywhere. The reader depends on it.
    var isEnabled: Bool {
        guard model != nil, inputs.environment.value(IsEnabledKey.self) else { return false }
        if case .value(nil) = target.value { return false }
        return true
    }

    /// Whether the link does something by itself; one that only stands for a value is chosen by its list.
    var leadsOn: Bool {
        guard let columns, case .value(let value?) = target.value else { return true }
        return columns.target.canShow(value)
    }

    /// The value by which a list knows the link's row.
    var selectionValue: AnyHashable? {
        if case .value(let value?) = target.value { AnyHashable(erasing: value) } else { nil }
    }

    func activate() {
        switch current {
        case .view: if let columns { columns.show(token) } else { model?.push(token) }
        case .presented(_, let isActive): isActive.wrappedValue = true
        case .value(let value?): if let columns { columns.show(value) } else { model?.push(value) }
        case .value(nil), nil: break
        }
    }

    private func update(_ target: NavigationLinkTarget<Destination>) {
        current = target
        guard case .presented(_, let isActive) = target else { return }
        if !isActive.wrappedValue {
            (columns?.target ?? model)?.pop(token)
        } else if let columns {
            if !columns.target.contains(token) { columns.show(token) }
        } else {
            model?.push(token)
        }
    }

    private func makeToken() -> NavigationToken {
        let target = target
        return NavigationToken(
            make: { inputs in
                var last: Destination?
                let destination = inputs.subgraph.rule(name: "\(Destination.self)") { () -> Destination in
                    if target.attribute.isValid, let destination = target.value.destination { last = destination }
                    return last!
                }
                return Destination._makeView(view: _GraphValue(destination), inputs: inputs).node
            },
            wasPopped: { [weak self] in
                if case .presented(_, let isActive)? = self?.current, isActive.wrappedValue {
                    isActive.wrappedValue = false
                }
            })
    }
}

extension AnyHashable {
    /// A hashable value without its type.
    init(erasing value: any Hashable) {
        func erase(_ value: some Hashable) -> AnyHashable { AnyHashable(value) }
        self = erase(value)
    }
}
