extension GraphCore {
    /// Up to this many bodies run one inside the other. Beyond it, the known inputs of a body are brought up to date
    /// before it runs, so that its reads find nothing to do and the machine stack stays shallow.
    static var nestingLimit: Int { 100 }
    /// Beyond this many, attributes that have never run are run in the order of their creation: see `warmUp`.
    static var firstRunNestingLimit: Int { 1_000 }

    /// Brings an attribute up to date and returns the address of its value.
    @usableFromInline
    package func prepare(_ index: Int32, _ generation: UInt32, tracked: Bool) -> UnsafeMutableRawPointer {
        let slot = slot(index)
        var isFreed = false
        if slot.pointee.generation != generation {
            // Its own body may have freed it and still read it.
            guard slot.pointee.generation == generation &+ 1, slot.pointee.flags.contains(.freed | .onStack) else {
                failStale(index, generation)
            }
            isFreed = true
        }
        let flags = slot.pointee.flags
        if flags.contains(.onStack) {
            if flags.contains(.prefetching) {
                slot.pointee.flags.remove(.prefetching)
                push(index, slot)
                evaluate(index, slot)
                pop(slot)
            } else {
                foundCycle(at: index, slot)
            }
        } else if flags.contains(.dirty) {
            bringUpToDate(index)
        }
        if tracked, !isFreed, !slot.pointee.flags.contains(.freed) { track(index, slot) }
        if slot.pointee.flags.contains(.indirect) { return indirectStorage(index) }
        if !slot.pointee.flags.contains(.hasValue) {
            preconditionFailure("The attribute '\(name(index))' was freed before it had a value")
        }
        return contents(index).storage(slot.pointee.flags)
    }

    private func indirectStorage(_ index: Int32) -> UnsafeMutableRawPointer {
        var index = index
        var slot = slot(index)
        while slot.pointee.flags.contains(.indirect) {
            let source = contents(index).bodyStorage.load(as: SlotReference.self)
            index = source.index
            slot = validSlot(source.index, source.generation)
        }
        if !slot.pointee.flags.contains(.hasValue) {
            preconditionFailure("An indirect attribute has a source without a value")
        }
        return contents(index).storage(slot.pointee.flags)
    }

    /// Checks an attribute and, where needed, everything that it depends on, on a stack of our own.
    ///
    /// Inputs are checked in the order in which they were read, until one has changed since. The order matters: as long
    /// as the inputs before are the same, the body would read the next one too. So nothing is evaluated that the body
    /// would not have asked for, and an input that is found on the stack is a true cycle.
    func bringUpToDate(_ index: Int32) {
        let state = state
        let base = state.pointee.frameCount
        var node = index
        var slot = slot(index)
        push(node, slot)
        // The frame on top of the stack; its fields in memory are stale until an input is put on top of it.
        var number = slot.pointee.firstInput
        var isChanged = slot.pointee.flags.contains(.mustRun)
        var hasReturned = false
        while true {
            let isDeep = state.pointee.depth >= Self.nestingLimit
            var waiting: SlotPointer?
            while number != 0, !isChanged || isDeep {
                let edge = edge(number)
                let source = edge.pointee.source
                if source == 0 {
                    isChanged = true
                } else {
                    let sourceSlot = self.slot(source)
                    let flags = sourceSlot.pointee.flags
                    if flags.contains(.onStack) {
                        // The body will run into the cycle, and report it with the edges that it then has.
                        isChanged = true
                    } else if flags.contains(.dirty), !hasReturned {
                        waiting = sourceSlot
                        node = source
                        break
                    } else if sourceSlot.pointee.version != edge.pointee.seen {
                        isChanged = true
                    }
                }
                hasReturned = false
                number = edge.pointee.nextInput
            }
            if let input = waiting {
                let frame = state.pointee.frames + (state.pointee.frameCount &- 1)
                frame.pointee.edge = number
                frame.pointee.isChanged = isChanged
                if isChanged {
                    frame.pointee.isPrefetching = true
                    slot.pointee.flags.insert(.prefetching)
                }
                slot = input
                push(node, slot)
                number = slot.pointee.firstInput
                isChanged = slot.pointee.flags.contains(.mustRun)
                continue
            }
            // What has been freed or touched while it was checked is seen in the flags.
            if isChanged || slot.pointee.flags.contains(.mustRun), !slot.pointee.flags.contains(.freed) {
                evaluate(node, slot)
            } else if state.pointee.trace != nil {
                state.pointee.trace?(.reused(attribute(node)))
            }
            pop(slot)
            // Back to the frame below.
            while true {
                if state.pointee.frameCount == base { return }
                let frame = state.pointee.frames + (state.pointee.frameCount &- 1)
                node = frame.pointee.node
                slot = self.slot(node)
                if frame.pointee.isPrefetching, !slot.pointee.flags.contains(.prefetching) {
                    // An input has read this attribute meanwhile, which has run it.
                    state.pointee.frameCount &-= 1
                    continue
                }
                number = slot.pointee.flags.contains(.freed) ? 0 : frame.pointee.edge
                isChanged = frame.pointee.isChanged
                hasReturned = true
                break
            }
        }
    }

