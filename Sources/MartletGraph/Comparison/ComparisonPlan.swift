@_spi(Reflection) import Swift

/// The steps that compare two values of one type, from the lowest offset up.
@MainActor
struct ComparisonPlan {
    enum Step {
        case bytes(offset: Int, count: Int)
        case call(offset: Int, (UnsafeRawPointer, UnsafeRawPointer) -> Bool)
    }

    private(set) var steps: [Step] = []

    init<Value>(_: Value.Type) {
        // The kind of a type is told only for a field that has it.
        var kind = _MetadataKind.unknown
        _forEachField(of: Holder<Value>.self) { _, _, _, fieldKind in
            kind = fieldKind
            return true
        }
        appendValue(Value.self, kind: kind, offset: 0)
    }

    private struct Holder<Value> {
        var value: Value
    }

    private mutating func append(_ type: Any.Type, kind: _MetadataKind, offset: Int) {
        func open<Value>(_: Value.Type) {
            appendValue(Value.self, kind: kind, offset: offset)
        }
        _openExistential(type, do: open)
    }

    private mutating func appendValue<Value>(_: Value.Type, kind: _MetadataKind, offset: Int) {
        let size = MemoryLayout<Value>.size
        switch kind {
        case .class, .foreignClass, .objcClassWrapper, .function, .existential, .errorObject:
            // Identity. It is by bytes also because a weak or unowned field holds no ordinary reference.
            appendBytes(offset: offset, count: size)
            return
        case .struct, .tuple:
            if !_isPOD(Value.self), appendEquatable(Value.self, offset: offset) { return }
            if !appendFields(Value.self, offset: offset) { appendBytes(offset: offset, count: size) }
        case .optional:
            if !_isPOD(Value.self) {
                guard let type = Value.self as? any OptionalValue.Type, type.wrapsPlainStorage else {
                    return appendBytes(offset: offset, count: size)
                }
                if appendEquatable(Value.self, offset: offset) { return }
                steps.append(.call(offset: offset, type.comparison()))
            } else if !appendEquatable(Value.self, offset: offset) {
                appendBytes(offset: offset, count: size)
            }
        default:
            // An enumeration's unused bytes are not defined: `==` finds equal what the bytes do not.
            if appendEquatable(Value.self, offset: offset) { return }
            appendBytes(offset: offset, count: size)
        }
    }

    private mutating func appendBytes(offset: Int, count: Int) {
        guard count > 0 else { return }
        if case .bytes(let start, let length)? = steps.last, start + length == offset {
            steps[steps.count - 1] = .bytes(offset: start, count: length + count)
        } else {
            steps.append(.bytes(offset: offset, count: count))
        }
    }

    private mutating func appendEquatable<Value>(_: Value.Type, offset: Int) -> Bool {
        guard let type = Value.self as? any Equatable.Type else { return false }
        func comparison<Other: Equatable>(
            _: Other.Type
        ) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
            let size = MemoryLayout<Other>.size
            return { left, right in
                // The same bytes are the same value, and often that is what is asked.
                ValueComparator.sameBytes(left, right, size)
                    || left.assumingMemoryBound(to: Other.self).pointee
                        == right.assumingMemoryBound(to: Other.self).pointee
            }
        }
        steps.append(.call(offset: offset, comparison(type)))
        return true
    }

    /// False, and nothing appended, when the type does not tell its fields.
    private mutating func appendFields<Value>(_: Value.Type, offset: Int) -> Bool {
        var fields: [(offset: Int, type: Any.Type, kind: _MetadataKind)] = []
        let isWhole = _forEachField(of: Value.self) { _, fieldOffset, type, kind in
            fields.append((fieldOffset, type, kind))
            return true
        }
        guard isWhole, !fields.isEmpty || MemoryLayout<Value>.size == 0 else { return false }
        // Builtin fields are told as unknown: such a type is its bytes, and it has no padding.
        if fields.allSatisfy({ $0.kind == .unknown || $0.kind == .opaque }) { return false }
        for field in fields {
            append(field.type, kind: field.kind, offset: offset + field.offset)
        }
        return true
    }

    func comparator(size: Int) -> ValueComparator {
        if steps.isEmpty { return ValueComparator(byteCount: 0) }
        if steps.count == 1 {
            switch steps[0] {
            case .bytes(offset: 0, let count): return ValueComparator(byteCount: count)
            case .call(offset: 0, let call): return ValueComparator(call)
            default: break
            }
        }
        let steps = steps
        return ValueComparator { left, right in
            // Bytes first: they are cheaper and mostly enough to find a difference.
            for step in steps {
                if case .bytes(let offset, let count) = step,
                    !ValueComparator.sameBytes(left + offset, right + offset, count)
                {
                    return false
                }
            }
            for step in steps {
                if case .call(let offset, let call) = step, !call(left + offset, right + offset) { return false }
            }
            return true
        }
    }
}

/// An optional whose payload is not `Equatable`: none equals none, and payloads are compared by their own plan.
@MainActor
private protocol OptionalValue {
    /// False for references, which may be weak: then the bytes are no ordinary optional.
    static var wrapsPlainStorage: Bool { get }
    static func comparison() -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool
}

extension Optional: OptionalValue {
    static var wrapsPlainStorage: Bool {
        var isPlain = true
        _forEachField(of: OptionalPayload<Wrapped>.self) { _, _, _, kind in
            switch kind {
            case .class, .foreignClass, .objcClassWrapper, .existential, .errorObject: isPlain = false
            default: break
            }
            return true
        }
        return isPlain
    }

    static func comparison() -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
        let comparator = ValueComparator.of(Wrapped.self)
        return { left, right in
            switch (
                left.assumingMemoryBound(to: Wrapped?.self).pointee,
                right.assumingMemoryBound(to: Wrapped?.self).pointee
            ) {
            case (nil, nil): return true
            case (let left?, let right?):
                return withUnsafePointer(to: left) { comparator.equal($0, value: right) }
            default: return false
            }
        }
    }
}

private struct OptionalPayload<Wrapped> {
    var value: Wrapped
}
