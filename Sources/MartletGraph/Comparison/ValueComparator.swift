/// Tells whether two values of a type are the same for those who read them.
///
/// It is made once for a type and kept: plain data is compared by its bytes without the padding, other types with `==`
/// where they are `Equatable`, and structures and tuples that are not field by field. References are equal when they
/// point to the same object, and closures when they are the same code over the same captured context. What is left
/// (enumerations with payloads, existentials) is equal only when its bytes are.
@MainActor
@usableFromInline
package struct ValueComparator {
    /// The number of bytes to compare; negative when `call` decides.
    @usableFromInline package let byteCount: Int
    @usableFromInline package let call: @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool

    package init(byteCount: Int) {
        self.byteCount = byteCount
        call = { _, _ in false }
    }

    @usableFromInline
    package init(_ call: @escaping @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool) {
        byteCount = -1
        self.call = call
    }

    /// Two values are never equal.
    package static let never = ValueComparator { _, _ in false }

    private static var known: [ObjectIdentifier: ValueComparator] = [:]

    /// The comparator for a type.
    @usableFromInline
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

    /// Whether two values are equal.
    package static func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
        withUnsafePointer(to: left) { left in
            withUnsafePointer(to: right) { right in of(Value.self).equal(left, right) }
        }
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
