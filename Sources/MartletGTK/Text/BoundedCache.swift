/// A dictionary that keeps a limited number of entries: those that were used last.
///
/// Reading and writing cost the same however many entries there are.
struct BoundedCache<Key: Hashable, Value> {
    private struct Entry {
        var key: Key
        var value: Value
        var newer: Int
        var older: Int
    }

    private let limit: Int
    private var positions: [Key: Int] = [:]
    private var entries: [Entry] = []
    private var newest = -1
    private var oldest = -1

    /// A cache of at most `limit` entries, at least one.
    init(limit: Int) {
        self.limit = max(limit, 1)
    }

    var count: Int { entries.count }

    /// The value of a key, which becomes the one that was used last.
    mutating func value(for key: Key) -> Value? {
        guard let position = positions[key] else { return nil }
        touch(position)
        return entries[position].value
    }

    /// Keeps a value; the one that was not used for longest goes if there are too many.
    mutating func insert(_ value: Value, for key: Key) {
        if let position = positions[key] {
            entries[position].value = value
            touch(position)
        } else if entries.count < limit {
            entries.append(Entry(key: key, value: value, newer: -1, older: -1))
            positions[key] = entries.count - 1
            link(entries.count - 1)
        } else {
            let position = oldest
            unlink(position)
            positions[entries[position].key] = nil
            entries[position] = Entry(key: key, value: value, newer: -1, older: -1)
            positions[key] = position
            link(position)
        }
    }

    /// Lets those go that were not used for longest, until so many are left.
    mutating func removeOldest(downTo count: Int) {
        guard entries.count > count else { return }
        var kept: [Int] = []
        kept.reserveCapacity(count)
        var position = newest
        while kept.count < count {
            kept.append(position)
            position = entries[position].older
        }
        var smaller = BoundedCache(limit: limit)
        for position in kept.reversed() { smaller.insert(entries[position].value, for: entries[position].key) }
        self = smaller
    }

    mutating func removeAll() {
        self = BoundedCache(limit: limit)
    }

    private mutating func touch(_ position: Int) {
        guard position != newest else { return }
        unlink(position)
        link(position)
    }

    private mutating func link(_ position: Int) {
        entries[position].older = newest
        entries[position].newer = -1
        if newest >= 0 { entries[newest].newer = position }
        newest = position
        if oldest < 0 { oldest = position }
    }

    private mutating func unlink(_ position: Int) {
        let (newer, older) = (entries[position].newer, entries[position].older)
        if newer >= 0 { entries[newer].older = older } else { newest = older }
        if older >= 0 { entries[older].newer = newer } else { oldest = newer }
    }
}
