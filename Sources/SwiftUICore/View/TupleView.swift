/// The views of several statements of a builder.
@frozen public nonisolated struct TupleView<T>: PrimitiveView {
    /// The views, as a tuple.
    public var value: T

    /// Makes a view of a tuple of views.
    @inlinable public nonisolated init(_ value: T) { self.value = value }

    @MainActor public static func _makeView(view: _GraphValue<TupleView<T>>, inputs: _ViewInputs) -> _ViewOutputs {
        makeImplicitStack(_makeViewList(view: view, inputs: inputs), inputs: inputs)
    }

    @MainActor public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? {
        TupleElements.count(of: T.self, inputs: inputs)
    }

    @MainActor public static func _makeViewList(view: _GraphValue<TupleView<T>>, inputs: _ViewListInputs)
        -> _ViewListOutputs
    {
        let lists = TupleElements.of(T.self).map { $0.type.makeList(from: view, at: $0.offset, inputs: inputs) }
        return _ViewListOutputs(GroupViewList(lists))
    }

    /// The types of the views.
    @MainActor package static var elementTypes: [any View.Type] { TupleElements.of(T.self).map(\.type) }
}

/// The elements of a tuple type, found once a type: where each lies and what kind of view it is.
@MainActor
private enum TupleElements {
    struct Element {
        let offset: Int
        let type: any View.Type
    }

    private static var known: [ObjectIdentifier: [Element]] = [:]

    static func of<T>(_ tuple: T.Type) -> [Element] {
        let key = ObjectIdentifier(tuple)
        if let elements = known[key] { return elements }
        var elements: [Element] = []
        for field in StoredFields.of(tuple) {
            guard let type = field.type as? any View.Type else {
                preconditionFailure("TupleView holds a \(field.type), which is not a View.")
            }
            elements.append(Element(offset: field.offset, type: type))
        }
        known[key] = elements
        return elements
    }
}

extension TupleElements {
    /// How many views the elements always stand for together.
    static func count<T>(of tuple: T.Type, inputs: _ViewListCountInputs) -> Int? {
        var total = 0
        for element in of(tuple) {
            guard let count = element.type._viewListCount(inputs: inputs) else { return nil }
            total += count
        }
        return total
    }
}

extension View {
    /// Makes the list of the view of this type that lies at an offset of another value.
    fileprivate static func makeList<Base>(
        from base: _GraphValue<Base>, at offset: Int, inputs: _ViewListInputs
    ) -> ViewList {
        _makeViewList(view: base.projecting(Self.self, at: offset), inputs: inputs).list
    }
}
