import Foundation
import Synchronization
@_spi(Reflection) import Swift

/// The stored properties of a type, found once.
package enum StoredFields {
    package struct Field {
        package let name: String
        package let offset: Int
        package let type: Any.Type
    }

    /// In the order in which they are declared; a tuple's elements likewise.
    package static func of(_ type: Any.Type) -> [Field] {
        var fields: [Field] = []
        _forEachField(of: type, options: [.ignoreUnknown]) { name, offset, type, _ in
            fields.append(Field(name: String(cString: name), offset: offset, type: type))
            return true
        }
        return fields
    }

    /// Those of a class, and of its superclasses.
    package static func ofClass(_ type: AnyClass) -> [Field] {
        var fields: [Field] = []
        _forEachField(of: type, options: [.classType, .ignoreUnknown]) { name, offset, type, _ in
            fields.append(Field(name: String(cString: name), offset: offset, type: type))
            return true
        }
        return fields
    }

    private static let knownOffsets = Mutex<[OffsetKey: Int?]>([:])

    private struct OffsetKey: Hashable {
        let container: ObjectIdentifier
        let name: String
        let type: ObjectIdentifier
    }

    /// Where a stored property of a struct lies; nil if there is none of that name and type. Any thread.
    package static func offset(of name: String, type: Any.Type, in container: Any.Type) -> Int? {
        if container is AnyClass { return nil }
        let key = OffsetKey(container: ObjectIdentifier(container), name: name, type: ObjectIdentifier(type))
        return knownOffsets.withLock { known in
            if let offset = known[key] { return offset }
            let offset = of(container).first { $0.name == name && $0.type == type }?.offset
            known[key] = .some(offset)
            return offset
        }
    }
}