    /// The attribute is clean from here on: whatever is written while it is checked or run marks it again.
    @inline(__always)
    func push(_ index: Int32, _ slot: SlotPointer) {
        let count = state.pointee.frameCount
        if count == state.pointee.frameCapacity { growFrames() }
        slot.pointee.flags = slot.pointee.flags.subtracting(.dirty).union(.onStack)
        (state.pointee.frames + count).initialize(to: Frame(node: index))
        state.pointee.frameCount = count &+ 1
    }

    @inline(never)
    private func growFrames() {
        let capacity = state.pointee.frameCapacity
        let larger = UnsafeMutablePointer<Frame>.allocate(capacity: capacity * 2)
        larger.moveInitialize(from: state.pointee.frames, count: capacity)
        state.pointee.frames.deallocate()
        state.pointee.frames = larger
        state.pointee.frameCapacity = capacity * 2
    }

    @inline(__always)
    func pop(_ slot: SlotPointer) {
        slot.pointee.flags.remove(.onStack | .prefetching)
        state.pointee.frameCount &-= 1
    }

    /// Runs the body of the attribute on top of the stack.
    func evaluate(_ index: Int32, _ slot: SlotPointer) {
        if state.pointee.depth >= Self.firstRunNestingLimit,
            slot.pointee.flags.isDisjoint(with: .hasValue | .effect | .indirect)
        {
            warmUp(before: index)
        }
        if state.pointee.trace == nil {
            _ = run(index, slot)
        } else {
            let causes = changedInputs(slot)
            let isChanged = run(index, slot)
            state.pointee.trace?(.evaluated(attribute(index), because: causes, changed: isChanged))
        }
    }

    @inline(__always)
    private func run(_ index: Int32, _ slot: SlotPointer) -> Bool {
        let state = state
        let target = state.pointee.target
        let cursor = state.pointee.cursor
        let expected = state.pointee.expected
        let run = state.pointee.run

        state.pointee.run = nextRun()
        state.pointee.target = index
        state.pointee.cursor = 0
        state.pointee.expected = slot.pointee.firstInput
        state.pointee.depth &+= 1
        slot.pointee.flags = slot.pointee.flags.subtracting(.mustRun | .prefetching | .inCycle).union(.running)
        if slot.pointee.flags.contains(.effect) {
            state.pointee.counters.effectsRun &+= 1
        } else {
            state.pointee.counters.rulesEvaluated &+= 1
        }

        let isChanged = contents(index).pointee.type.unsafelyUnwrapped.pointee.run(self, index)

        state.pointee.depth &-= 1
        let unread = state.pointee.expected
        if unread != 0 {
            if state.pointee.cursor == 0 {
                slot.pointee.firstInput = 0
            } else {
                edge(state.pointee.cursor).pointee.nextInput = 0
            }
            dropInputs(from: unread)
        }
        state.pointee.target = target
        state.pointee.cursor = cursor
        state.pointee.expected = expected
        state.pointee.run = run

        if isChanged { slot.pointee.version &+= 1 }
        let flags = slot.pointee.flags
        slot.pointee.flags = flags.subtracting(.running)
        if !flags.isDisjoint(with: .hasDeadInputs | .inCycle | .cycleReported) { finishUnusual(slot) }
        return isChanged
    }

    /// The end of a run that met a cycle, or in which an input was freed.
    @inline(never)
    private func finishUnusual(_ slot: SlotPointer) {
        if slot.pointee.flags.contains(.inCycle) {
            // What the body made of another attribute's old value is not to be trusted once the cycle is gone.
            slot.pointee.flags.insert(.mustRun)
            slot.pointee.flags.remove(.inCycle)
        } else {
            slot.pointee.flags.remove(.cycleReported)
        }
        if slot.pointee.flags.contains(.hasDeadInputs) { dropDeadInputs(slot) }
    }

    /// Runs attributes that have never run, from the oldest of an unbroken row of them up to the one before `index`.
    ///
    /// Nothing is known about the inputs of an attribute before its first run, so a long chain that is read from its
    /// end would be run from inside its own bodies. A chain is nearly always built from its beginning, so in the order
    /// of creation each finds its inputs done.
    private func warmUp(before index: Int32) {
        func isFresh(_ index: Int32) -> Bool {
            let flags = slot(index).pointee.flags
            return flags.contains(.rule | .dirty) && flags.isDisjoint(with: .hasValue | .onStack | .freed)
        }
        var first = index
        while first > 1, isFresh(first - 1) { first -= 1 }
        untracked {
            for candidate in first..<index where isFresh(candidate) { bringUpToDate(candidate) }
        }
    }

    /// For the trace.
    private func changedInputs(_ slot: SlotPointer) -> GraphCauses {
        var changed = GraphCauses()
        var number = slot.pointee.firstInput
        while number != 0 {
            let edge = edge(number)
            if edge.pointee.source != 0, self.slot(edge.pointee.source).pointee.version != edge.pointee.seen {
                changed.add(attribute(edge.pointee.source))
            }
            number = edge.pointee.nextInput
        }
        return changed
    }
}
