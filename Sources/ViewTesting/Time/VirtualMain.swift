import CVirtualMain
import Foundation
import SwiftUICore

/// The main queue and its time, which belong to the process: one host at a time has them, and others wait in line.
@MainActor
package enum VirtualMain {
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

    private static var owner: SourcePlace?
    private static var waiting: [CheckedContinuation<Void, any Error>] = []
    /// Counts what owners do: take the queue over, settle, let time pass.
    private static var activity = 0
    private static var isWatched = false
    /// Whether the owner has been given the queue and has not had its turn yet.
    private static var isHandedOver = false

    /// Waits until nobody else has the main queue, and takes it over.
    ///
    /// A host gives it back when it goes. Where it was forgotten it does nothing any more: when that has gone on for five
    /// minutes, in which the main actor and the pool of tasks had their turns, it is named and the waiting ends.
    static func take(at place: SourcePlace) async throws -> Lease {
        if let owner {
            // Nobody else could let that host go, as this code is what it waits for.
            if martlet_virtual_is_current() {
                throw Busy(
                    description:
                        "This test still has the host made at \(owner), and the main queue with it: let it go before "
                        + "another host with a virtual clock is made.")
            }
            try await withCheckedThrowingContinuation { continuation in
                waiting.append(continuation)
                watch()
            }
        }
        owner = place
        isHandedOver = false
        noteActivity()
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

    /// Says that the host which has the main queue does something.
    static func noteActivity() { activity += 1 }

    /// How often an owner is looked at that does nothing before it counts as forgotten, once in a tenth of a second.
    package static var patience = 3000

    /// Looks from time to time whether the owner still does something. Each look takes a turn of the main actor and one
    /// of the pool, so that where these are kept busy nobody is called forgotten who had no chance to do anything.
    private static func watch() {
        guard !isWatched else { return }
        isWatched = true
        RealTime.detach {
            var looks = 0
            var known = -1
            while await isWaitedFor {
                try? await Task.sleep(for: .milliseconds(100))
                await RealTime.pause()
                let activity = await lookedAt
                looks = activity == known ? looks + 1 : 0
                known = activity
                if await looks >= patience {
                    await giveUp()
                    looks = 0
                }
            }
        }
    }

    /// A number that stays the same only while the owner does nothing. Who has not had its turn counts as busy.
    private static var lookedAt: Int {
        if isHandedOver { noteActivity() }
        return activity
    }

    private static var isWaitedFor: Bool {
        if waiting.isEmpty { isWatched = false }
        return isWatched
    }

    private static func giveUp() {
        let place = owner.map { "\($0)" } ?? "nobody"
        let busy = Busy(
            description:
                "The main queue is still held by the host made at \(place). A host with a virtual clock gives it "
                + "back when the last reference to it goes: it was forgotten, or its test does not end.")
        let left = waiting
        waiting = []
        for entry in left { entry.resume(throwing: busy) }
    }

    private static func giveBack() {
        martlet_virtual_end()
        owner = nil
        guard !waiting.isEmpty else { return }
        owner = SourcePlace(fileID: "the next host", filePath: "", line: 0)
        isHandedOver = true
        waiting.removeFirst().resume()
    }
}
