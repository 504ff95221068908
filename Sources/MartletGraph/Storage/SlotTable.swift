/// The slots of a graph with their contents, in pages of a fixed size, so that nothing moves once it exists.
///
/// A page holds first its slots, then their contents. Slot 0 is never handed out: the number 0 means "none" in every
/// link.
@usableFromInline
package struct SlotTable {
    /// Slots in one page, as a power of two.
    @inlinable package static var shift: Int { 8 }
    @inlinable package static var pageSize: Int { 1 &<< shift }
    /// Where the contents begin in a page.
    @inlinable package static var contentsOffset: Int { pageSize &* MemoryLayout<Slot>.stride }

    @usableFromInline package var pages: UnsafeMutablePointer<UnsafeMutableRawPointer>
    package var pageCount = 0
    package var capacity = 8
    /// The next number that was never handed out.
    package var nextFresh: Int32 = 1

    package init() {
        pages = .allocate(capacity: capacity)
    }

    @inlinable @inline(__always)
    package func slot(_ index: Int32) -> SlotPointer {
        let position = Int(truncatingIfNeeded: index)
        return
            (pages[position &>> Self.shift]
            + (position & (Self.pageSize &- 1)) &* MemoryLayout<Slot>.stride).assumingMemoryBound(to: Slot.self)
    }

    @inlinable @inline(__always)
    package func contents(_ index: Int32) -> ContentsPointer {
        let position = Int(truncatingIfNeeded: index)
        return
            (pages[position &>> Self.shift] + Self.contentsOffset
            + (position & (Self.pageSize &- 1)) &* MemoryLayout<SlotContents>.stride)
            .assumingMemoryBound(to: SlotContents.self)
    }

    /// A number that was never handed out.
    package mutating func takeFresh() -> Int32 {
        let index = nextFresh
        if Int(index) >> Self.shift == pageCount { addPage() }
        nextFresh += 1
        return index
    }

    private mutating func addPage() {
        if pageCount == capacity {
            let larger = UnsafeMutablePointer<UnsafeMutableRawPointer>.allocate(capacity: capacity * 2)
            larger.moveInitialize(from: pages, count: pageCount)
            pages.deallocate()
            pages = larger
            capacity *= 2
        }
        // On a cache line's boundary, so that no slot lies across two.
        let page = UnsafeMutableRawPointer.allocate(
            byteCount: Self.contentsOffset + Self.pageSize * MemoryLayout<SlotContents>.stride, alignment: 64)
        page.initializeMemory(as: Slot.self, repeating: Slot(), count: Self.pageSize)
        (page + Self.contentsOffset).initializeMemory(
            as: SlotContents.self, repeating: SlotContents(), count: Self.pageSize)
        (pages + pageCount).initialize(to: page)
        pageCount += 1
    }

    package func deallocate() {
        for page in 0..<pageCount {
            (pages[page] + Self.contentsOffset).assumingMemoryBound(to: SlotContents.self)
                .deinitialize(count: Self.pageSize)
            pages[page].deallocate()
        }
        pages.deallocate()
    }
}
