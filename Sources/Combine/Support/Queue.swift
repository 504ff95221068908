/// A first-in first-out queue with amortised constant-time ends, and no storage while no more than one element waits.
@usableFromInline
struct Queue<Element> {
    // The oldest element, and those after it from `head` on.
    @usableFromInline var oldest: Element?
    @usableFromInline var others: ContiguousArray<Element?> = []
    @usableFromInline var head = 0

    @inlinable init() {}

    @inlinable var isEmpty: Bool { oldest == nil }

    @inlinable var count: Int { oldest == nil ? 0 : 1 + others.count - head }

    @inlinable mutating func append(_ element: Element) {
        if oldest == nil { oldest = .some(element) } else { others.append(.some(element)) }
    }

    @inlinable mutating func popFirst() -> Element? {
        guard let taken = oldest else { return nil }
        oldest = nil
        if head < others.count { advance() }
        return taken
    }

    @usableFromInline mutating func advance() {
        swap(&oldest, &others[head])
        head += 1
        if head == others.count {
            others.removeAll(keepingCapacity: true)
            head = 0
        } else if head > 32, head * 2 > others.count {
            others.removeSubrange(..<head)
            head = 0
        }
    }

    /// Puts `element` in the place of the first one that passes a test.
    ///
    /// - Returns: the one that it replaced.
    mutating func replaceFirst(with element: Element, where isReplaced: (Element) -> Bool) -> Element? {
        var replaced: Element? = element
        if let oldest, isReplaced(oldest) {
            swap(&replaced, &self.oldest)
            return replaced
        }
        let index = others[head...].firstIndex { $0.map(isReplaced) ?? false }
        guard let index else { return nil }
        swap(&replaced, &others[index])
        return replaced
    }

    /// Everything that is waiting, oldest first, for a look from outside.
    var contents: [Element] { (oldest.map { [$0] } ?? []) + others[head...].compactMap { $0 } }
}
