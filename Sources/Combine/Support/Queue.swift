/// A first-in first-out queue with amortised constant-time ends, and no storage while it is empty and unused.
@usableFromInline
struct Queue<Element> {
    @usableFromInline var elements: ContiguousArray<Element?> = []
    @usableFromInline var head = 0

    @inlinable init() {}

    @inlinable var isEmpty: Bool { head == elements.count }

    @inlinable var count: Int { elements.count - head }

    @inlinable var first: Element? { isEmpty ? nil : elements[head] }

    @inlinable mutating func append(_ element: Element) { elements.append(.some(element)) }

    @inlinable mutating func popFirst() -> Element? {
        guard !isEmpty else { return nil }
        if elements.count == 1 { return elements.removeLast() }
        var taken: Element?
        swap(&taken, &elements[head])
        head += 1
        if head == elements.count {
            elements.removeAll(keepingCapacity: true)
            head = 0
        } else if head > 32, head * 2 > elements.count {
            elements.removeSubrange(..<head)
            head = 0
        }
        return taken
    }

    /// Puts `element` in the place of the first one that passes a test.
    ///
    /// - Returns: the one that it replaced.
    mutating func replaceFirst(with element: Element, where isReplaced: (Element) -> Bool) -> Element? {
        let index = elements[head...].firstIndex { $0.map(isReplaced) ?? false }
        guard let index else { return nil }
        var replaced: Element? = element
        swap(&replaced, &elements[index])
        return replaced
    }

    /// Everything that is waiting, oldest first, for a look from outside.
    var contents: [Element] { elements[head...].compactMap { $0 } }
}
