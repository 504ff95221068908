/// The value that a cycle reads of an attribute that has none yet: nil, an empty collection, or zeros for plain data.
@usableFromInline
package enum Placeholder {
    /// Initialises the storage, if the type has such a value.
    @usableFromInline
    package static func make<Value>(_: Value.Type, at storage: UnsafeMutableRawPointer) -> Bool {
        func fill<Other>(_ value: Other) -> Bool {
            storage.initializeMemory(as: Other.self, repeating: value, count: 1)
            return true
        }
        if let type = Value.self as? any ExpressibleByNilLiteral.Type {
            func fromNil<Other: ExpressibleByNilLiteral>(_: Other.Type) -> Bool { fill(Other(nilLiteral: ())) }
            return fromNil(type)
        }
        if let type = Value.self as? any RangeReplaceableCollection.Type {
            func empty<Other: RangeReplaceableCollection>(_: Other.Type) -> Bool { fill(Other()) }
            return empty(type)
        }
        if let type = Value.self as? any SetAlgebra.Type {
            func empty<Other: SetAlgebra>(_: Other.Type) -> Bool { fill(Other()) }
            return empty(type)
        }
        guard _isPOD(Value.self) else { return false }
        storage.initializeMemory(as: UInt8.self, repeating: 0, count: MemoryLayout<Value>.size)
        return true
    }
}
