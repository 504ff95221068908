import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at some offsets, as `onDelete(perform:)` gives them. Offsets beyond the end are left out.
    public mutating func remove(atOffsets offsets: IndexSet) {
        guard !offsets.isEmpty else { return }
        var kept = Self()
        for (offset, element) in enumerated() where !offsets.contains(offset) { kept.append(element) }
        self = kept
    }
}

extension MutableCollection {
    /// Moves the elements at some offsets in front of the one at another offset, as `onMove(perform:)` gives them.
    /// Offsets beyond the end are left out.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let elements = Array(self)
        let moved = source.filter { elements.indices.contains($0) }
        guard !moved.isEmpty else { return }
        let target = Swift.min(Swift.max(destination, 0), elements.count)
        let taken = IndexSet(moved)
        let before = (0..<target).filter { !taken.contains($0) }
        let after = (target..<elements.count).filter { !taken.contains($0) }
        var index = startIndex
        for offset in before + moved + after {
            self[index] = elements[offset]
            formIndex(after: &index)
        }
    }
}
