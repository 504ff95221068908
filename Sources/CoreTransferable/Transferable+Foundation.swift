import Foundation
import FoundationGaps
import UniformTypeIdentifiers

extension String: Transferable {
    /// Text in UTF-8; any plain text can be read.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .utf8PlainText) {
            Data($0.utf8)
        } importing: {
            try String(transferred: $0)
        }
        DataRepresentation(importedContentType: .plainText) { try String(transferred: $0) }
    }

    private init(transferred data: Data) throws {
        guard let text = String(data: data, encoding: .utf8) else {
            throw NSItemProvider.ErrorCode.unavailableCoercionError
        }
        self = text
    }
}

extension Data: Transferable {
    /// The bytes.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .data) {
            $0
        } importing: {
            $0
        }
    }
}

extension URL: Transferable {
    /// The address, that of a file under a kind of its own.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .fileURL) { Data($0.absoluteString.utf8) }
            .exportingCondition { $0.isFileURL }
        DataRepresentation(contentType: .url) {
            Data($0.absoluteString.utf8)
        } importing: {
            guard let url = URL(string: String(decoding: $0, as: UTF8.self)) else {
                throw NSItemProvider.ErrorCode.unavailableCoercionError
            }
            return url
        }
    }
}

extension AttributedString: Transferable {
    /// Its characters; attributes stay behind.
    public static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation {
            String($0.characters)
        } importing: { (text: String) in
            AttributedString(text)
        }
    }
}
