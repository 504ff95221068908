extension GraphCore {
    /// A new slot, without a type. It belongs to the subgraph.
    @usableFromInline
    package func allocate(in subgraph: Subgraph, name: AttributeName, flags: SlotFlags) -> Int32 {
        let index: Int32
        if state.pointee.freeSlot != 0 {
            index = state.pointee.freeSlot
            state.pointee.freeSlot = slot(index).pointee.next
        } else {
            index = state.pointee.slots.takeFresh()
        }
        let slot = slot(index)
        contents(index).pointee.name = name
        slot.pointee.flags = flags
        state.pointee.attributeCount += 1
        subgraph.adopt(index, slot)
        return index
    }

    /// The attribute type for values of a type, compared as told.
    @inlinable
    package func setType<Value>(_ type: Value.Type, _ comparison: Comparison<Value>, of index: Int32) {
        let slot = slot(index)
        let contents = contents(index)
        if case .custom(let areEqual) = comparison {
            // Comparisons happen on the main actor only, as everything else here.
            let areEqual = unsafeBitCast(areEqual, to: ((Value, Value) -> Bool).self)
            let comparator = ValueComparator { left, right in
                areEqual(
                    left.assumingMemoryBound(to: Value.self).pointee, right.assumingMemoryBound(to: Value.self).pointee)
            }
            contents.pointee.type = Self.keep(.make(type, equal: comparator))
            slot.pointee.flags.insert(.ownsType)
        } else {
            if case .never = comparison { slot.pointee.flags.insert(.neverEqual) }
            let identifier = ObjectIdentifier(type)
            if state.pointee.lastTypeIdentifier == identifier {
                contents.pointee.type = state.pointee.lastType
            } else {
                contents.pointee.type = knownType(identifier) { .make(type, equal: .of(type)) }
            }
        }
        if !SlotContents.keepsInline(type) {
            contents.inlineValue.storeBytes(
                of: .allocate(byteCount: MemoryLayout<Value>.size, alignment: MemoryLayout<Value>.alignment),
                as: UnsafeMutableRawPointer.self)
            slot.pointee.flags.insert(.valueOutside)
        }
    }

    @usableFromInline
    package func knownType(
        _ identifier: ObjectIdentifier, make: @MainActor () -> AttributeType
    ) -> UnsafeMutablePointer<AttributeType> {
        let type: UnsafeMutablePointer<AttributeType>
        if let known = state.pointee.types[identifier] {
            type = known
        } else {
            type = Self.keep(make())
            state.pointee.types[identifier] = type
        }
        state.pointee.lastTypeIdentifier = identifier
        state.pointee.lastType = type
        return type
    }

    @usableFromInline
    package static func keep(_ type: AttributeType) -> UnsafeMutablePointer<AttributeType> {
        let pointer = UnsafeMutablePointer<AttributeType>.allocate(capacity: 1)
        pointer.initialize(to: type)
        return pointer
    }

    /// The freed attribute's value, closure and place.
    private func destroy(_ index: Int32, _ slot: SlotPointer) {
        let flags = slot.pointee.flags
        let contents = contents(index)
        let type = contents.pointee.type
        contents.pointee.type = nil
        if flags.contains(.hasValue), let type {
            if !type.pointee.isTrivial { type.pointee.destroyValue(contents.storage(flags)) }
        }
        if flags.contains(.valueOutside) { contents.outsideValue.deallocate() }
        if flags.contains(.hasBody) {
            // All closures are released alike, whatever they return.
            contents.bodyStorage.assumingMemoryBound(to: RuleBody<Void>.self).deinitialize(count: 1)
        }
        if flags.contains(.ownsType) {
            type?.deinitialize(count: 1)
            type?.deallocate()
        }
        contents.pointee.body = TwoWords()
        contents.pointee.value = TwoWords()
        slot.pointee.version = 0
        slot.pointee.readBy = 0
        slot.pointee.flags = SlotFlags(rawValue: 0)
        slot.pointee.next = state.pointee.freeSlot
        state.pointee.freeSlot = index
    }

    /// Frees the attributes of several subgraphs, given by the first of each, at once.
    ///
    /// It is done in rounds over all of them, so that edges among them need no unlinking, and so that the graph is whole
    /// again before deinitialisers of values run.
    func free(_ lists: [Int32]) {
        forEach(lists) { index, slot in
            state.pointee.trace?(.freed(attribute(index)))
        }
        forEach(lists) { _, slot in
            slot.pointee.generation &+= 1
            slot.pointee.flags.insert(.freed)
            if slot.pointee.flags.contains(.onStack) { slot.pointee.flags.insert(.lingering) }
            state.pointee.attributeCount -= 1
        }
        forEach(lists) { _, slot in cutOutputs(slot) }
        forEach(lists) { _, slot in
            if slot.pointee.flags.contains(.lingering) { return }
            let first = slot.pointee.firstInput
            slot.pointee.firstInput = 0
            cutInputs(first)
        }
        forEach(lists) { index, slot in
            if slot.pointee.flags.contains(.lingering) {
                state.pointee.lingering.append(index)
                state.pointee.needsSettling = true
            } else {
                destroy(index, slot)
            }
        }
    }

    private func forEach(_ lists: [Int32], _ body: (Int32, SlotPointer) -> Void) {
        for first in lists {
            var index = first
            while index != 0 {
                let slot = slot(index)
                let next = slot.pointee.next
                body(index, slot)
                index = next
            }
        }
    }

    /// Whoever read a freed attribute and lives on has lost an input, which is a change.
    private func cutOutputs(_ slot: SlotPointer) {
        var number = slot.pointee.firstOutput
        slot.pointee.firstOutput = 0
        slot.pointee.lastOutput = 0
        while number != 0 {
            let edge = edge(number)
            number = edge.pointee.nextOutput
            let index = edge.pointee.target
            let target = self.slot(index)
            let flags = target.pointee.flags
            if flags.contains(.freed), !flags.contains(.lingering) { continue }
            edge.pointee.source = 0
            if flags.contains(.running) {
                // It knows what it does, unless it is of the freed itself.
                target.pointee.flags.insert(.hasDeadInputs)
            } else if flags.contains(.onStack) {
                target.pointee.flags.insert(.mustRun)
            } else {
                markItself(index, target)
            }
        }
    }

    private func cutInputs(_ first: Int32) {
        var number = first
        while number != 0 {
            let edge = edge(number)
            let next = edge.pointee.nextInput
            if edge.pointee.source != 0, !self.slot(edge.pointee.source).pointee.flags.contains(.freed) {
                unlinkOutput(edge)
            }
            releaseEdge(number)
            number = next
        }
    }

    /// When nothing is being evaluated: gives back what had to outlive its attribute.
    @inlinable @inline(__always)
    package func settle() {
        if state.pointee.needsSettling { settleNow() }
    }

    @usableFromInline
    package func settleNow() {
        while state.pointee.depth == 0, state.pointee.frameCount == 0, state.pointee.needsSettling {
            let lingering = state.pointee.lingering
            let late = state.pointee.late
            state.pointee.lingering = []
            state.pointee.late = []
            state.pointee.needsSettling = false
            for index in lingering {
                let slot = slot(index)
                let first = slot.pointee.firstInput
                slot.pointee.firstInput = 0
                dropInputs(from: first)
                destroy(index, slot)
            }
            for subgraph in late { subgraph.freeLateAttributes() }
        }
    }
}
