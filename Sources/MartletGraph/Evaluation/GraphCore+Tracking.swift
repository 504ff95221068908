extension GraphCore {
    /// Records that the running body has read `source`.
    ///
    /// A body mostly reads what it read in its former run, in the same order: then this moves a cursor along the edges
    /// that exist. What the cursor skips is dropped at the end of the run.
    @inlinable @inline(__always)
    package func track(_ source: Int32, _ slot: SlotPointer) {
        let state = state
        guard state.pointee.target != 0 else { return }
        let run = state.pointee.run
        guard slot.pointee.readBy != run else { return }
        slot.pointee.readBy = run
        let expected = state.pointee.expected
        if expected != 0 {
            let edge = edge(expected)
            if edge.pointee.source == source {
                edge.pointee.seen = slot.pointee.version
                state.pointee.cursor = expected
                state.pointee.expected = edge.pointee.nextInput
                return
            }
        }
        addEdge(from: source, slot)
    }

    /// Inserts an edge after the cursor.
    @usableFromInline
    package func addEdge(from source: Int32, _ slot: SlotPointer) {
        let number = takeEdge()
        let edge = edge(number)
        let target = state.pointee.target
        edge.pointee.source = source
        edge.pointee.target = target
        edge.pointee.seen = slot.pointee.version
        edge.pointee.nextInput = state.pointee.expected
        if state.pointee.cursor == 0 {
            self.slot(target).pointee.firstInput = number
        } else {
            self.edge(state.pointee.cursor).pointee.nextInput = number
        }
        state.pointee.cursor = number
        // Outputs are in the order in which they came, so that invalidation meets effects the earliest first.
        let last = slot.pointee.lastOutput
        edge.pointee.previousOutput = last
        edge.pointee.nextOutput = 0
        if last == 0 { slot.pointee.firstOutput = number } else { self.edge(last).pointee.nextOutput = number }
        slot.pointee.lastOutput = number
    }

    func takeEdge() -> Int32 {
        let free = state.pointee.freeEdge
        if free != 0 {
            state.pointee.freeEdge = edge(free).pointee.nextInput
            return free
        }
        return state.pointee.edges.takeFresh()
    }

    func releaseEdge(_ number: Int32) {
        let edge = edge(number)
        edge.pointee.source = 0
        edge.pointee.nextInput = state.pointee.freeEdge
        state.pointee.freeEdge = number
    }

    /// Takes an edge out of the outputs of its source.
    func unlinkOutput(_ edge: UnsafeMutablePointer<Edge>) {
        let source = slot(edge.pointee.source)
        let previous = edge.pointee.previousOutput
        let next = edge.pointee.nextOutput
        if previous == 0 {
            source.pointee.firstOutput = next
        } else {
            self.edge(previous).pointee.nextOutput = next
        }
        if next == 0 {
            source.pointee.lastOutput = previous
        } else {
            self.edge(next).pointee.previousOutput = previous
        }
    }

    /// Drops the inputs from `number` on.
    func dropInputs(from number: Int32) {
        var number = number
        while number != 0 {
            let edge = edge(number)
            let next = edge.pointee.nextInput
            if edge.pointee.source != 0 { unlinkOutput(edge) }
            releaseEdge(number)
            number = next
        }
    }

    /// Removes the edges whose source was freed during the run that has just ended.
    func dropDeadInputs(_ slot: SlotPointer) {
        slot.pointee.flags.remove(.hasDeadInputs)
        var previous: Int32 = 0
        var number = slot.pointee.firstInput
        while number != 0 {
            let edge = edge(number)
            let next = edge.pointee.nextInput
            if edge.pointee.source == 0 {
                if previous == 0 {
                    slot.pointee.firstInput = next
                } else {
                    self.edge(previous).pointee.nextInput = next
                }
                releaseEdge(number)
            } else {
                previous = number
            }
            number = next
        }
    }

    /// The number of the next run. Each number is used once, until after four thousand million runs they begin again.
    @inline(__always)
    func nextRun() -> UInt32 {
        let run = state.pointee.lastRun &+ 1
        state.pointee.lastRun = run
        return run == 0 ? firstRunAgain() : run
    }

    @inline(never)
    private func firstRunAgain() -> UInt32 {
        for index in 1..<state.pointee.slots.nextFresh { slot(index).pointee.readBy = 0 }
        state.pointee.lastRun = 1
        return 1
    }
}
