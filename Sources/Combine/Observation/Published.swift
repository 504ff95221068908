/// Gives a property of a class a publisher, `$property`, of its values.
///
/// A new value is sent before the property has it. When the class is an `ObservableObject`, its `objectWillChange`
/// sends first.
@propertyWrapper public struct Published<Value> {
    @usableFromInline enum Storage {
        /// Nobody listens.
        case value(Value)

        /// The object's `objectWillChange` was asked for, `$property` was not.
        case announced(Value, ObservableObjectPublisher)

        /// `$property` was asked for.
        case subject(PublishedSubject<Value>)
    }

    @usableFromInline var storage: Storage

    /// Makes a property whose first value is `initialValue`.
    @inlinable public init(initialValue: Value) { storage = .value(initialValue) }

    /// Makes a property whose first value is `wrappedValue`.
    @inlinable public init(wrappedValue: Value) { storage = .value(wrappedValue) }

    /// Only classes can have published properties.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { fatalError("@Published is only available on properties of classes") }
        set { fatalError("@Published is only available on properties of classes") }
    }

    /// Reads and writes the property. A write tells `objectWillChange`, then `$property`, and then takes place.
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        @inlinable @inline(__always) get {
            switch object[keyPath: storageKeyPath].storage {
            case .value(let value): value
            case .announced(let value, _): value
            case .subject(let subject): subject.value
            }
        }
        @inlinable @inline(__always) set {
            // Listeners run between two accesses to the property, so they may read it.
            switch object[keyPath: storageKeyPath].storage {
            case .value:
                object[keyPath: storageKeyPath].storage = .value(newValue)
            case .announced(_, let publisher):
                publisher.send()
                object[keyPath: storageKeyPath].replaceAnnounced(by: newValue)
            case .subject(let subject):
                subject.send(newValue)
            }
        }
    }

    /// Ends a write after `objectWillChange` was told. A listener may have asked for `$property` meanwhile.
    @inlinable mutating func replaceAnnounced(by newValue: Value) {
        switch storage {
        case .value: storage = .value(newValue)
        case .announced(_, let publisher): storage = .announced(newValue, publisher)
        case .subject(let subject): subject.sendAnnounced(newValue)
        }
    }

    /// The publisher of the property's values: the present one first, then each new one before the property has it.
    ///
    /// It is bound to its property: assigning another property's publisher to it changes nothing.
    public var projectedValue: Publisher {
        mutating get { Publisher(subject: makeSubject()) }
        set {}
    }

    private mutating func makeSubject() -> PublishedSubject<Value> {
        let subject: PublishedSubject<Value>
        switch storage {
        case .value(let value): subject = PublishedSubject(value, announcer: nil)
        case .announced(let value, let publisher): subject = PublishedSubject(value, announcer: publisher)
        case .subject(let subject): return subject
        }
        storage = .subject(subject)
        return subject
    }
}

extension Published: AnnouncingField {
    static func announcer(at address: UnsafeMutableRawPointer) -> ObservableObjectPublisher? {
        switch address.assumingMemoryBound(to: Published<Value>.self).pointee.storage {
        case .value: nil
        case .announced(_, let publisher): publisher
        case .subject(let subject): subject.announcer
        }
    }

    static func setAnnouncer(_ publisher: ObservableObjectPublisher, at address: UnsafeMutableRawPointer) {
        let field = address.assumingMemoryBound(to: Published<Value>.self)
        switch field.pointee.storage {
        case .value(let value), .announced(let value, _): field.pointee.storage = .announced(value, publisher)
        case .subject(let subject): subject.announcer = publisher
        }
    }
}

extension Published {
    /// The publisher of a property's values. It never completes.
    public struct Publisher: Combine.Publisher {
        /// The kind of the property.
        public typealias Output = Value

        /// A property cannot fail.
        public typealias Failure = Never

        @usableFromInline let subject: PublishedSubject<Value>

        @usableFromInline init(subject: PublishedSubject<Value>) { self.subject = subject }

        /// Attaches `subscriber`, which gets the present value when it first asks.
        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where Value == S.Input, S: Subscriber, S.Failure == Never {
            subject.broadcast.attach(subscriber)
        }
    }
}
