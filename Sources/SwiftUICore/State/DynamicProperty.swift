import MartletGraph

/// A stored property of a view that is brought up to date before each evaluation of the body.
///
/// A type of one's own may hold other dynamic properties; they are updated first.
public protocol DynamicProperty {
    /// Called before the body, after the dynamic properties inside have their values. Main actor.
    mutating func update()
}

extension DynamicProperty {
    /// Does nothing.
    public mutating func update() {}
}

/// A dynamic property of the engine's own: what it needs lives beside the view, as long as its identity.
package protocol StoredDynamicProperty: DynamicProperty {
    @MainActor
    static func makeStorage(named name: String, inputs: _ViewInputs, log: BodyChangeLog) -> DynamicPropertyStorage

    /// The same for a property that derives something of its own value, which is `field` in the graph.
    @MainActor
    static func makeStorage(
        named name: String, inputs: _ViewInputs, log: BodyChangeLog, field: _GraphValue<Self>
    ) -> DynamicPropertyStorage
}

extension StoredDynamicProperty {
    @MainActor
    package static func makeStorage(
        named name: String, inputs: _ViewInputs, log: BodyChangeLog, field: _GraphValue<Self>
    ) -> DynamicPropertyStorage {
        makeStorage(named: name, inputs: inputs, log: log)
    }

    @MainActor
    fileprivate static func makeStorage(
        named name: String, inputs: _ViewInputs, log: BodyChangeLog, container: AnyAttribute, offset: Int
    ) -> DynamicPropertyStorage {
        makeStorage(
            named: name, inputs: inputs, log: log, field: _GraphValue<Self>(attribute: container, offset: offset))
    }
}

/// What a dynamic property keeps beside the view.
@MainActor
package class DynamicPropertyStorage {
    /// Puts what the property needs into its field of a view that is about to be evaluated.
    package func update(_ field: UnsafeMutableRawPointer) {}
}

/// The dynamic properties of one view in the tree.
@MainActor
package final class DynamicProperties {
    private let plan: DynamicPropertyPlan
    private var storages: [DynamicPropertyStorage] = []

    package init?<Container>(of container: Attribute<Container>, inputs: _ViewInputs, log: BodyChangeLog) {
        let plan = DynamicPropertyPlan.of(Container.self)
        self.plan = plan
        if plan.steps.isEmpty { return nil }
        for case .stored(let type, let offset, let name) in plan.steps {
            // At first everything is new.
            log.note(name)
            storages.append(
                type.makeStorage(named: name, inputs: inputs, log: log, container: container.any, offset: offset))
        }
    }

    package func update<Container>(_ container: inout Container) {
        withUnsafeMutableBytes(of: &container) { bytes in
            guard let base = bytes.baseAddress else { return }
            var next = 0
            for step in plan.steps {
                switch step {
                case .stored(_, let offset, _):
                    storages[next].update(base + offset)
                    next += 1
                case .custom(let type, let offset):
                    type.update(at: base + offset)
                }
            }
        }
    }
}

/// Where a type's dynamic properties lie; found once a type, not at each update.
@MainActor
private struct DynamicPropertyPlan {
    enum Step {
        case stored(any StoredDynamicProperty.Type, offset: Int, name: String)
        case custom(any DynamicProperty.Type, offset: Int)
    }

    var steps: [Step] = []

    private static var known: [ObjectIdentifier: DynamicPropertyPlan] = [:]

    static func of(_ container: Any.Type) -> DynamicPropertyPlan {
        let key = ObjectIdentifier(container)
        if let plan = known[key] { return plan }
        var plan = DynamicPropertyPlan()
        plan.add(fieldsOf: container, at: 0)
        known[key] = plan
        return plan
    }

    private mutating func add(fieldsOf container: Any.Type, at base: Int) {
        for field in StoredFields.of(container) {
            let offset = base + field.offset
            if let stored = field.type as? any StoredDynamicProperty.Type {
                steps.append(.stored(stored, offset: offset, name: field.name))
            } else if let custom = field.type as? any DynamicProperty.Type {
                add(fieldsOf: field.type, at: offset)
                steps.append(.custom(custom, offset: offset))
            }
        }
    }
}

extension DynamicProperty {
    fileprivate static func update(at address: UnsafeMutableRawPointer) {
        address.assumingMemoryBound(to: Self.self).pointee.update()
    }
}

/// Why a body is evaluated: what `_printChanges()` prints.
@MainActor
package final class BodyChangeLog {
    /// The body that is being evaluated now.
    package static var current: BodyChangeLog?

    private let type: Any.Type
    /// The body whose changes are noted.
    package var body: BodyReference?
    package var typeName: String { "\(type)" }
    private var isFirst = true
    private var changed: [String] = []
    package var selfChanged = false

    package init(type: Any.Type) { self.type = type }

    package func note(_ property: String) {
        if !changed.contains(property) { changed.append(property) }
    }

    func reset() {
        isFirst = false
        changed = []
        selfChanged = false
    }

    /// As Apple's words it: `Row: @self, @identity, _name changed.`
    package var line: String {
        var reasons: [String] = []
        if isFirst || selfChanged { reasons.append("@self") }
        if isFirst { reasons.append("@identity") }
        reasons += changed
        return reasons.isEmpty ? "\(typeName): unchanged." : "\(typeName): \(reasons.joined(separator: ", ")) changed."
    }
}

extension View {
    /// Prints why the body is being evaluated; call it inside of `body`.
    @MainActor
    public static func _printChanges() {
        if let log = BodyChangeLog.current { print(log.line) }
    }

    /// Writes to the log why the body is being evaluated; call it inside of `body`.
    @MainActor
    public static func _logChanges() { _printChanges() }
}
