import Foundation
import UniformTypeIdentifiers

/// How a value is carried: as data of a kind, as a file, in place of another value, or several of these.
public protocol TransferRepresentation<Item>: Sendable {
    /// What is carried.
    associatedtype Item: Transferable
    /// What the representation is made of.
    associatedtype Body: TransferRepresentation

    /// What the representation is made of.
    @TransferRepresentationBuilder<Item> var body: Body { get }
}

/// One way in which a value is carried.
package struct ItemRepresentation<Item>: Sendable {
    package var contentType: UTType
    package var visibility = TransferRepresentationVisibility.all
    /// Makes the data; nil where nothing is sent in this way.
    package var export: (@Sendable (Item) async throws -> Data)?
    /// Makes a value of data; nil where nothing is received in this way.
    package var `import`: (@Sendable (Data) async throws -> Item)?
    package var isExportable: @Sendable (Item) -> Bool = { _ in true }
    package var suggestedFileName: @Sendable (Item) -> String? = { _ in nil }
}

/// A representation that is not made of others.
protocol PrimitiveTransferRepresentation: TransferRepresentation where Body == Never {
    var ownParts: [ItemRepresentation<Item>] { get }
}

extension PrimitiveTransferRepresentation {
    fileprivate var anyParts: Any { ownParts }
}

extension TransferRepresentation {
    /// The single ways that it stands for.
    var parts: [ItemRepresentation<Item>] {
        if let primitive = self as? any PrimitiveTransferRepresentation {
            return primitive.anyParts as? [ItemRepresentation<Item>] ?? []
        }
        return body.parts as? [ItemRepresentation<Item>] ?? []
    }
}

extension TransferRepresentation where Body == Never {
    /// It is not made of others, and is never asked for it.
    public var body: Never { preconditionFailure("\(Self.self) is made of nothing else") }
}

extension Never: TransferRepresentation {
    /// Nothing is carried.
    public typealias Item = Never
    /// It is not made of others.
    public typealias Body = Never
}

extension Never: Transferable {
    /// There is no value that could be carried.
    public static var transferRepresentation: TupleTransferRepresentation<Never, ()> {
        TupleTransferRepresentation<Never, ()>(parts: [])
    }
}

/// Which receivers may see a representation.
public struct TransferRepresentationVisibility: Hashable, Sendable {
    private let rank: Int

    /// All programs.
    public static let all = TransferRepresentationVisibility(rank: 0)
    /// Programs of the same team.
    public static let team = TransferRepresentationVisibility(rank: 1)
    /// Programs of the same group.
    public static let group = TransferRepresentationVisibility(rank: 2)
    /// This program only.
    public static let ownProcess = TransferRepresentationVisibility(rank: 3)

    /// Whether a receiver of another visibility sees it.
    package func includes(_ receiver: TransferRepresentationVisibility) -> Bool {
        rank <= receiver.rank || receiver.rank == 0
    }
}
