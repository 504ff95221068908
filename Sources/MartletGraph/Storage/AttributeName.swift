import Synchronization

/// What reports and traces call an attribute.
///
/// Made for every attribute and read for nearly none, so it is two words that cost nothing to make: a type, and a text
/// that lives as long as the program. The words of a name are put together when someone asks.
@usableFromInline
package struct AttributeName: @unchecked Sendable {
    // A type's metadata and a literal's bytes never change.
    private let type: Any.Type?
    private let text: UnsafePointer<UInt8>?

    fileprivate init(type: Any.Type?, text: UnsafePointer<UInt8>?) {
        self.type = type
        self.text = text
    }

    /// The name is that of the value's type.
    package static var unnamed: AttributeName { AttributeName(type: nil, text: nil) }

    /// A name that is not known before the program runs. Each is kept for good: for names of which there are few.
    package init(_ name: String) { self.init(type: nil, text: Self.keep(name)) }

    /// The words; nil for an attribute without a name.
    package var words: String? {
        let words = text.map { String(cString: $0) } ?? ""
        guard let type else { return text == nil ? nil : words }
        return words.hasSuffix(" ") ? "\(words)\(type)" : "\(type)\(words)"
    }

    private static let kept = Mutex<[String: UInt]>([:])

    private static func keep(_ name: String) -> UnsafePointer<UInt8> {
        let address = kept.withLock { kept -> UInt in
            if let known = kept[name] { return known }
            let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: name.utf8.count + 1)
            var count = 0
            for byte in name.utf8 {
                bytes[count] = byte
                count += 1
            }
            bytes[count] = 0
            kept[name] = UInt(bitPattern: bytes)
            return UInt(bitPattern: bytes)
        }
        return UnsafePointer(bitPattern: address).unsafelyUnwrapped
    }
}

extension AttributeName: ExpressibleByNilLiteral {
    @usableFromInline
    package init(nilLiteral: ()) { self.init(type: nil, text: nil) }
}

extension AttributeName: ExpressibleByStringInterpolation {
    @usableFromInline
    package init(stringLiteral: StaticString) {
        self.init(type: nil, text: stringLiteral.hasPointerRepresentation ? stringLiteral.utf8Start : nil)
    }

    @usableFromInline
    package init(stringInterpolation: StringInterpolation) { self = stringInterpolation.name }

    /// A type with words before it (then they end in a space) or after it, or a text of any kind.
    @usableFromInline
    package struct StringInterpolation: StringInterpolationProtocol {
        private var type: Any.Type?
        private var text: UnsafePointer<UInt8>?
        /// Set when the name is more than two words can say.
        private var other: String?

        @usableFromInline
        package init(literalCapacity: Int, interpolationCount: Int) {}

        @usableFromInline
        package mutating func appendLiteral(_ literal: StaticString) {
            guard literal.utf8CodeUnitCount > 0 else { return }
            if other == nil, text == nil, literal.hasPointerRepresentation {
                let endsInSpace = literal.utf8Start[literal.utf8CodeUnitCount - 1] == UInt8(ascii: " ")
                if (type == nil) == endsInSpace {
                    text = literal.utf8Start
                    return
                }
            }
            other = written + "\(literal)"
        }

        package mutating func appendInterpolation<T>(_ value: T.Type) {
            if other == nil, type == nil { type = value } else { other = written + "\(value)" }
        }

        @_disfavoredOverload
        package mutating func appendInterpolation<T>(_ value: T) { other = written + "\(value)" }

        private var written: String { other ?? AttributeName(type: type, text: text).words ?? "" }

        var name: AttributeName {
            other.map { AttributeName($0) } ?? AttributeName(type: type, text: text)
        }
    }
}
