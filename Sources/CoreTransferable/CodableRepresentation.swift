import Combine
import Foundation
import UniformTypeIdentifiers

/// Carries a value as the data that an encoder makes of it.
@preconcurrency
public struct CodableRepresentation<Item, Encoder, Decoder>: TransferRepresentation
where
    Item: Transferable & Codable, Encoder: TopLevelEncoder & Sendable, Decoder: TopLevelDecoder & Sendable,
    Encoder.Output == Data, Decoder.Input == Data
{
    /// It is not made of others.
    public typealias Body = Never

    private let contentType: UTType
    private let encoder: Encoder
    private let decoder: Decoder

    /// Carries a value as JSON.
    ///
    /// - Parameters:
    ///   - itemType: The type of the value.
    ///   - contentType: The kind of the data.
    public init(for itemType: Item.Type = Item.self, contentType: UTType)
    where Encoder == JSONEncoder, Decoder == JSONDecoder {
        self.init(for: itemType, contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
    }

    /// Carries a value as the data that an encoder makes of it.
    ///
    /// - Parameters:
    ///   - itemType: The type of the value.
    ///   - contentType: The kind of the data.
    ///   - encoder: Makes data of a value.
    ///   - decoder: Makes a value of data.
    public init(for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder) {
        self.contentType = contentType
        self.encoder = encoder
        self.decoder = decoder
    }

    var ownParts: [ItemRepresentation<Item>] {
        let (encoder, decoder) = (encoder, decoder)
        return [
            ItemRepresentation(
                contentType: contentType, export: { try encoder.encode($0) },
                import: { try decoder.decode(Item.self, from: $0) })
        ]
    }
}

extension CodableRepresentation: PrimitiveTransferRepresentation {}
