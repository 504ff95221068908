import Foundation
import Synchronization

/// A closure that is called on several threads on purpose.
struct Unshared: @unchecked Sendable {
    let call: (Int) -> Void

    init(_ call: @escaping (Int) -> Void) { self.call = call }
}

/// Counts calls, and notices when two of them overlap.
final class Meter: Sendable {
    private let inside = Atomic(0)
    private let overlapCount = Atomic(0)
    private let callCount = Atomic(0)
    private let endCount = Atomic(0)

    func pass() {
        if inside.add(1, ordering: .sequentiallyConsistent).oldValue != 0 { overlapCount.add(1, ordering: .relaxed) }
        callCount.add(1, ordering: .relaxed)
        inside.subtract(1, ordering: .sequentiallyConsistent)
    }

    func passEnd() {
        pass()
        endCount.add(1, ordering: .relaxed)
    }

    var overlaps: Int { overlapCount.load(ordering: .sequentiallyConsistent) }

    var count: Int { callCount.load(ordering: .sequentiallyConsistent) }

    var ends: Int { endCount.load(ordering: .sequentiallyConsistent) }
}

/// Runs `body` on a thread whose stack has 512 KB, and waits for it.
func onSmallStack(_ body: @escaping () -> Void) {
    let shared = Unshared { _ in body() }
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
        shared.call(0)
        done.signal()
    }
    thread.stackSize = 512 * 1024
    thread.start()
    done.wait()
}
