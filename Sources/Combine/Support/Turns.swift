/// Events that wait for a scheduler, in order.
///
/// Each event is scheduled by itself, but what runs is always the oldest event, and one at a time. So the order holds
/// on a scheduler that works concurrently too.
final class Turns<Event> {
    private let lock = Lock()
    private var machine = TurnsMachine<Event>()

    func append(_ event: Event) { lock.withLock { machine.append(event) } }

    /// Runs the oldest event with `body`. When one is running already, on another thread or deeper in this call, the
    /// turn is left to that one.
    func run(_ body: (Event) -> Void) {
        guard lock.withLock({ machine.enter() }) else { return }
        repeat { runNext(body) } while lock.withLock { machine.goesOn() }
    }

    // Events leave the queue outside the lock, since releasing a value may run a client's code.
    private func runNext(_ body: (Event) -> Void) {
        if let event = lock.withLock({ machine.next() }) { body(event) }
    }
}
