/// Events that wait for their turns, of which one runs at a time: a state machine that calls nothing.
struct TurnsMachine<Event> {
    private var events = Queue<Event>()
    private var isRunning = false
    private var owed = 0

    mutating func append(_ event: Event) { events.append(event) }

    /// A turn has come. Returns whether it begins: while another one runs, it is left to that one.
    mutating func enter() -> Bool {
        guard isRunning else {
            isRunning = true
            return true
        }
        owed += 1
        return false
    }

    /// The event whose turn it is.
    mutating func next() -> Event? { events.popFirst() }

    /// A turn has run. Returns whether one that was left to it runs now.
    mutating func goesOn() -> Bool {
        isRunning = owed > 0
        if isRunning { owed -= 1 }
        return isRunning
    }
}
