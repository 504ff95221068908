import CoreTransferable
import Foundation
import FoundationGaps
import UniformTypeIdentifiers

extension Image: Transferable {
    /// The bytes of its file, as the kind that they are; what has none, such as a symbol, cannot be carried. Pictures of
    /// all kinds can be read.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .png) { try $0.transferredData }
            .exportingCondition { $0.fileData?.starts(with: [0x89, 0x50, 0x4E, 0x47]) ?? false }
        DataRepresentation(exportedContentType: .jpeg) { try $0.transferredData }
            .exportingCondition { $0.fileData?.starts(with: [0xFF, 0xD8]) ?? false }
        DataRepresentation(contentType: .image) {
            try $0.transferredData
        } importing: {
            Image(data: $0)
        }
        .exportingCondition { $0.fileData != nil }
    }

    /// The bytes of the picture's file; nil for symbols and for assets that are only known by name.
    private var fileData: Data? {
        switch source {
        case .data(let data, _): data
        case .provider(let provider): provider.base.data
        case .asset, .symbol: nil
        }
    }

    private var transferredData: Data {
        get throws {
            guard let fileData else { throw NSItemProvider.ErrorCode.itemUnavailableError }
            return fileData
        }
    }
}

extension Color: Transferable {
    /// Its components, as it looks in a light environment.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: UTType(exportedAs: "com.apple.uikit.color")) {
            try JSONEncoder().encode($0.resolve(in: EnvironmentValues()))
        } importing: {
            Color(try JSONDecoder().decode(Color.Resolved.self, from: $0))
        }
    }
}
