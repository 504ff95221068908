/// The effects that wait to run; the one that was created first comes out first.
///
/// Marking mostly meets effects in the order of their creation: those stand in a row, and only the others in a heap.
package struct EffectQueue {
    package struct Entry {
        package var order: UInt
        package var node: Int32
    }

    private var row: [Entry] = []
    private var rowHead = 0
    private var heap: [Entry] = []

    package var isEmpty: Bool { rowHead == row.count && heap.count == 0 }

    package mutating func insert(_ entry: Entry) {
        if row.count == rowHead || row[row.count - 1].order <= entry.order { row.append(entry) } else { push(entry) }
    }

    package mutating func removeFirst() -> Entry? {
        guard rowHead < row.count else { return heap.count == 0 ? nil : pop() }
        let first = row[rowHead]
        if heap.count > 0, heap[0].order < first.order { return pop() }
        rowHead += 1
        if rowHead == row.count {
            row.removeAll(keepingCapacity: true)
            rowHead = 0
        }
        return first
    }

    private mutating func push(_ entry: Entry) {
        heap.append(entry)
        var position = heap.count - 1
        while position > 0 {
            let parent = (position - 1) / 2
            if heap[parent].order <= entry.order { break }
            heap[position] = heap[parent]
            position = parent
        }
        heap[position] = entry
    }

    private mutating func pop() -> Entry {
        let first = heap[0]
        let last = heap.removeLast()
        let count = heap.count
        guard count > 0 else { return first }
        var position = 0
        while true {
            var child = 2 * position + 1
            if child >= count { break }
            if child + 1 < count, heap[child + 1].order < heap[child].order { child += 1 }
            if last.order <= heap[child].order { break }
            heap[position] = heap[child]
            position = child
        }
        heap[position] = last
        return first
    }
}
