import Foundation
import UniformTypeIdentifiers

/// Carries another value in place of the item, in all the ways of that one.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation {
    /// It is not made of others.
    public typealias Body = Never

    let ownParts: [ItemRepresentation<Item>]

    /// Sends and receives.
    ///
    /// - Parameters:
    ///   - exporting: Makes the other value; what it throws ends the transfer.
    ///   - importing: Makes the item of the other value; what it throws ends the transfer.
    public init(
        exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
    ) {
        ownParts = Self.parts({ try exporting($0) }, { try importing($0) })
    }

    /// Only sends.
    ///
    /// - Parameter exporting: Makes the other value; what it throws ends the transfer.
    public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
        ownParts = Self.parts({ try exporting($0) }, nil)
    }

    /// Only receives.
    ///
    /// - Parameter importing: Makes the item of the other value; what it throws ends the transfer.
    public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
        ownParts = Self.parts(nil, { try importing($0) })
    }

    /// Sends and receives, with closures that may wait.
    ///
    /// - Parameters:
    ///   - exporting: Makes the other value; what it throws ends the transfer.
    ///   - importing: Makes the item of the other value; what it throws ends the transfer.
    @_disfavoredOverload
    public init(
        exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
    ) {
        ownParts = Self.parts(exporting, importing)
    }

    /// Only sends, with a closure that may wait.
    ///
    /// - Parameter exporting: Makes the other value; what it throws ends the transfer.
    @_disfavoredOverload
    public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {
        ownParts = Self.parts(exporting, nil)
    }

    /// Only receives, with a closure that may wait.
    ///
    /// - Parameter importing: Makes the item of the other value; what it throws ends the transfer.
    @_disfavoredOverload
    public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {
        ownParts = Self.parts(nil, importing)
    }

    private static func parts(
        _ exporting: (@Sendable (Item) async throws -> ProxyRepresentation)?,
        _ importing: (@Sendable (ProxyRepresentation) async throws -> Item)?
    ) -> [ItemRepresentation<Item>] {
        ProxyRepresentation.parts.compactMap { part in
            var own = ItemRepresentation<Item>(contentType: part.contentType, visibility: part.visibility)
            if let export = part.export, let exporting {
                own.export = { item in
                    let proxy = try await exporting(item)
                    guard part.isExportable(proxy) else { throw TransferError.noRepresentation(part.contentType) }
                    return try await export(proxy)
                }
            }
            if let read = part.import, let importing { own.import = { try await importing(read($0)) } }
            return own.export == nil && own.import == nil ? nil : own
        }
    }
}

extension ProxyRepresentation: PrimitiveTransferRepresentation {}
