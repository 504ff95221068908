/// What the graph has to know about the values of an attribute whose static type it has forgotten.
///
/// There is one for each value type of a graph, made the first time that the type is used, by code that is specialised
/// where the caller knows the type. Slots point to it.
@MainActor
@usableFromInline
package struct AttributeType {
    package let valueType: Any.Type
    /// Runs the body, keeps its result, and tells whether it differs from the one before.
    @usableFromInline package let run: @MainActor (GraphCore, Int32) -> Bool
    /// Nothing to do when a value is dropped.
    package let isTrivial: Bool
    package let destroyValue: @MainActor (UnsafeMutableRawPointer) -> Void
    /// Makes the value that a cycle reads where there is none yet, if one can be made.
    package let makePlaceholder: @MainActor (UnsafeMutableRawPointer) -> Bool
    @usableFromInline package let equal: ValueComparator

    @usableFromInline
    package init(
        valueType: Any.Type,
        equal: ValueComparator,
        isTrivial: Bool,
        run: @escaping @MainActor (GraphCore, Int32) -> Bool,
        destroyValue: @escaping @MainActor (UnsafeMutableRawPointer) -> Void,
        makePlaceholder: @escaping @MainActor (UnsafeMutableRawPointer) -> Bool
    ) {
        self.valueType = valueType
        self.equal = equal
        self.isTrivial = isTrivial
        self.run = run
        self.destroyValue = destroyValue
        self.makePlaceholder = makePlaceholder
    }

    @inlinable
    package static func make<Value>(_: Value.Type, equal: ValueComparator) -> AttributeType {
        AttributeType(
            valueType: Value.self,
            equal: equal,
            isTrivial: _isPOD(Value.self),
            run: { core, index in
                let contents = core.contents(index)
                let result = contents.bodyStorage.assumingMemoryBound(to: RuleBody<Value>.self).pointee.run()
                let storage = contents.storage(Value.self)
                let slot = core.slot(index)
                let flags = slot.pointee.flags
                guard flags.contains(.hasValue) else {
                    storage.initialize(to: result)
                    slot.pointee.flags.insert(.hasValue)
                    return true
                }
                if flags.contains(.inCycle), !flags.contains(.hasPlaceholder) { return false }
                slot.pointee.flags.remove(.hasPlaceholder)
                if !flags.contains(.neverEqual), equal.equal(storage, value: result) { return false }
                storage.replace(with: result)
                return true
            },
            destroyValue: { $0.assumingMemoryBound(to: Value.self).deinitialize(count: 1) },
            makePlaceholder: { Placeholder.make(Value.self, at: $0) })
    }

    /// The type of every effect.
    static func effect() -> AttributeType {
        AttributeType(
            valueType: Void.self,
            equal: .never,
            isTrivial: true,
            run: { core, index in
                core.contents(index).bodyStorage.assumingMemoryBound(to: RuleBody<Void>.self).pointee.run()
                return true
            },
            destroyValue: { _ in },
            makePlaceholder: { _ in true })
    }

    /// The type of an indirect attribute: it has no value of its own.
    static func indirect(_ type: Any.Type) -> AttributeType {
        AttributeType(
            valueType: type,
            equal: .never,
            isTrivial: true,
            run: { core, index in
                let source = core.contents(index).bodyStorage.load(as: SlotReference.self)
                _ = core.prepare(source.index, source.generation, tracked: true)
                return true
            },
            destroyValue: { _ in },
            makePlaceholder: { _ in false })
    }
}

/// A rule's closure as it lies in a slot. It is called in its place, without a copy, since a slot outlives each run.
@usableFromInline
package struct RuleBody<Value>: ~Copyable {
    @usableFromInline let call: @MainActor () -> Value

    @inlinable
    package init(_ call: @escaping @MainActor () -> Value) {
        self.call = call
    }

    @MainActor @inlinable @inline(__always)
    package borrowing func run() -> Value { call() }
}

/// A slot and the tenant of it that is meant.
@usableFromInline
package struct SlotReference {
    @usableFromInline package var index: Int32
    @usableFromInline package var generation: UInt32

    @inlinable
    package init(index: Int32, generation: UInt32) {
        self.index = index
        self.generation = generation
    }
}
