/// All of a graph, in one block of memory that is reached by pointer.
///
/// The fields are not those of the `Graph` class, since each access to a field of a class pays for the check of
/// exclusive access, and bodies enter the graph again while it works.
@usableFromInline
package struct GraphState {
    @usableFromInline package var slots = SlotTable()
    @usableFromInline package var edges = EdgeTable()

    // MARK: Who reads

    /// The attribute whose body is running and whose reads make edges; 0 when none is.
    @usableFromInline package var target: Int32 = 0
    /// The last input that the running body has read.
    @usableFromInline package var cursor: Int32 = 0
    /// The input that it read next in its former run.
    @usableFromInline package var expected: Int32 = 0
    /// The number of the run that is going on.
    @usableFromInline package var run: UInt32 = 0

    package var lastRun: UInt32 = 0
    /// How many bodies are running, one inside the other.
    package var depth = 0
    package var frames: UnsafeMutablePointer<Frame> = .allocate(capacity: 64)
    package var frameCount = 0
    package var frameCapacity = 64
    package var marks: UnsafeMutablePointer<Int32> = .allocate(capacity: 64)
    package var markCapacity = 64

    // MARK: Effects

    package var queue = EffectQueue()
    package var isUpdating = false
    package var updateNumber: UInt32 = 0
    package var effectsCreated: UInt = 0

    // MARK: Storage

    package var freeSlot: Int32 = 0
    package var freeEdge: Int32 = 0
    package var attributeCount = 0
    /// Freed attributes whose storage a frame still used when they were freed.
    package var lingering: [Int32] = []
    /// Subgraphs to which attributes were added after they were invalidated.
    package var late: [Subgraph] = []
    /// Something lingers or came late.
    @usableFromInline package var needsSettling = false
    package var types: [ObjectIdentifier: UnsafeMutablePointer<AttributeType>] = [:]
    @usableFromInline package var lastTypeIdentifier: ObjectIdentifier?
    @usableFromInline package var lastType: UnsafeMutablePointer<AttributeType>?

    // MARK: Around

    @usableFromInline package var counters = GraphCounters()
    @usableFromInline package var trace: ((GraphTraceEvent) -> Void)?
    package var onCycle: ((_ path: [String]) -> Void)?
    package var onEffectQueued: (() -> Void)?

    package init() {}

    package func deallocate() {
        slots.deallocate()
        edges.deallocate()
        frames.deallocate()
        marks.deallocate()
        for type in types.values {
            type.deinitialize(count: 1)
            type.deallocate()
        }
    }
}

/// An attribute that is being checked or run. Only its number is set until one of its inputs has to be checked first.
package struct Frame {
    package var node: Int32
    /// The input that is checked now.
    package var edge: Int32 = 0
    /// Some input has changed: the body will run.
    package var isChanged = false
    /// Further inputs are brought up to date although the body is sure to run.
    package var isPrefetching = false

    @inline(__always)
    init(node: Int32) {
        self.node = node
    }
}
