import Foundation
import Synchronization

/// Carries data from one place to another, in one or several representations that are made when they are asked for.
open class NSItemProvider: NSObject, @unchecked Sendable {
    // The representations are guarded by their lock; the closures are called outside of it.

    /// Makes the data of a representation, and hands it to the closure on any thread.
    typealias Loader = @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

    /// What can go wrong.
    public enum ErrorCode: Int, Error, Sendable {
        /// Something that has no other code.
        case unknownError = -1
        /// There is no representation of the type.
        case itemUnavailableError = -1000
        /// What was loaded is of another class.
        case unexpectedValueClassError = -1100
        /// The data could not be turned into the type.
        case unavailableCoercionError = -1200
    }

    private let representations = Mutex<[(type: String, load: Loader)]>([])

    /// The name of a file that the data may be kept in.
    open var suggestedName: String?

    /// Makes a provider without representations.
    public override init() {
        super.init()
    }

    /// Makes a provider of an object.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// Makes a provider of a file; `nil` if there is none.
    public convenience init?(contentsOf fileURL: URL) {
        guard FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
        self.init()
        suggestedName = fileURL.deletingPathExtension().lastPathComponent
        let type = TypeIdentifier.ofFile(fileURL)
        registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
            do {
                completion(try Data(contentsOf: fileURL), nil)
            } catch {
                completion(nil, error)
            }
            return nil
        }
        let address = Data(fileURL.absoluteString.utf8)
        registerDataRepresentation(forTypeIdentifier: TypeIdentifier.fileURL, visibility: .all) { completion in
            completion(address, nil)
            return nil
        }
    }

    /// Makes a provider of data of a type.
    public convenience init(item: Data?, typeIdentifier: String?) {
        self.init()
        if let item {
            registerDataRepresentation(
                forTypeIdentifier: typeIdentifier ?? TypeIdentifier.data, visibility: .all
            ) { completion in
                completion(item, nil)
                return nil
            }
        }
    }

    // MARK: Registering

    /// Adds a representation.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The kind of data, such as `public.png`.
    ///   - visibility: Which programs may see it. All data stay in this program, so it has no effect.
    ///   - loadHandler: Makes the data when it is asked for, and hands it to its closure on any thread.
    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        representations.withLock { $0.append((typeIdentifier, loadHandler)) }
    }

    /// Adds the representations of an object.
    open func registerObject(
        _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
    ) {
        let object = UncheckedSendable(object)
        for type in type(of: object.value).writableTypeIdentifiersForItemProvider {
            registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { completion in
                object.value.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
            }
        }
    }

    // MARK: Asking

    /// The types of the representations, in the order in which they were added.
    open var registeredTypeIdentifiers: [String] {
        representations.withLock { $0.map(\.type) }
    }

    /// Whether a representation is of a type, or of one that is a kind of it.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        registeredTypeIdentifiers.contains { TypeRegistry.isKind($0, of: typeIdentifier) }
    }

    /// Whether objects of a class can be made of one of the representations.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        aClass.readableTypeIdentifiersForItemProvider.contains(where: hasItemConformingToTypeIdentifier)
    }

    /// Whether values of a type can be made of one of the representations.
    public func canLoadObject<T>(ofClass: T.Type) -> Bool where T: NSItemProviderValue {
        canLoadObject(ofClass: T.ObjectType.self)
    }

    // MARK: Loading

    /// Loads the data of a type.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The kind of data, such as `public.png`; data of a special kind of it will do.
    ///   - completionHandler: Called once, on any thread, with the data or an error.
    @discardableResult
    open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        let found = representations.withLock { representations in
            representations.first { $0.type == typeIdentifier }
                ?? representations.first { TypeRegistry.isKind($0.type, of: typeIdentifier) }
        }
        let progress = Progress(totalUnitCount: 1)
        guard let found else {
            completionHandler(nil, ErrorCode.itemUnavailableError)
            return progress
        }
        let isDone = Mutex(false)
        return found.load { data, error in
            // A handler that calls back twice is heard once.
            guard
                !isDone.withLock({ done in
                    defer { done = true }; return done
                })
            else { return }
            completionHandler(data, error)
        } ?? progress
    }

    /// Loads an object of a class.
    ///
    /// - Parameters:
    ///   - aClass: The class of the object.
    ///   - completionHandler: Called once, on any thread, with the object or an error.
    @discardableResult
    open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        guard let type = aClass.readableTypeIdentifiersForItemProvider.first(where: hasItemConformingToTypeIdentifier)
        else {
            completionHandler(nil, ErrorCode.itemUnavailableError)
            return Progress(totalUnitCount: 1)
        }
        return loadDataRepresentation(forTypeIdentifier: type) { data, error in
            guard let data else {
                completionHandler(nil, error ?? ErrorCode.unknownError)
                return
            }
            do {
                completionHandler(try aClass.object(withItemProviderData: data, typeIdentifier: type), nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    /// Loads a value such as a `String` or a `URL`.
    ///
    /// - Parameters:
    ///   - ofClass: The type of the value.
    ///   - completionHandler: Called once, on any thread, with the value or an error.
    @discardableResult
    public func loadObject<T>(
        ofClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
    ) -> Progress where T: NSItemProviderValue {
        loadObject(ofClass: T.ObjectType.self) { object, error in
            guard let object = object as? T.ObjectType, let value = T(itemProviderObject: object) else {
                completionHandler(nil, error ?? ErrorCode.unexpectedValueClassError)
                return
            }
            completionHandler(value, nil)
        }
    }
}

/// Which programs may see a representation.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    /// All.
    case all = 0
    /// Those of the same team.
    case team = 1
    /// Those of the same group.
    case group = 2
    /// Only this one.
    case ownProcess = 3
}
