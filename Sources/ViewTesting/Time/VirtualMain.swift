import CVirtualMain
import Foundation
import SwiftUICore

/// The main queue and its time, which belong to the process: one host at a time has them, and others wait in line.
@MainActor
enum VirtualMain {
    /// Having the main queue. It is given back when this goes.
    @MainActor
    final class Lease {
        let place: SourcePlace

        init(place: SourcePlace) { self.place = place }

        isolated deinit { VirtualMain.giveBack() }
    }

    /// Why a host did not get the main queue.
    struct Busy: Error, CustomStringConvertible {
        let description: String
    }

    private struct Waiting {
        let number: Int
        let continuation: CheckedContinuation<Void, any Error>
    }

    private static var owner: SourcePlace?
    private static var waiting: [Waiting] = []
    private static var lastNumber = 0

    /// Waits until nobody else has the main queue, and takes it over.
    ///
    /// The one that has it is named after five minutes: then it was forgotten, since a host gives it back when it goes.
    static func take(at place: SourcePlace) async throws -> Lease {
        if owner != nil {
            lastNumber += 1
            let number = lastNumber
            try await withCheckedThrowingContinuation { continuation in
                waiting.append(Waiting(number: number, continuation: continuation))
                Task.detached {
                    try await Task.sleep(for: .seconds(300))
                    await giveUp(number)
                }
            }
        }
        owner = place
        martlet_virtual_begin { information in
            guard let information else { return }
            Unmanaged<Timer>.fromOpaque(information).takeUnretainedValue().fire()
        }
        let lease = Lease(place: place)
        // From the next step on this task is run by the queue that the host drains.
        martlet_virtual_adopt_current_task()
        await Task.yield()
        return lease
    }

    private static func giveUp(_ number: Int) {
        guard let index = waiting.firstIndex(where: { $0.number == number }) else { return }
        let place = owner.map { "\($0)" } ?? "nobody"
        waiting.remove(at: index).continuation.resume(
            throwing: Busy(
                description: "The main queue is still held by the host made at \(place). A host with a virtual clock "
                    + "gives it back when the last reference to it goes: it was forgotten, or its test does not end."))
    }

    private static func giveBack() {
        martlet_virtual_end()
        owner = nil
        guard !waiting.isEmpty else { return }
        owner = SourcePlace(fileID: "the next host", filePath: "", line: 0)
        waiting.removeFirst().continuation.resume()
    }
}
