import Foundation

extension NSItemProvider {
    /// Called with what was loaded, or an error.
    public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void

    /// Makes a provider of an object, which is carried as data of a type.
    ///
    /// Data are taken as they are; of a text its UTF-8, of an address its text is carried. Others are archived.
    @_disfavoredOverload
    public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
        var data: Data?
        if let item {
            let object = item as AnyObject
            data =
                if let bytes = object as? NSData {
                    Data(referencing: bytes)
                } else if let text = object as? NSString {
                    Data((text as String).utf8)
                } else if let url = object as? NSURL {
                    Data(url.absoluteString.utf8)
                } else {
                    try? NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
                }
        }
        self.init(item: data, typeIdentifier: typeIdentifier)
    }

    /// Loads what there is of a type: an `NSURL` of an address, an `NSData` of everything else, the address of a file
    /// included.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The kind of data, such as `public.file-url`; data of a special kind of it will do.
    ///   - options: None has an effect.
    ///   - completionHandler: Called once, on any thread, with the object or an error.
    public func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: CompletionHandler? = nil
    ) {
        loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
            guard let data else { return completionHandler?(nil, error ?? ErrorCode.unknownError) ?? () }
            if typeIdentifier == TypeIdentifier.url, let url = NSURL(string: String(decoding: data, as: UTF8.self)) {
                completionHandler?(url, nil)
            } else {
                completionHandler?(NSData(data: data), nil)
            }
        }
    }

    /// Loads what there is of a type: an `NSURL` of an address, an `NSData` of everything else, the address of a file
    /// included. Throws what went wrong.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The kind of data, such as `public.file-url`; data of a special kind of it will do.
    ///   - options: None has an effect.
    public func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil
    ) async throws -> any NSSecureCoding {
        let item: UncheckedSendable<any NSSecureCoding> = try await withCheckedThrowingContinuation { continuation in
            loadItem(forTypeIdentifier: typeIdentifier, options: nil) { item, error in
                if let item {
                    continuation.resume(returning: UncheckedSendable(item))
                } else {
                    continuation.resume(throwing: error ?? ErrorCode.unknownError)
                }
            }
        }
        return item.value
    }
}
