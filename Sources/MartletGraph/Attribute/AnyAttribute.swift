/// A handle of an attribute or an effect whose type is not known.
@usableFromInline
package struct AnyAttribute: Hashable, @unchecked Sendable {
    @usableFromInline package let core: GraphCore
    @usableFromInline package let index: Int32
    @usableFromInline package let generation: UInt32

    @inlinable
    package init(core: GraphCore, index: Int32, generation: UInt32) {
        self.core = core
        self.index = index
        self.generation = generation
    }

    @inlinable
    package static func == (left: Self, right: Self) -> Bool {
        left.index == right.index && left.generation == right.generation && left.core.state == right.core.state
    }

    @inlinable
    package func hash(into hasher: inout Hasher) {
        hasher.combine(index)
        hasher.combine(generation)
    }

    /// Whether the attribute was not freed yet.
    @preconcurrency @MainActor @inlinable
    package var isValid: Bool { core.slot(index).pointee.generation == generation }

    /// Whether its values are of this type and an equal one stops the wave.
    @MainActor
    package func compares<Value>(_: Value.Type) -> Bool {
        guard core.slot(index).pointee.flags.isDisjoint(with: .neverEqual | .ownsType | .indirect | .effect),
            let type = core.contents(index).pointee.type
        else { return false }
        return type.pointee.valueType == Value.self
    }

    /// What it was named, or else the name of its value's type.
    @MainActor
    package var name: String { core.name(index) }

    /// Treats the attribute as changed: dependents of an input run again, and so does a rule or an effect itself.
    @MainActor
    package func touch() {
        core.touch(index, generation)
    }

    /// Calls `body` with the value in its place, brought up to date and tracked.
    @MainActor @inlinable
    package func withRawPointer<Result>(_ body: (UnsafeRawPointer) throws -> Result) rethrows -> Result {
        let storage = core.prepare(index, generation, tracked: true)
        defer { core.settle() }
        return try body(storage)
    }

    /// The handle with a type, which is believed.
    @inlinable
    package func cast<Value>(to _: Value.Type) -> Attribute<Value> {
        Attribute(core: core, index: index, generation: generation)
    }
}
