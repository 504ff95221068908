@usableFromInline package typealias ContentsPointer = UnsafeMutablePointer<SlotContents>

/// What an attribute is made of: its value, its body, its type and its name. It never moves either.
@usableFromInline
package struct SlotContents {
    /// The value, when two words are enough for it; otherwise its address. An effect keeps its creation order and
    /// its count of runs here. It must stay the first field: see `inlineValue`.
    @usableFromInline package var value = TwoWords()
    /// The body's closure; of an indirect attribute, the source. It must stay the second field.
    @usableFromInline package var body = TwoWords()
    @usableFromInline package var type: UnsafeMutablePointer<AttributeType>?
    /// Kept after the attribute is freed, for the message that names it.
    @usableFromInline package var name = AttributeName.unnamed

    package init() {}

    /// Whether values of a type are kept in the slot itself.
    @inlinable @inline(__always)
    package static func keepsInline<Value>(_: Value.Type) -> Bool {
        MemoryLayout<Value>.size <= MemoryLayout<TwoWords>.size
            && MemoryLayout<Value>.alignment <= MemoryLayout<TwoWords>.alignment
    }
}

/// Two machine words whose type only the attribute type knows.
@usableFromInline
package struct TwoWords {
    @usableFromInline package var first: UInt = 0
    @usableFromInline package var second: UInt = 0

    @inlinable
    package init() {}
}

extension UnsafeMutablePointer<SlotContents> {
    @inlinable @inline(__always)
    package var inlineValue: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }

    /// Where a value is that does not fit into two words.
    @inlinable @inline(__always)
    package var outsideValue: UnsafeMutableRawPointer { inlineValue.load(as: UnsafeMutableRawPointer.self) }

    @inlinable @inline(__always)
    package var bodyStorage: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) + MemoryLayout<TwoWords>.size }

    /// Where the value is, for a type that is known.
    @inlinable @inline(__always)
    package func storage<Value>(_: Value.Type) -> UnsafeMutablePointer<Value> {
        (SlotContents.keepsInline(Value.self) ? inlineValue : outsideValue).assumingMemoryBound(to: Value.self)
    }

    /// Where the value is, for a type that only the flags know.
    @inlinable @inline(__always)
    package func storage(_ flags: SlotFlags) -> UnsafeMutableRawPointer {
        flags.contains(.valueOutside) ? outsideValue : inlineValue
    }
}

extension UnsafeMutablePointer {
    /// Puts another value in the place, and only then destroys the old one: that may run code that reads the place.
    @inlinable @inline(__always)
    package func replace(with value: Pointee) {
        if _isPOD(Pointee.self) { return initialize(to: value) }
        let old = move()
        initialize(to: value)
        destroyLast(old)
    }
}

/// Destroys a value here and not before. (The standard library's function takes a closure, which on the main actor costs
/// a check of the executor.)
@usableFromInline @inline(never)
func destroyLast<Value>(_ value: consuming Value) {
    _ = consume value
}
