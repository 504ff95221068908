import Synchronization

/// A mark that tells one subscription or subscriber from another.
public struct CombineIdentifier: Hashable, CustomStringConvertible {
    @usableFromInline let rawValue: UInt64

    // Marks without an object are odd, addresses of objects never are: the two cannot meet.
    @usableFromInline static let counter = Atomic<UInt64>(1)

    /// Makes a mark that no other has.
    @inlinable public init() {
        rawValue = Self.counter.wrappingAdd(2, ordering: .relaxed).oldValue
    }

    /// Makes the mark of `obj`, the same one each time while it lives.
    @inlinable public init(_ obj: AnyObject) {
        rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(obj)))
    }

    /// Whether the marks are the same.
    @inlinable public static func == (a: CombineIdentifier, b: CombineIdentifier) -> Bool { a.rawValue == b.rawValue }

    /// The mark in hexadecimal digits.
    public var description: String { "0x" + String(rawValue, radix: 16) }
}

/// Something that carries a mark by which it can be told from others.
public protocol CustomCombineIdentifierConvertible {
    /// The mark.
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    /// The mark that an object has through its address.
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
