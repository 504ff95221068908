extension GraphCore {
    /// How often one effect may run in one update before it is taken for one that never settles.
    static var runLimit: UInt { 1_000 }

    /// Puts an effect into the queue, unless it is there.
    func enqueue(_ index: Int32, _ slot: SlotPointer) {
        guard slot.pointee.flags.isDisjoint(with: .queued | .freed) else { return }
        slot.pointee.flags.insert(.queued)
        state.pointee.queue.insert(EffectQueue.Entry(order: contents(index).pointee.value.first, node: index))
    }

    func announceEffects(wasEmpty: Bool) {
        guard wasEmpty, !state.pointee.isUpdating, !state.pointee.queue.isEmpty else { return }
        state.pointee.onEffectQueued?()
    }

    /// Runs the queued effects until none is queued.
    package func update() {
        guard !state.pointee.isUpdating else { return }
        state.pointee.isUpdating = true
        state.pointee.updateNumber &+= 1
        let number = UInt(state.pointee.updateNumber)
        untracked {
            while let entry = state.pointee.queue.removeFirst() {
                let slot = slot(entry.node)
                // An effect that was freed has left its entry behind; its place may have another tenant.
                guard slot.pointee.flags.contains(.effect | .queued),
                    contents(entry.node).pointee.value.first == entry.order
                else {
                    continue
                }
                slot.pointee.flags.remove(.queued)
                guard slot.pointee.flags.contains(.dirty), slot.pointee.flags.isDisjoint(with: .onStack | .freed)
                else {
                    continue
                }
                guard mayRun(entry.node, in: number) else {
                    slot.pointee.flags.remove(.dirty)
                    slot.pointee.flags.insert(.mustRun)
                    reportCycle([name(entry.node), name(entry.node)])
                    continue
                }
                bringUpToDate(entry.node)
            }
        }
        state.pointee.isUpdating = false
        settle()
    }

    /// Counts the runs of an effect in this update. The upper half of the word is the update's number.
    private func mayRun(_ index: Int32, in number: UInt) -> Bool {
        let contents = contents(index)
        var runs = contents.pointee.value.second
        if runs >> 32 != number { runs = number << 32 }
        contents.pointee.value.second = runs + 1
        return runs & 0xffff_ffff < Self.runLimit
    }

    /// Calls `body` without making edges for what it reads.
    @inlinable
    package func untracked<Result>(_ body: () throws -> Result) rethrows -> Result {
        let target = state.pointee.target
        let cursor = state.pointee.cursor
        let expected = state.pointee.expected
        let run = state.pointee.run
        state.pointee.target = 0
        defer {
            state.pointee.target = target
            state.pointee.cursor = cursor
            state.pointee.expected = expected
            state.pointee.run = run
        }
        return try body()
    }
}
