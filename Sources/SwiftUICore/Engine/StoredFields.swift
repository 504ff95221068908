import Foundation
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
}
