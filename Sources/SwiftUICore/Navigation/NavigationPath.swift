import Foundation

/// The values that a navigation stack shows, of any types.
public struct NavigationPath {
    package var items: [Item] = []

    /// A value, and how it is written down if it can be.
    package struct Item {
        let value: AnyHashable
        let encode: (() throws -> CodableRepresentation.Element)?

        init<V: Hashable>(_ value: V) {
            self.value = AnyHashable(value)
            if let codable = value as? any Codable {
                encode = { try CodableRepresentation.Element(codable) }
            } else {
                encode = nil
            }
        }
    }

    /// The number of values.
    public var count: Int { items.count }

    /// Whether only the root is shown.
    public var isEmpty: Bool { items.isEmpty }

    /// The path in a form that can be stored; nil if a value in it is not `Codable`.
    public var codable: CodableRepresentation? {
        var elements: [CodableRepresentation.Element] = []
        for item in items {
            guard let encode = item.encode, let element = try? encode() else { return nil }
            elements.append(element)
        }
        return CodableRepresentation(elements: elements, items: items)
    }

    /// A path without values.
    public init() {}

    /// A path of values.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable { items = elements.map { Item($0) } }

    /// A path of values that can be stored.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable & Decodable & Encodable {
        items = elements.map { Item($0) }
    }

    /// A path that was stored.
    public init(_ codable: CodableRepresentation) { items = codable.items }

    /// Adds a value: its destination is shown.
    public mutating func append<V: Hashable>(_ value: V) { items.append(Item(value)) }

    /// Adds a value that can be stored: its destination is shown.
    public mutating func append<V: Hashable & Decodable & Encodable>(_ value: V) { items.append(Item(value)) }

    /// Removes values from the end; goes back. At most as many as there are.
    public mutating func removeLast(_ k: Int = 1) {
        precondition(k >= 0 && k <= items.count, "Can't remove more items from a navigation path than it contains.")
        items.removeLast(k)
    }
}

extension NavigationPath: Equatable {
    /// Whether both paths have the same values.
    public static func == (lhs: NavigationPath, rhs: NavigationPath) -> Bool {
        lhs.items.elementsEqual(rhs.items) { $0.value == $1.value }
    }
}

extension NavigationPath {
    /// A path as it is stored: the types' names and the values as JSON, the last one first.
    public struct CodableRepresentation: Codable {
        struct Element {
            let typeName: String
            let json: String

            init(typeName: String, json: String) { (self.typeName, self.json) = (typeName, json) }

            init<V: Codable>(_ value: V) throws {
                // A fragment such as a number is not yet JSON for every decoder: it is kept in an array.
                json = String(decoding: try JSONEncoder().encode([value]), as: UTF8.self)
                typeName = _mangledTypeName(V.self) ?? _typeName(V.self)
            }
        }

        let elements: [Element]
        let items: [Item]

        init(elements: [Element], items: [Item]) { (self.elements, self.items) = (elements, items) }

        /// Reads a path; throws if a type is not part of the program any more.
        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            var elements: [Element] = []
            var items: [Item] = []
            while !container.isAtEnd {
                let name = try container.decode(String.self)
                let json = try container.decode(String.self)
                guard let type = _typeByName(name) as? any (Codable & Hashable).Type else {
                    throw DecodingError.dataCorruptedError(
                        in: container, debugDescription: "There is no Hashable and Codable type \(name).")
                }
                elements.append(Element(typeName: name, json: json))
                items.append(try Self.decode(type, json))
            }
            self.init(elements: elements.reversed(), items: items.reversed())
        }

        private static func decode<V: Codable & Hashable>(_ type: V.Type, _ json: String) throws -> Item {
            guard let value = try JSONDecoder().decode([V].self, from: Data(json.utf8)).first else {
                throw DecodingError.dataCorrupted(
                    DecodingError.Context(codingPath: [], debugDescription: "There is no value of \(type)."))
            }
            return Item(value)
        }

        /// Writes the path.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            for element in elements.reversed() {
                try container.encode(element.typeName)
                try container.encode(element.json)
            }
        }
    }
}

extension NavigationPath.CodableRepresentation: Equatable {
    /// Whether both stand for the same values.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.items.elementsEqual(rhs.items) { $0.value == $1.value }
    }
}

/// An app's path, whatever its type.
package struct NavigationPathAccess {
    let values: () -> [AnyHashable]
    let append: (any Hashable) -> Void
    let removeLast: (Int) -> Void
}
