import Foundation

/// An object that can be turned into data for an item provider.
public protocol NSItemProviderWriting: NSObjectProtocol {
    /// The types of data that it can be turned into, the best first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }

    /// Makes the data of a type, and hands it to the closure on any thread.
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

/// An object that can be made of data from an item provider.
public protocol NSItemProviderReading: NSObjectProtocol, SendableMetatype {
    /// The types of data that it can be made of, the best first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }

    /// Makes an object of data of a type.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// A value that item providers carry as an object: `String` as `NSString`, `URL` as `NSURL`.
public protocol NSItemProviderValue: SendableMetatype {
    /// The class of the object.
    associatedtype ObjectType: NSItemProviderReading
    /// Takes the value out of the object.
    init?(itemProviderObject: ObjectType)
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
    /// Plain text in UTF-8.
    public static var writableTypeIdentifiersForItemProvider: [String] { [TypeIdentifier.plainTextUTF8] }
    /// Plain text in UTF-8.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        [TypeIdentifier.plainTextUTF8, TypeIdentifier.plainText]
    }

    /// Hands out the text in UTF-8.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data((self as String).utf8), nil)
        return nil
    }

    /// Makes a text of its UTF-8.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let text = String(data: data, encoding: .utf8) else {
            throw NSItemProvider.ErrorCode.unavailableCoercionError
        }
        return self.init(string: text)
    }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
    /// An address.
    public static var writableTypeIdentifiersForItemProvider: [String] { [TypeIdentifier.url] }
    /// An address.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        [TypeIdentifier.url, TypeIdentifier.fileURL]
    }

    /// Hands out the address as text.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(absoluteString.utf8), nil)
        return nil
    }

    /// Makes an address of its text.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let object = NSURL(string: String(decoding: data, as: UTF8.self)) as? Self else {
            throw NSItemProvider.ErrorCode.unavailableCoercionError
        }
        return object
    }
}

extension String: NSItemProviderValue {
    /// Takes the text out of the object.
    public init?(itemProviderObject: NSString) {
        self = itemProviderObject as String
    }
}

extension URL: NSItemProviderValue {
    /// Takes the address out of the object.
    public init?(itemProviderObject: NSURL) {
        self.init(string: itemProviderObject.absoluteString)
    }
}
