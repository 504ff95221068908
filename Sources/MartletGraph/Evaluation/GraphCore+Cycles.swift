import Glibc

extension GraphCore {
    /// A body has read an attribute that is itself being evaluated.
    ///
    /// Everything on the way takes part: it keeps its last good value, whatever its body now returns, and runs again as
    /// soon as one of its inputs changes. An attribute that has no value yet is read as nil, empty or zero, where its
    /// type has such a value, and takes what its body returns. Where the type has none, the program ends with the path.
    func foundCycle(at index: Int32, _ slot: SlotPointer) {
        var first = state.pointee.frameCount - 1
        while first > 0, state.pointee.frames[first].node != index { first -= 1 }
        var isKnown = true
        for position in first..<state.pointee.frameCount {
            let member = self.slot(state.pointee.frames[position].node)
            isKnown = isKnown && member.pointee.flags.contains(.cycleReported)
            member.pointee.flags.insert(.inCycle | .cycleReported)
        }
        if !isKnown {
            let path = (first..<state.pointee.frameCount).map { name(state.pointee.frames[$0].node) }
            reportCycle(path + [name(index)])
        }
        guard slot.pointee.flags.isDisjoint(with: .hasValue | .indirect) else { return }
        let contents = contents(index)
        guard let type = contents.pointee.type,
            type.pointee.makePlaceholder(contents.storage(slot.pointee.flags))
        else {
            preconditionFailure("'\(name(index))' depends on itself and has no value yet")
        }
        slot.pointee.flags.insert(.hasValue | .hasPlaceholder)
    }

    func reportCycle(_ path: [String]) {
        if let onCycle = state.pointee.onCycle { return onCycle(path) }
        let line = "Attribute cycle: " + path.joined(separator: " → ") + "\n"
        _ = line.utf8.withContiguousStorageIfAvailable { write(2, $0.baseAddress, $0.count) }
    }
}
