@_spi(Reflection) import Swift

/// A stored property that tells a publisher before it changes.
protocol AnnouncingField {
    /// The publisher that the property at `address` tells, if it has one.
    static func announcer(at address: UnsafeMutableRawPointer) -> ObservableObjectPublisher?

    /// Makes the property at `address` tell `publisher`.
    static func setAnnouncer(_ publisher: ObservableObjectPublisher, at address: UnsafeMutableRawPointer)
}

/// Finds the `@Published` properties of a class by the metadata of its stored properties, once a class.
enum ObservableFields {
    private struct Field {
        let offset: Int
        let type: any AnnouncingField.Type
    }

    private static let lock = Lock()
    nonisolated(unsafe) private static var fieldsOfClass: [ObjectIdentifier: [Field]] = [:]
    nonisolated(unsafe) private static var publishersWithoutFields: [ObjectIdentifier: LonePublisher] = [:]
    nonisolated(unsafe) private static var sweepAt = 64

    /// The publisher that all `@Published` properties of `object` tell before they change.
    static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        // Whoever listens to these may run code as it goes.
        var released: [LonePublisher] = []
        lock.lock()
        let publisher = publisher(of: object, released: &released)
        lock.unlock()
        withExtendedLifetime(released) {}
        return publisher
    }

    // The lock is held.
    private static func publisher(
        of object: AnyObject, released: inout [LonePublisher]
    ) -> ObservableObjectPublisher {
        let fields = fields(of: type(of: object))
        let base = UnsafeMutableRawPointer(Unmanaged.passUnretained(object).toOpaque())
        guard let first = fields.first else { return lonePublisher(of: object, released: &released) }
        if let known = first.type.announcer(at: base + first.offset) { return known }
        let publisher = ObservableObjectPublisher()
        for field in fields { field.type.setAnnouncer(publisher, at: base + field.offset) }
        return publisher
    }

    private static func fields(of type: AnyClass) -> [Field] {
        if let known = fieldsOfClass[ObjectIdentifier(type)] { return known }
        var found: [Field] = []
        let classFields = _EachFieldOptions(rawValue: 1)
        _ = _forEachField(of: type, options: classFields) { _, offset, fieldType, _ in
            if let announcing = fieldType as? any AnnouncingField.Type {
                found.append(Field(offset: offset, type: announcing))
            }
            return true
        }
        fieldsOfClass[ObjectIdentifier(type)] = found
        return found
    }

    // An object with nothing published still has one publisher for its whole life, kept beside it.
    private struct LonePublisher {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    private static func lonePublisher(
        of object: AnyObject, released: inout [LonePublisher]
    ) -> ObservableObjectPublisher {
        if let known = publishersWithoutFields[ObjectIdentifier(object)], known.object === object {
            return known.publisher
        }
        if publishersWithoutFields.count >= sweepAt {
            released += publishersWithoutFields.values.filter { $0.object == nil }
            publishersWithoutFields = publishersWithoutFields.filter { $0.value.object != nil }
            sweepAt = max(64, publishersWithoutFields.count * 2)
        }
        let made = LonePublisher(object: object, publisher: ObservableObjectPublisher())
        if let replaced = publishersWithoutFields.updateValue(made, forKey: ObjectIdentifier(object)) {
            released.append(replaced)
        }
        return made.publisher
    }
}
