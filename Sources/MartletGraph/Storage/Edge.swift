/// One dependency: `target` read `source` in its last run.
///
/// An edge is in two lists at once: the inputs of its target, in the order in which they were read,
/// and the outputs of its source.
@usableFromInline
package struct Edge {
    /// The attribute that was read; 0 when it was freed since, which counts as a change.
    @usableFromInline package var source: Int32 = 0
    @usableFromInline package var target: Int32 = 0
    /// The version of the source that was read: another version now means that the source changed since.
    @usableFromInline package var seen: UInt32 = 0
    @usableFromInline package var nextInput: Int32 = 0
    @usableFromInline package var nextOutput: Int32 = 0
    @usableFromInline package var previousOutput: Int32 = 0

    @inlinable
    package init() {}
}
