@usableFromInline package typealias SlotPointer = UnsafeMutablePointer<Slot>

/// An attribute's place: what invalidation and checks look at, half a cache line. It never moves.
@usableFromInline
package struct Slot {
    /// Raised when the attribute is freed, so that a handle of a former tenant is recognised.
    @usableFromInline package var generation: UInt32 = 1
    @usableFromInline package var flags = SlotFlags(rawValue: 0)
    /// Raised each time the value changes.
    @usableFromInline package var version: UInt32 = 0
    /// The last run that has read this attribute.
    @usableFromInline package var readBy: UInt32 = 0
    @usableFromInline package var firstInput: Int32 = 0
    @usableFromInline package var firstOutput: Int32 = 0
    @usableFromInline package var lastOutput: Int32 = 0
    /// The next attribute of the same subgraph, or the next free slot.
    @usableFromInline package var next: Int32 = 0

    package init() {}
}
