import CVirtualMain
import Foundation

/// Time as it is outside of a test's clock.
enum RealTime {
    /// Seconds since some moment.
    static var now: Double { Double(martlet_virtual_real_uptime()) / 1e9 }

    /// Starts a task of the real pool, which no test's clock holds up, whoever asks for it.
    static func detach(
        priority: TaskPriority? = nil, _ operation: @escaping @Sendable @isolated(any) () async -> Void
    ) {
        // From a thread that no host knows.
        Thread.detachNewThread { Task.detached(priority: priority, operation: operation) }
    }

    /// Lets the rest of the process have a millisecond, and a turn: all tasks that are ready in the pool of Concurrency
    /// come first. Where the machine is busy with other things, that takes as long as it takes.
    static func pause() async {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                usleep(1000)
                // From a thread that no host knows, so that it is the real pool.
                Task.detached(priority: .background) { continuation.resume() }
            }
        }
    }

    /// How many turns there are in a second at most.
    static let turnsInASecond = 1000

    /// Waits until a condition holds, or so many seconds are over in which the rest of the process had its turns: a
    /// limit of the clock alone would be over where the process was given no time. Returns whether the condition holds.
    static func wait(
        upTo limit: Double, isolation: isolated (any Actor)? = #isolation, until condition: () -> Bool
    ) async -> Bool {
        let end = now + limit
        // A turn takes longer than a millisecond; a tenth of what there is room for is enough to have been fair.
        let turns = Int(min(max(limit, 0), 1e6) * Double(turnsInASecond) / 10)
        var turn = 0
        while !condition() {
            if now > end, turn >= turns { return false }
            await pause()
            turn += 1
        }
        return true
    }
}
