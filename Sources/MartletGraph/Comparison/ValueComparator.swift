/// Tells whether two values of a type are the same for those who read them.
///
/// It is made once for a type and kept: plain data is compared by its bytes without the padding, other types with `==`
/// where they are `Equatable`, and structures and tuples that are not field by field. References are equal when they
/// point to the same object, and closures when they are the same code over the same captured context. What is left
/// (enumerations with payloads, existentials) is equal only when its bytes are.
@usableFromInline
package struct ValueComparator {
    /// The number of bytes to compare; negative when `call` decides.
    @usableFromInline package let byteCount: Int
    @usableFromInline package let call: (UnsafeRawPointer, UnsafeRawPointer) -> Bool

    package init(byteCount: Int) {
        self.byteCount = byteCount
        call = { _, _ in false }
    }

    @usableFromInline
    package init(_ call: @escaping (UnsafeRawPointer, UnsafeRawPointer) -> Bool) {
        byteCount = -1
        self.call = call
    }

    /// Two values are never equal.
    package static var never: ValueComparator { ValueComparator { _, _ in false } }

    @MainActor private static var known: [ObjectIdentifier: ValueComparator] = [:]

    /// The comparator for a type.
    @MainActor @usableFromInline
    package static func of<Value>(_: Value.Type) -> ValueComparator {
        let identifier = ObjectIdentifier(Value.self)
        if let comparator = known[identifier] { return comparator }
        let comparator = ComparisonPlan(Value.self).comparator(size: MemoryLayout<Value>.size)
        known[identifier] = comparator
        return comparator
    }

    /// Whether the values at two addresses are equal.
    @inlinable @inline(__always)
    package func equal(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
        byteCount >= 0 ? Self.sameBytes(left, right, byteCount) : call(left, right)
    }

    /// Whether the value at an address equals another.
    @inlinable @inline(__always)
    package func equal<Value>(_ left: UnsafeRawPointer, value: Value) -> Bool {
        withUnsafePointer(to: value) { equal(left, $0) }
    }

    /// Whether two values are equal.
    @MainActor
    package static func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
        let comparator = of(Value.self)
        return withUnsafePointer(to: left) { comparator.equal($0, value: right) }
    }

    @inlinable
    package static func sameBytes(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer, _ count: Int) -> Bool {
        var offset = 0
        while offset &+ 8 <= count {
            if left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                != right.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            {
                return false
            }
            offset &+= 8
        }
        while offset < count {
            if left.load(fromByteOffset: offset, as: UInt8.self) != right.load(fromByteOffset: offset, as: UInt8.self) {
                return false
            }
            offset &+= 1
        }
        return true
    }
}
