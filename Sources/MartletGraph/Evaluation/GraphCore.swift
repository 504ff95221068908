/// The machinery of a graph: a pointer to its state, and the functions that work on it.
///
/// No function keeps a mutable borrow of the state while it calls out: bodies, comparisons and deinitialisers may all
/// enter the graph again.
@MainActor
@usableFromInline
package struct GraphCore {
    @usableFromInline nonisolated(unsafe) package let state: UnsafeMutablePointer<GraphState>

    @inlinable
    nonisolated package init(state: UnsafeMutablePointer<GraphState>) {
        self.state = state
    }

    @inlinable @inline(__always)
    package func slot(_ index: Int32) -> SlotPointer { state.pointee.slots.slot(index) }

    @inlinable @inline(__always)
    package func contents(_ index: Int32) -> ContentsPointer { state.pointee.slots.contents(index) }

    @inlinable @inline(__always)
    package func edge(_ number: Int32) -> UnsafeMutablePointer<Edge> { state.pointee.edges.pointer(number) }

    package func attribute(_ index: Int32) -> AnyAttribute {
        AnyAttribute(core: self, index: index, generation: slot(index).pointee.generation)
    }

    package func name(_ index: Int32) -> String {
        if let name = contents(index).pointee.name.words { return name }
        guard let type = contents(index).pointee.type else { return "attribute \(index)" }
        return slot(index).pointee.flags.contains(.effect) ? "effect" : "\(type.pointee.valueType)"
    }

    /// The slot that a handle means. A handle whose attribute was freed is a mistake of the program.
    @inlinable @inline(__always)
    package func validSlot(_ index: Int32, _ generation: UInt32) -> SlotPointer {
        let slot = slot(index)
        if slot.pointee.generation != generation { failStale(index, generation) }
        return slot
    }

    @usableFromInline
    package func failStale(_ index: Int32, _ generation: UInt32) -> Never {
        // The name is still that of the attribute meant if the place has no new tenant, or only one since.
        let known = slot(index).pointee.generation == generation &+ 1
        let name = known ? contents(index).pointee.name.words.map { " '\($0)'" } ?? "" : ""
        preconditionFailure("The attribute\(name) was used after it was freed")
    }
}
