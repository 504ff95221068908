extension GraphCore {
    /// Marks everything that depends on an attribute as possibly changed, and queues the effects among it.
    ///
    /// It stops at attributes that are marked already: all that depends on them is marked as well.
    @usableFromInline
    package func markOutputs(of index: Int32) {
        if state.pointee.trace != nil { return markOutputsTracing(of: index) }
        let wasEmpty = state.pointee.queue.isEmpty
        var marks = state.pointee.marks
        var capacity = state.pointee.markCapacity
        var count = 0
        var walked = 0
        let edges = state.pointee.edges
        let slots = state.pointee.slots
        var number = slots.slot(index).pointee.firstOutput
        while true {
            while number != 0 {
                let edge = edges.pointer(number)
                let target = edge.pointee.target
                let slot = slots.slot(target)
                let next = edge.pointee.nextOutput
                let flags = slot.pointee.flags
                walked &+= 1
                number = next
                if flags.contains(.dirty) { continue }
                slot.pointee.flags = flags.union(.dirty)
                if flags.contains(.effect) {
                    enqueue(target, slot)
                } else if slot.pointee.firstOutput != 0 {
                    if next != 0 {
                        if count == capacity {
                            growMarks()
                            marks = state.pointee.marks
                            capacity = state.pointee.markCapacity
                        }
                        marks[count] = next
                        count &+= 1
                    }
                    number = slot.pointee.firstOutput
                }
            }
            if count == 0 { break }
            count &-= 1
            number = marks[count]
        }
        state.pointee.counters.edgesInvalidated &+= walked
        announceEffects(wasEmpty: wasEmpty)
    }

    /// An input has a new value.
    @inlinable @inline(__always)
    package func announceWrite(of index: Int32) {
        if state.pointee.trace != nil { traceWrite(of: index, changed: true) }
        markOutputs(of: index)
    }

    @usableFromInline @inline(never)
    package func traceWrite(of index: Int32, changed: Bool) {
        state.pointee.trace?(.written(attribute(index), changed: changed))
    }

    private func growMarks() {
        let capacity = state.pointee.markCapacity
        let larger = UnsafeMutablePointer<Int32>.allocate(capacity: capacity * 2)
        larger.moveInitialize(from: state.pointee.marks, count: capacity)
        state.pointee.marks.deallocate()
        state.pointee.marks = larger
        state.pointee.markCapacity = capacity * 2
    }

    /// The same, told step by step. The trace may not change the graph.
    private func markOutputsTracing(of index: Int32) {
        let wasEmpty = state.pointee.queue.isEmpty
        var waiting = [index]
        while let source = waiting.popLast() {
            var number = slot(source).pointee.firstOutput
            while number != 0 {
                let target = edge(number).pointee.target
                let slot = slot(target)
                state.pointee.counters.edgesInvalidated &+= 1
                number = edge(number).pointee.nextOutput
                if slot.pointee.flags.contains(.dirty) { continue }
                slot.pointee.flags.insert(.dirty)
                state.pointee.trace?(.invalidated(attribute(target), by: attribute(source)))
                if slot.pointee.flags.contains(.effect) { enqueue(target, slot) } else { waiting.append(target) }
            }
        }
        announceEffects(wasEmpty: wasEmpty)
    }

    /// `touch()`: an input counts as changed, everything else has to run again.
    package func touch(_ index: Int32, _ generation: UInt32) {
        let slot = validSlot(index, generation)
        state.pointee.counters.writes &+= 1
        if slot.pointee.flags.contains(.input) {
            slot.pointee.version &+= 1
            state.pointee.trace?(.written(attribute(index), changed: true))
            markOutputs(of: index)
        } else {
            state.pointee.trace?(.written(attribute(index), changed: true))
            slot.pointee.flags.insert(.mustRun)
            markItself(index, slot)
        }
    }

    /// Marks an attribute and everything that depends on it.
    package func markItself(_ index: Int32, _ slot: SlotPointer) {
        guard !slot.pointee.flags.contains(.dirty) else { return }
        slot.pointee.flags.insert(.dirty)
        if slot.pointee.flags.contains(.effect) {
            let wasEmpty = state.pointee.queue.isEmpty
            enqueue(index, slot)
            announceEffects(wasEmpty: wasEmpty)
        } else {
            markOutputs(of: index)
        }
    }
}
