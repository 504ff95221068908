/// How one list of ids became another: what stayed at both ends, and what lies between.
package struct ListEdit: Equatable {
    package var oldCount: Int
    package var newCount: Int
    /// How many at the start are the same.
    package var prefix: Int
    /// How many at the end are the same.
    package var suffix: Int
    /// What lies between is the same but for one element that changed its place.
    package var move: Move?
    /// What lies between is the same but for its first and its last element, which changed places.
    package var isExchange = false

    package struct Move: Equatable {
        package var from: Int
        package var to: Int
    }

    package init(oldCount: Int, newCount: Int, prefix: Int, suffix: Int, move: Move? = nil) {
        (self.oldCount, self.newCount, self.prefix, self.suffix, self.move) = (oldCount, newCount, prefix, suffix, move)
    }

    /// Nothing changed.
    package static func unchanged(_ count: Int) -> ListEdit {
        ListEdit(oldCount: count, newCount: count, prefix: count, suffix: 0)
    }

    package var isUnchanged: Bool { oldCount == newCount && prefix == newCount }

    package var oldMiddle: Range<Int> { prefix..<(oldCount - suffix) }
    package var newMiddle: Range<Int> { prefix..<(newCount - suffix) }

    /// One edit for this one and another that came after it: exact at the ends, coarse between.
    package func followed(by next: ListEdit) -> ListEdit {
        if isUnchanged { return next }
        if next.isUnchanged { return self }
        let prefix = min(prefix, next.prefix)
        let suffix = min(suffix, next.suffix, oldCount - prefix, next.newCount - prefix)
        return ListEdit(oldCount: oldCount, newCount: next.newCount, prefix: prefix, suffix: suffix)
    }

    /// Where an old position is now; nil in the part between, unless one element was moved.
    package func newPosition(of old: Int) -> Int? {
        if old < prefix { return old }
        if old >= oldCount - suffix { return old + newCount - oldCount }
        if isExchange {
            let (first, last) = (prefix, oldCount - suffix - 1)
            return old == first ? last : old == last ? first : old
        }
        guard let move else { return nil }
        if old == move.from { return move.to }
        return move.from < move.to ? old - 1 : old + 1
    }

    /// What a list of things that go with the ids is made of now; the old ones start at `start`.
    package func pieces(from start: Int) -> [ExtentStore.Piece] {
        var result: [ExtentStore.Piece] = []
        func keep(_ range: Range<Int>) {
            if !range.isEmpty { result.append(.kept((range.lowerBound + start)..<(range.upperBound + start))) }
        }
        keep(0..<prefix)
        if isExchange {
            let middle = oldMiddle
            keep((middle.upperBound - 1)..<middle.upperBound)
            keep((middle.lowerBound + 1)..<(middle.upperBound - 1))
            keep(middle.lowerBound..<(middle.lowerBound + 1))
        } else if let move {
            let middle = oldMiddle
            if move.from < move.to {
                keep((middle.lowerBound + 1)..<middle.upperBound)
                keep(move.from..<(move.from + 1))
            } else {
                keep(move.from..<(move.from + 1))
                keep(middle.lowerBound..<(middle.upperBound - 1))
            }
        } else if !newMiddle.isEmpty {
            result.append(.new(newMiddle.count))
        }
        keep((oldCount - suffix)..<oldCount)
        return result
    }
}
