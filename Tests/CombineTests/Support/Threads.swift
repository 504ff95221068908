import Foundation
import Synchronization

/// Runs `body` on `count` threads at once and waits for all.
func inParallel(_ count: Int, _ body: @escaping (Int) -> Void) {
    struct Body: @unchecked Sendable { let call: (Int) -> Void }
    let shared = Body(call: body)
    DispatchQueue.concurrentPerform(iterations: count) { shared.call($0) }
}

/// Runs `body` on a thread whose stack has 512 KB, and waits for it.
func onSmallStack(_ body: @escaping () -> Void) {
    struct Body: @unchecked Sendable { let call: () -> Void }
    let shared = Body(call: body)
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
        shared.call()
        done.signal()
    }
    thread.stackSize = 512 * 1024
    thread.start()
    done.wait()
}

/// Counts calls and notices when two of them overlap.
final class SerialCounter: Sendable {
    private let inside = Atomic(0)
    private let overlaps = Atomic(0)
    private let hits = Atomic(0)

    func hit() {
        if inside.add(1, ordering: .sequentiallyConsistent).oldValue != 0 {
            overlaps.add(1, ordering: .relaxed)
        }
        hits.add(1, ordering: .relaxed)
        inside.subtract(1, ordering: .sequentiallyConsistent)
    }

    var count: Int { hits.load(ordering: .sequentiallyConsistent) }

    var overlapped: Bool { overlaps.load(ordering: .sequentiallyConsistent) > 0 }
}
