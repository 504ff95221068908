import Synchronization

/// A name space for identifiers, as long as the view that declares it: `@Namespace private var shapes`.
///
/// Views in different places that are given the same identifier in it are matched, as by
/// ``View/matchedGeometryEffect(id:in:properties:anchor:isSource:)``.
@propertyWrapper
public struct Namespace: DynamicProperty {
    private var installed: ID?

    /// A name space that is made when the view is first shown.
    public init() {}

    /// The name space. Outside of a body it is another one each time, which is said once on standard error.
    public var wrappedValue: ID {
        if let installed { return installed }
        Diagnostics.once(
            "Reading a Namespace property outside View.body. This will result in identifiers that never match any other "
                + "identifier.")
        return ID()
    }

    /// The identity of a name space.
    public struct ID: Hashable, Sendable {
        private static let last = Atomic(0)
        private let number: Int

        /// A name space that is no other.
        init() { number = Self.last.add(1, ordering: .relaxed).newValue }
    }
}

extension Namespace: StoredDynamicProperty {
    package static func makeStorage(
        named name: String, inputs: _ViewInputs, log: BodyChangeLog
    ) -> DynamicPropertyStorage {
        Storage()
    }

    private final class Storage: DynamicPropertyStorage {
        private let id = ID()

        override func update(_ field: UnsafeMutableRawPointer) {
            field.assumingMemoryBound(to: Namespace.self).pointee.installed = id
        }
    }
}
