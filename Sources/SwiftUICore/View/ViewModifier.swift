import MartletGraph

/// A change to a view that can be put on any view.
@MainActor @preconcurrency
public protocol ViewModifier {
    /// What `body(content:)` is made of.
    associatedtype Body: View

    /// The view that the modifier acts on.
    typealias Content = _ViewModifier_Content<Self>

    /// The modified view; `content` stands for the view that the modifier was put on.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

    /// Makes the modifier's part of the graph, once for each view that it acts on. Part of the engine.
    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs

    /// Applies the modifier to each view of a list. Part of the engine.
    @MainActor static func _makeViewList(
        modifier: _GraphValue<Self>, inputs: _ViewListInputs,
        body: @escaping (_ViewListInputs) -> _ViewListOutputs
    ) -> _ViewListOutputs
}

extension ViewModifier {
    @MainActor public static func _makeViewList(
        modifier: _GraphValue<Self>, inputs: _ViewListInputs,
        body: @escaping (_ViewListInputs) -> _ViewListOutputs
    ) -> _ViewListOutputs {
        if Body.self != Never.self {
            // The body of an app's own modifier is there once; its content stands for all the views in it.
            let content = makeBody(of: modifier, inputs: inputs, content: { $0.body(content: _ViewModifier_Content()) })
            return Body._makeViewList(
                view: content, inputs: inputs.settingModifierContent(of: Self.self, list: body))
        }
        // Each view that the content turns out to be is made through the modifier, innermost first.
        let outside = inputs.environment
        let outsideTransactions = inputs.transactions
        return body(
            inputs.wrappingElements { inputs, content in
                // What modifiers inside of this one have set is for the content only.
                let inside = inputs.environment
                let insideTransactions = inputs.transactions
                var outer = inputs
                outer.environment = outside
                outer.transactions = outsideTransactions
                return _makeView(modifier: modifier, inputs: outer) { inputs in
                    var inner = inputs
                    inner.environment = inside.onTop(of: inputs.environment, insteadOf: outside)
                    inner.transactions = TransactionScope.move(
                        insideTransactions, from: outsideTransactions, to: inputs.transactions)
                    return content(inner)
                }
            })
    }

    /// The default for an app's own modifiers: evaluates `body(content:)` in a rule.
    @MainActor public static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let content = makeBody(of: modifier, inputs: inputs, content: { $0.body(content: _ViewModifier_Content()) })
        return Body._makeView(view: content, inputs: inputs.settingModifierContent(of: Self.self, body))
    }
}

/// A modifier that the engine knows by itself.
@MainActor @preconcurrency
public protocol PrimitiveViewModifier: ViewModifier where Body == Never {}

extension PrimitiveViewModifier {
    /// Never called: primitive modifiers have no body.
    public func body(content: Content) -> Never { neverBody(Self.self) }
}

/// The view that a modifier was put on, inside the modifier's `body(content:)`.
public nonisolated struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
    package nonisolated init() {}

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        inputs.makeModifierContent(of: Modifier.self)
    }

    public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { inputs.contentIsList ? nil : 1 }

    @MainActor public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        inputs.makeModifierContentList(of: Modifier.self)
            ?? _ViewListOutputs(SingleViewList(view: view, inputs: inputs))
    }
}

/// A modifier that does nothing.
@frozen public nonisolated struct EmptyModifier: PrimitiveViewModifier, Sendable {
    /// The modifier that does nothing.
    public static let identity = EmptyModifier()

    /// Makes a modifier that does nothing.
    @inlinable public nonisolated init() {}

    @MainActor public static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        body(inputs)
    }
}

extension ViewModifier {
    /// One modifier of two: this one first, then the other.
    @inlinable public nonisolated func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    /// Never called: the two modifiers are applied one after the other.
    public func body(content: _ViewModifier_Content<Self>) -> Never { neverBody(Self.self) }

    @MainActor public static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let inner = modifier.projecting(Content.self, at: 0)
        let outer = modifier.projecting(Modifier.self, after: Content.self)
        return Modifier._makeView(modifier: outer, inputs: inputs) { inputs in
            Content._makeView(modifier: inner, inputs: inputs, body: body)
        }
    }

    @MainActor public static func _makeViewList(
        modifier: _GraphValue<Self>, inputs: _ViewListInputs,
        body: @escaping (_ViewListInputs) -> _ViewListOutputs
    ) -> _ViewListOutputs {
        let inner = modifier.projecting(Content.self, at: 0)
        let outer = modifier.projecting(Modifier.self, after: Content.self)
        return Modifier._makeViewList(modifier: outer, inputs: inputs) { inputs in
            Content._makeViewList(modifier: inner, inputs: inputs, body: body)
        }
    }
}
