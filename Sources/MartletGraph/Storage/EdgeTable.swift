import Glibc

/// All edges of a graph, in one block that grows. Edges may move when one is added, so none is kept by its address.
///
/// Edge 0 is never handed out: the number 0 means "none" in every link.
@usableFromInline
package struct EdgeTable {
    @usableFromInline package var base: UnsafeMutablePointer<Edge>
    package var capacity = 256
    /// The next number that was never handed out.
    package var nextFresh: Int32 = 1

    package init() {
        base = malloc(capacity * MemoryLayout<Edge>.stride).assumingMemoryBound(to: Edge.self)
    }

    @inlinable @inline(__always)
    package func pointer(_ number: Int32) -> UnsafeMutablePointer<Edge> {
        base + Int(truncatingIfNeeded: number)
    }

    /// A number that was never handed out.
    package mutating func takeFresh() -> Int32 {
        let number = nextFresh
        if Int(number) == capacity {
            // A large block is extended by moving its pages, not by copying; so small steps cost little.
            capacity += capacity / (capacity < 4_096 ? 1 : 4)
            guard let larger = realloc(base, capacity * MemoryLayout<Edge>.stride) else {
                fatalError("There is no memory for \(capacity) edges")
            }
            base = larger.assumingMemoryBound(to: Edge.self)
        }
        nextFresh += 1
        return number
    }

    package func deallocate() {
        free(base)
    }
}
