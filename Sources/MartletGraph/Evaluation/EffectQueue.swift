/// A heap of the effects that wait to run; the one that was created first comes out first.
package struct EffectQueue {
    package struct Entry {
        package var order: UInt
        package var node: Int32
    }

    private var entries: [Entry] = []

    package var isEmpty: Bool { entries.count == 0 }

    package mutating func insert(_ entry: Entry) {
        entries.append(entry)
        var position = entries.count - 1
        while position > 0 {
            let parent = (position - 1) / 2
            if entries[parent].order <= entry.order { break }
            entries[position] = entries[parent]
            position = parent
        }
        entries[position] = entry
    }

    package mutating func removeFirst() -> Entry? {
        if entries.count == 0 { return nil }
        let first = entries[0]
        let last = entries.removeLast()
        let count = entries.count
        guard count > 0 else { return first }
        var position = 0
        while true {
            var child = 2 * position + 1
            if child >= count { break }
            if child + 1 < count, entries[child + 1].order < entries[child].order { child += 1 }
            if last.order <= entries[child].order { break }
            entries[position] = entries[child]
            position = child
        }
        entries[position] = last
        return first
    }
}
