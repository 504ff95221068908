/// Numbered elements in pages of a fixed size, so that an element never moves once it exists.
///
/// Element 0 is never handed out: the number 0 means "none" in every link between slots and edges.
@usableFromInline
package struct Pages<Element> {
    /// Elements in one page, as a power of two.
    @inlinable package static var shift: Int { 8 }

    @usableFromInline package var table: UnsafeMutablePointer<UnsafeMutablePointer<Element>>
    @usableFromInline package var pageCount = 0
    @usableFromInline package var tableCapacity = 8
    /// The next number that was never handed out.
    @usableFromInline package var nextFresh: Int32 = 1

    package init() {
        table = .allocate(capacity: 8)
    }

    @inlinable @inline(__always)
    package func pointer(_ number: Int32) -> UnsafeMutablePointer<Element> {
        let position = Int(truncatingIfNeeded: number)
        return table[position &>> Self.shift] + (position & ((1 &<< Self.shift) &- 1))
    }

    /// A number that was never handed out; `blank` fills the elements of a page that comes into being.
    package mutating func takeFresh(blank: () -> Element) -> Int32 {
        let number = nextFresh
        let page = Int(number) >> Self.shift
        if page == pageCount {
            if pageCount == tableCapacity {
                let larger = UnsafeMutablePointer<UnsafeMutablePointer<Element>>.allocate(capacity: tableCapacity * 2)
                larger.moveInitialize(from: table, count: pageCount)
                table.deallocate()
                table = larger
                tableCapacity *= 2
            }
            let elements = UnsafeMutablePointer<Element>.allocate(capacity: 1 << Self.shift)
            elements.initialize(repeating: blank(), count: 1 << Self.shift)
            (table + pageCount).initialize(to: elements)
            pageCount += 1
        }
        nextFresh += 1
        return number
    }

    package func deallocate() {
        for page in 0..<pageCount {
            table[page].deinitialize(count: 1 << Self.shift)
            table[page].deallocate()
        }
        table.deallocate()
    }
}
