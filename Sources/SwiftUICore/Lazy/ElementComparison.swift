import Foundation

/// Compares the ids of two versions of a collection, both ends first.
///
/// Where the ids lie in memory at a stored offset, they are compared as bytes: equal bytes are equal
/// ids, and only where bytes differ is `==` asked.
package enum ElementComparison {
    package static func edit<Data: RandomAccessCollection, ID: Hashable>(
        from old: Data, to new: Data, identity: ElementIdentity<Data.Element, ID>
    ) -> ListEdit {
        if let old = old as? Range<Int>, let new = new as? Range<Int>, ID.self == Int.self,
            old.lowerBound == new.lowerBound
        {
            return ListEdit(
                oldCount: old.count, newCount: new.count, prefix: min(old.count, new.count), suffix: 0)
        }
        if case .stored(let offset) = identity {
            let fast = old.withContiguousStorageIfAvailable { old in
                new.withContiguousStorageIfAvailable { new in
                    edit(
                        StoredIDs<ID>(UnsafeRawBufferPointer(old), stride: MemoryLayout<Data.Element>.stride, offset),
                        StoredIDs<ID>(UnsafeRawBufferPointer(new), stride: MemoryLayout<Data.Element>.stride, offset))
                }
            }
            if let edit = fast ?? nil { return edit }
        }
        return edit(ReadIDs(data: old, identity: identity), ReadIDs(data: new, identity: identity))
    }

    private static func edit<IDs: IDSequence>(_ old: IDs, _ new: IDs) -> ListEdit {
        let (oldCount, newCount) = (old.count, new.count)
        if oldCount == newCount, old.isSameStorage(as: new) { return .unchanged(oldCount) }
        let shorter = min(oldCount, newCount)
        let prefix = old.commonRun(from: 0, with: new, from: 0, count: shorter)
        if prefix == shorter, oldCount == newCount { return .unchanged(oldCount) }
        let suffix = old.commonRunBackwards(from: oldCount, with: new, from: newCount, count: shorter - prefix)
        var edit = ListEdit(oldCount: oldCount, newCount: newCount, prefix: prefix, suffix: suffix)
        if oldCount == newCount, edit.oldMiddle.count > 1 {
            let (first, last) = (prefix, oldCount - suffix - 1)
            let length = last - first
            if old.isEqual(first, new, last),
                old.commonRun(from: first + 1, with: new, from: first, count: length) == length
            {
                edit.move = ListEdit.Move(from: first, to: last)
            } else if old.isEqual(last, new, first),
                old.commonRun(from: first, with: new, from: first + 1, count: length) == length
            {
                edit.move = ListEdit.Move(from: last, to: first)
            } else if old.isEqual(first, new, last), old.isEqual(last, new, first),
                old.commonRun(from: first + 1, with: new, from: first + 1, count: length - 1) == length - 1
            {
                edit.isExchange = true
            }
        }
        return edit
    }
}

private protocol IDSequence {
    var count: Int { get }
    func isEqual(_ index: Int, _ other: Self, _ otherIndex: Int) -> Bool
    func isSameStorage(as other: Self) -> Bool
    func commonRun(from index: Int, with other: Self, from otherIndex: Int, count: Int) -> Int
    func commonRunBackwards(from end: Int, with other: Self, from otherEnd: Int, count: Int) -> Int
}

extension IDSequence {
    func isSameStorage(as other: Self) -> Bool { false }

    func commonRun(from index: Int, with other: Self, from otherIndex: Int, count: Int) -> Int {
        var run = 0
        while run < count, isEqual(index + run, other, otherIndex + run) { run += 1 }
        return run
    }

    func commonRunBackwards(from end: Int, with other: Self, from otherEnd: Int, count: Int) -> Int {
        var run = 0
        while run < count, isEqual(end - run - 1, other, otherEnd - run - 1) { run += 1 }
        return run
    }
}

/// Ids that are read from each element.
private struct ReadIDs<Data: RandomAccessCollection, ID: Hashable>: IDSequence {
    let data: Data
    let identity: ElementIdentity<Data.Element, ID>

    var count: Int { data.count }

    private func id(_ position: Int) -> ID { identity(data[data.index(data.startIndex, offsetBy: position)]) }

    func isEqual(_ index: Int, _ other: Self, _ otherIndex: Int) -> Bool { id(index) == other.id(otherIndex) }
}

/// Ids that lie in memory, each inside of its element.
private struct StoredIDs<ID: Hashable>: IDSequence {
    let bytes: UnsafeRawBufferPointer
    let stride: Int
    let offset: Int
    let count: Int

    init(_ bytes: UnsafeRawBufferPointer, stride: Int, _ offset: Int) {
        self.bytes = bytes
        self.stride = stride
        self.offset = offset
        count = bytes.count / max(stride, 1)
    }

    private func address(_ index: Int) -> UnsafeRawPointer { bytes.baseAddress! + (index * stride + offset) }

    func isSameStorage(as other: Self) -> Bool { bytes.baseAddress == other.bytes.baseAddress }

    func isEqual(_ index: Int, _ other: Self, _ otherIndex: Int) -> Bool {
        address(index).assumingMemoryBound(to: ID.self).pointee
            == other.address(otherIndex).assumingMemoryBound(to: ID.self).pointee
    }

    func commonRun(from index: Int, with other: Self, from otherIndex: Int, count: Int) -> Int {
        var run = 0
        while run < count {
            run += RawRuns.same(
                address(index + run), other.address(otherIndex + run), step: stride, size: MemoryLayout<ID>.size,
                count: count - run)
            if run < count {
                guard isEqual(index + run, other, otherIndex + run) else { break }
                run += 1
            }
        }
        return run
    }

    func commonRunBackwards(from end: Int, with other: Self, from otherEnd: Int, count: Int) -> Int {
        var run = 0
        while run < count {
            run += RawRuns.same(
                address(end - run - 1), other.address(otherEnd - run - 1), step: -stride,
                size: MemoryLayout<ID>.size, count: count - run)
            if run < count {
                guard isEqual(end - run - 1, other, otherEnd - run - 1) else { break }
                run += 1
            }
        }
        return run
    }
}

/// Compares bytes at regular distances; not generic, so that it is fast in every build.
private enum RawRuns {
    static func same(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer, step: Int, size: Int, count: Int) -> Int {
        var (a, b) = (first, second)
        var run = 0
        switch size {
        case 8:
            while run < count, a.loadUnaligned(as: UInt64.self) == b.loadUnaligned(as: UInt64.self) {
                (a, b, run) = (a + step, b + step, run + 1)
            }
        case 16:
            while run < count, a.loadUnaligned(as: UInt64.self) == b.loadUnaligned(as: UInt64.self),
                a.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
                    == b.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
            {
                (a, b, run) = (a + step, b + step, run + 1)
            }
        default:
            while run < count, memcmp(a, b, size) == 0 { (a, b, run) = (a + step, b + step, run + 1) }
        }
        return run
    }
}
