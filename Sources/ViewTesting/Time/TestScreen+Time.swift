import CVirtualMain
import Foundation
import SwiftUICore

extension TestScreen {
    /// Lets time pass: animations go on by as many frames as there are in it, timelines and transitions come to where
    /// they are then; with a virtual clock timers fire, each at its own time, and tasks wake. Without a call the time
    /// stands still.
    public func advance(by seconds: Double) {
        guard seconds < 1e9 else {
            return TestFailure.report("\(seconds) s do not pass in a test: thirty years are the most", at: place)
        }
        settle()
        if lease == nil {
            surface.virtualClock.advance(by: seconds)
        } else {
            advanceMainQueue(by: UInt64((max(seconds, 0) * 1e9).rounded()))
        }
        settle()
    }

    /// Lets time pass.
    public func advance(by duration: Duration) {
        let (seconds, attoseconds) = duration.components
        advance(by: Double(seconds) + Double(attoseconds) / 1e18)
    }

    /// Lets as much time pass as there is between two frames.
    public func advanceFrame() { advance(by: surface.virtualClock.frameInterval) }

    /// The seconds that have passed since the host was made.
    public var elapsed: Double {
        lease == nil ? surface.virtualClock.time : Double(martlet_virtual_elapsed()) / 1e9
    }

    /// Lets time pass until nothing is being animated; five seconds at most, since some things never rest.
    public func finishAnimations() {
        settle()
        let end = surface.virtualClock.time + 5
        while surface.wantsFrames, surface.virtualClock.time < end {
            let step = min(0.1, end - surface.virtualClock.time)
            if lease == nil { surface.virtualClock.advance(by: step) } else { advance(by: step) }
            settle()
        }
    }

    /// Lets time pass from one thing that waits for its time to the next, until nothing waits any more.
    ///
    /// What goes on after `limit` seconds, such as a timer that repeats, makes the test fail with its name.
    public func runUntilIdle(limit: Double = 10) {
        settle()
        let end = elapsed + limit
        while let next = nextEvent {
            guard next <= end else {
                return TestFailure.report(
                    "The view does not come to rest in \(limit) s; there is still\n"
                        + pendingWork.map { "  \($0)" }.joined(separator: "\n"), at: place)
            }
            advance(by: max(next - elapsed, 0))
        }
    }

    /// Waits for something that happens outside of the main queue, as an answer from a server: in real time, until a
    /// condition holds. Throws what is on screen when `limit` real seconds are over in which the rest of the process had
    /// its turns.
    public func wait(upTo limit: Double = 10, until condition: () -> Bool) async throws {
        let holds = await RealTime.wait(upTo: limit) {
            settle()
            return condition()
        }
        if !holds { throw failure("What was waited for did not happen in \(limit) s") }
    }

    /// Waits until there is a view that a query fits, because of something that happens outside of the main queue, and
    /// returns it. Throws what is on screen when `limit` real seconds are over.
    @discardableResult
    public func wait(for query: ViewQuery, upTo limit: Double = 10) async throws -> ShownView {
        var found: ShownView?
        let isThere = await RealTime.wait(upTo: limit) {
            settle()
            found = self.query(query)
            return found != nil
        }
        guard isThere, let found else { throw miss(query) }
        return found
    }

    /// Finds a view that is still to come: lets the test's time pass from one thing that waits to the next, and then
    /// waits for what happens outside of the main queue. Throws what is on screen where there is none after `limit`
    /// seconds of either.
    @discardableResult
    public func find(_ query: ViewQuery, upTo limit: Double) async throws -> ShownView {
        settle()
        let end = elapsed + limit
        while self.query(query) == nil, let next = nextEvent, next <= end { advance(by: max(next - elapsed, 0)) }
        return try await wait(for: query, upTo: limit)
    }

    /// Whether anything is still being animated.
    public var isAnimating: Bool { surface.wantsFrames }

    /// When something happens next, in seconds since the host was made.
    private var nextEvent: Double? {
        let frame = surface.virtualClock.nextTime
        var next = frame ?? .infinity
        if lease != nil {
            let due = martlet_virtual_next_due()
            if due != UInt64.max { next = min(next, Double(due) / 1e9) }
        }
        return next.isFinite ? next : nil
    }

    /// Lets tasks that were cancelled come to their end. What the app has left to itself, as a search that is under way,
    /// may hold a model for a while: it gets ten seconds of the test's time.
    func finishMainQueue() {
        settleMainQueue()
        guard leaks.isOn else { return }
        let end = martlet_virtual_elapsed() + 10_000_000_000
        while leaks.hasLivingObjects {
            let (now, next) = (martlet_virtual_elapsed(), martlet_virtual_next_due())
            guard next <= end else { break }
            advanceMainQueue(by: next > now ? next - now : 0)
        }
        if leaks.hasLivingObjects { leaks.pendingWork = pendingWork }
    }

    private func advanceMainQueue(by nanoseconds: UInt64) {
        let end = martlet_virtual_elapsed() + nanoseconds
        while true {
            let now = martlet_virtual_elapsed()
            var next = min(end, martlet_virtual_next_due())
            if let frame = surface.virtualClock.nextTime {
                next = min(next, UInt64((frame * 1e9).rounded(.up)))
            }
            next = max(next, now)
            martlet_virtual_set_elapsed(next)
            let step = Double(next) / 1e9 - surface.virtualClock.time
            if step > 0 { surface.virtualClock.advance(by: step) }
            guard settleMainQueue() else { return }
            if next == end, martlet_virtual_next_due() > end { return }
        }
    }
}
