/// A view whose type is hidden.
///
/// While the hidden type stays the same, so does the identity of the content; another type
/// is another view.
public nonisolated struct AnyView: PrimitiveView {
    package let storage: AnyViewStorage

    /// Hides the type of a view.
    public nonisolated init<V: View>(_ view: V) {
        if let already = view as? AnyView { self = already } else { storage = TypedViewStorage(view) }
    }

    /// Hides the type of a view.
    public nonisolated init<V: View>(erasing view: V) { self.init(view) }

    /// Hides the type of a value that may be a view.
    public nonisolated init?(_fromValue value: Any) {
        guard let view = value as? any View else { return nil }
        self.init(view)
    }

    @MainActor public static func _makeView(view: _GraphValue<AnyView>, inputs: _ViewInputs) -> _ViewOutputs {
        makeImplicitStack(_makeViewList(view: view, inputs: inputs), inputs: inputs)
    }

    @MainActor public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { nil }

    @MainActor public static func _makeViewList(view: _GraphValue<AnyView>, inputs: _ViewListInputs) -> _ViewListOutputs
    {
        let list = SwitchingViewList(
            inputs: inputs,
            branch: { view.value.storage.viewType },
            make: { _, inputs in view.value.storage.makeList(of: view, inputs: inputs) })
        return _ViewListOutputs(list)
    }
}

/// What an `AnyView` holds.
package class AnyViewStorage {
    package var viewType: ObjectIdentifier { fatalError("abstract") }

    @MainActor
    func makeList(of view: _GraphValue<AnyView>, inputs: _ViewListInputs) -> ViewList { fatalError("abstract") }
}

private final class TypedViewStorage<V: View>: AnyViewStorage {
    let view: V

    init(_ view: V) { self.view = view }

    override var viewType: ObjectIdentifier { ObjectIdentifier(V.self) }

    override func makeList(of view: _GraphValue<AnyView>, inputs: _ViewListInputs) -> ViewList {
        let content = view.rule(in: inputs) { ($0.storage as? TypedViewStorage<V>)?.view }
        return V._makeViewList(view: content, inputs: inputs).list
    }
}
