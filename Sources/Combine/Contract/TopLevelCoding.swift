/// Turns values into data, for the `encode(encoder:)` operator.
public protocol TopLevelEncoder {
    /// What values are turned into.
    associatedtype Output

    /// Turns `value` into data, or throws what stands against it.
    func encode<T>(_ value: T) throws -> Output where T: Encodable
}

/// Makes values of data, for the `decode(type:decoder:)` operator.
public protocol TopLevelDecoder {
    /// What values are made of.
    associatedtype Input

    /// Makes a value of type `type`, or throws what stands against it.
    func decode<T>(_ type: T.Type, from: Input) throws -> T where T: Decodable
}
