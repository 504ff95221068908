import MartletGraph

/// A value in the graph, or a part of one: an attribute and the place inside its value.
///
/// A part costs no attribute of its own. Who reads it depends on the whole attribute and
/// compares what it read, which is where an equal result stops the wave.
public struct _GraphValue<Value> {
    package let attribute: AnyAttribute
    package let offset: Int

    package init(_ attribute: Attribute<Value>) {
        self.attribute = attribute.any
        offset = 0
    }

    package init(attribute: AnyAttribute, offset: Int) {
        self.attribute = attribute
        self.offset = offset
    }

    /// The value, up to date; the rule that is being evaluated depends on it from now on.
    @MainActor
    package var value: Value {
        attribute.withRawPointer { pointer in
            (pointer + offset).assumingMemoryBound(to: Value.self).pointee
        }
    }

    /// The attribute that has exactly this value and that stops the wave where it is equal, if there is one.
    @MainActor
    package var comparedAttribute: Attribute<Value>? {
        offset == 0 && attribute.compares(Value.self) ? attribute.cast(to: Value.self) : nil
    }

    /// A stored part at a known offset.
    package func projecting<Part>(_ part: Part.Type, at partOffset: Int) -> _GraphValue<Part> {
        _GraphValue<Part>(attribute: attribute, offset: offset + partOffset)
    }

    /// The second of two stored properties, behind one of the type `First`.
    package func projecting<First, Part>(_ part: Part.Type, after first: First.Type) -> _GraphValue<Part> {
        let mask = MemoryLayout<Part>.alignment - 1
        return projecting(part, at: (MemoryLayout<First>.size + mask) & ~mask)
    }

    /// The third of three stored properties, behind ones of the types `First` and `Second`. A key path of a generic type is
    /// put together each time that it is named, which is too much for views of which there are many.
    package func projecting<First, Second, Part>(
        _ part: Part.Type, after first: First.Type, _ second: Second.Type
    ) -> _GraphValue<Part> {
        func aligned<Other>(_ offset: Int, for type: Other.Type) -> Int {
            let mask = MemoryLayout<Other>.alignment - 1
            return (offset + mask) & ~mask
        }
        let end = aligned(MemoryLayout<First>.size, for: second) + MemoryLayout<Second>.size
        return projecting(part, at: aligned(end, for: part))
    }

    /// The stored property behind a key path.
    package func projecting<Part>(_ path: KeyPath<Value, Part>) -> _GraphValue<Part> {
        guard let partOffset = MemoryLayout<Value>.offset(of: path) else {
            preconditionFailure("\(path) is not a stored property.")
        }
        return projecting(Part.self, at: partOffset)
    }

    /// A part that exists only sometimes. While it does not, the last one stands in: what reads it
    /// is about to be removed.
    @MainActor
    package func rule<Part>(in inputs: _ViewInputs, _ project: @escaping (Value) -> Part?) -> _GraphValue<Part> {
        guard var last = inputs.host.graph.untracked({ project(value) }) else {
            preconditionFailure("\(Part.self) is read where its view does not exist.")
        }
        return _GraphValue<Part>(
            inputs.subgraph.rule {
                if let part = project(value) { last = part }
                return last
            })
    }
}
