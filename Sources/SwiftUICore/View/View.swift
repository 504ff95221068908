/// A piece of an app's user interface.
///
/// Conform a struct and give it a `body`; the engine calls `body` only when something that
/// the last evaluation read has changed. Always on the main actor.
@MainActor @preconcurrency
public protocol View {
    /// What `body` is made of.
    associatedtype Body: View

    /// The content and behaviour of the view.
    @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }

    /// Makes the view's part of the graph, once for each place in the tree. Part of the engine.
    @MainActor static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs

    /// Makes the list of views that this view stands for. Part of the engine.
    @MainActor static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs

    /// How many views this type always stands for; nil where that depends on values. Part of the engine.
    @MainActor static func _viewListCount(inputs: _ViewListCountInputs) -> Int?
}

extension Never: View {
    /// Never called: primitive views have no body.
    public var body: Never { neverBody(Never.self) }
}

extension View {
    /// The default for an app's own views: evaluates `body` in a rule and goes on with its content.
    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let inputs = inputs.withoutElementWrapper()
        return makeImplicitStack(_makeViewList(view: view, inputs: inputs), inputs: inputs)
    }

    /// The default for an app's own views: the list of views in `body`.
    @MainActor public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        // Made inside of the modifiers around it, so that its body sees the environment that they set.
        if inputs.elementWrapper != nil, isUnary(inputs) {
            return _ViewListOutputs(SingleViewList(view: view, inputs: inputs))
        }
        let body = makeBody(of: view, inputs: inputs)
        return Body._makeViewList(view: body, inputs: inputs.inBody(of: Self.self))
    }

    /// The default for an app's own views: as many as in `body`.
    public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { Body._viewListCount(inputs: inputs) }

    /// Whether the type stands for one view wherever these inputs are handed.
    @MainActor package static func isUnary(_ inputs: _ViewInputs) -> Bool {
        _viewListCount(inputs: _ViewListCountInputs(contentIsList: inputs.modifierContentIsList)) == 1
    }
}

/// What counting views depends on. Part of the engine.
public struct _ViewListCountInputs {
    /// Whether the content of a modifier may be several views here.
    package let contentIsList: Bool

    package init(contentIsList: Bool) { self.contentIsList = contentIsList }
}

/// A view that the engine knows by itself: it makes its own part of the graph and has no body.
@MainActor @preconcurrency
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
    /// Never called: primitive views have no body.
    public var body: Never { neverBody(Self.self) }

    /// A primitive view is one view, unless it says otherwise.
    @MainActor public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        _ViewListOutputs(SingleViewList(view: view, inputs: inputs))
    }

    /// A primitive view is one view, unless it says otherwise.
    public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { 1 }
}

package func neverBody<V>(_ type: V.Type) -> Never {
    fatalError("body() should not be called on \(type).")
}
