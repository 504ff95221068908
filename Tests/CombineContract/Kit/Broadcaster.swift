import Combine

/// Something that several subscribers share.
struct Broadcaster: Sendable {
    /// What a subscriber that comes late, or had no demand, gets.
    enum Memory {
        case nothing
        case newestValue
    }

    /// One of its kind.
    struct Instance {
        let publisher: Stream
        let send: (Sent.What) -> Void

        /// Lets go what holds itself.
        var tearDown: () -> Void = {}
    }

    let name: String
    let publishers: Set<String>
    let memory: Memory

    /// Whether it can come to an end.
    var ends = true

    let make: @Sendable () -> Instance
}

/// What the subscribers of a broadcaster have got: a machine without threads or calls.
struct BroadcastModel {
    struct Listener {
        var values: [Int] = []
        var end: Story.End?
        var demand = Subscribers.Demand.none
        var pending: Int?
        var isCancelled = false
    }

    let memory: Broadcaster.Memory

    /// How much each subscriber asks for in answer to its nth value.
    let answers: [Int]

    private(set) var listeners: [Listener] = []
    private var newest = 0
    private var end: Story.End?

    init(memory: Broadcaster.Memory, answers: [Int]) {
        self.memory = memory
        self.answers = answers
    }

    mutating func subscribe() {
        var listener = Listener(end: end)
        if memory == .newestValue, end == nil { listener.pending = newest }
        listeners.append(listener)
    }

    mutating func request(_ demand: Subscribers.Demand, of index: Int) {
        guard listeners[index].end == nil, !listeners[index].isCancelled else { return }
        listeners[index].demand += demand
        if let value = listeners[index].pending {
            listeners[index].pending = nil
            deliver(value, to: index)
        }
    }

    mutating func cancel(_ index: Int) { listeners[index].isCancelled = true }

    mutating func send(_ what: Sent.What) {
        guard end == nil else { return }
        switch what {
        case .value(let value):
            newest = value
            for index in listeners.indices { deliver(value, to: index) }
        case .end(let end):
            self.end = end
            for index in listeners.indices where !listeners[index].isCancelled { listeners[index].end = end }
        }
    }

    private mutating func deliver(_ value: Int, to index: Int) {
        guard listeners[index].end == nil, !listeners[index].isCancelled else { return }
        guard listeners[index].demand > .none else {
            if memory == .newestValue { listeners[index].pending = value }
            return
        }
        listeners[index].demand -= 1
        listeners[index].demand += answers[listeners[index].values.count % answers.count]
        listeners[index].values.append(value)
    }
}
