/// A handle of a value in a graph.
///
/// It is two words, and keeps nothing alive: not the attribute, and not the graph, which has to outlive it.
@usableFromInline
package struct Attribute<Value>: Hashable, @unchecked Sendable {
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

    /// The value, brought up to date. The running rule or effect depends on it from now on.
    @preconcurrency @MainActor @inlinable
    package var value: Value {
        let slot = core.slot(index)
        if slot.pointee.generation == generation, slot.pointee.flags.isDisjoint(with: .needsAttention) {
            core.track(index, slot)
            return core.contents(index).storage(Value.self).pointee
        }
        return slowValue(tracked: true)
    }

    /// The value, brought up to date, without a dependency on it.
    @MainActor @inlinable
    package var untrackedValue: Value {
        let slot = core.slot(index)
        if slot.pointee.generation == generation, slot.pointee.flags.isDisjoint(with: .needsAttention) {
            return core.contents(index).storage(Value.self).pointee
        }
        return slowValue(tracked: false)
    }

    @MainActor @usableFromInline
    package func slowValue(tracked: Bool) -> Value {
        let storage = core.prepare(index, generation, tracked: tracked).assumingMemoryBound(to: Value.self)
        let value = storage.pointee
        core.settle()
        return value
    }

    /// Calls `body` with the value in its place, brought up to date and tracked. The address is the same as long as the
    /// attribute lives.
    @MainActor @inlinable
    package func withPointer<Result>(_ body: (UnsafePointer<Value>) throws -> Result) rethrows -> Result {
        let storage = core.prepare(index, generation, tracked: true)
        defer { core.settle() }
        return try body(UnsafePointer(storage.assumingMemoryBound(to: Value.self)))
    }

    /// Writes an input. A value that is equal to the one it has is not written.
    ///
    /// - Returns: Whether the value is another now.
    @MainActor @inlinable
    @discardableResult
    package func set(_ value: Value) -> Bool {
        let slot = core.validSlot(index, generation)
        precondition(slot.pointee.flags.contains(.input), "Only an input can be written")
        let state = core.state
        state.pointee.counters.writes &+= 1
        let contents = core.contents(index)
        let storage = contents.storage(Value.self)
        if !slot.pointee.flags.contains(.neverEqual) {
            if contents.pointee.type.unsafelyUnwrapped.pointee.equal.equal(storage, value: value) {
                if state.pointee.trace != nil { core.traceWrite(of: index, changed: false) }
                return false
            }
        }
        slot.pointee.version &+= 1
        if _isPOD(Value.self) {
            storage.initialize(to: value)
            core.announceWrite(of: index)
        } else {
            // The old value is destroyed last: it may run code that reads this attribute.
            let old = storage.move()
            storage.initialize(to: value)
            core.announceWrite(of: index)
            destroyLast(old)
        }
        return true
    }

    /// Treats the attribute as changed: dependents of an input run again, and so does a rule itself.
    @MainActor
    package func touch() {
        core.touch(index, generation)
    }

    /// Whether the attribute was not freed yet.
    @preconcurrency @MainActor @inlinable
    package var isValid: Bool { core.slot(index).pointee.generation == generation }

    @MainActor
    package var name: String { any.name }

    /// The handle without its type.
    @inlinable
    package var any: AnyAttribute { AnyAttribute(core: core, index: index, generation: generation) }

    /// The handle whose value is nil once the attribute is freed.
    @inlinable
    package var weak: WeakAttribute<Value> { WeakAttribute(attribute: self) }
}
