import Combine

/// A scheduler whose time the test moves, and which writes down what it was asked. Its least tolerance is 7.
package final class VirtualScheduler: Scheduler, Releasable {
    package struct Time: Strideable, Equatable {
        package var value: Int

        package func distance(to other: Time) -> Stride { Stride(other.value - value) }

        package func advanced(by n: Stride) -> Time { Time(value: value + n.magnitude) }

        package struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric {
            package var magnitude: Int

            package init(_ value: Int) { magnitude = value }
            package init(integerLiteral value: Int) { magnitude = value }
            package init?<T>(exactly source: T) where T: BinaryInteger { self.init(Int(source)) }

            package static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
            package static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude + rhs.magnitude) }
            package static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude - rhs.magnitude) }
            package static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude * rhs.magnitude) }
            package static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
            package static func seconds(_ s: Int) -> Stride { Stride(s * 1000) }
            package static func seconds(_ s: Double) -> Stride { Stride(Int(s * 1000)) }
            package static func milliseconds(_ ms: Int) -> Stride { Stride(ms) }
            package static func microseconds(_ us: Int) -> Stride { Stride(us / 1000) }
            package static func nanoseconds(_ ns: Int) -> Stride { Stride(ns / 1_000_000) }
        }
    }

    package enum Call: Equatable {
        case now
        case minimumTolerance
        case schedule(options: String?)
        case scheduleAfter(Int, tolerance: Int, options: String?)
        case scheduleRepeating(Int, interval: Int, tolerance: Int, options: String?)
    }

    private final class Item {
        var date: Int
        let order: Int
        let interval: Int?
        let action: () -> Void
        var isCancelled = false

        init(date: Int, order: Int, interval: Int?, action: @escaping () -> Void) {
            self.date = date
            self.order = order
            self.interval = interval
            self.action = action
        }
    }

    package private(set) var calls: [Call] = []
    package private(set) var time: Int
    private var items: [Item] = []
    private var count = 0

    package init(_ time: Int = 0) {
        self.time = time
        ReleasePool.current?.add(self)
    }

    package var now: Time {
        calls.append(.now)
        return Time(value: time)
    }

    package var minimumTolerance: Time.Stride {
        calls.append(.minimumTolerance)
        return 7
    }

    package func schedule(options: String?, _ action: @escaping () -> Void) {
        calls.append(.schedule(options: options))
        add(at: time, interval: nil, action)
    }

    package func schedule(after date: Time, tolerance: Time.Stride, options: String?, _ action: @escaping () -> Void) {
        calls.append(.scheduleAfter(date.value, tolerance: tolerance.magnitude, options: options))
        add(at: date.value, interval: nil, action)
    }

    package func schedule(
        after date: Time, interval: Time.Stride, tolerance: Time.Stride, options: String?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        calls.append(
            .scheduleRepeating(
                date.value, interval: interval.magnitude, tolerance: tolerance.magnitude, options: options))
        let item = add(at: date.value, interval: interval.magnitude, action)
        return AnyCancellable { item.isCancelled = true }
    }

    @discardableResult
    private func add(at date: Int, interval: Int?, _ action: @escaping () -> Void) -> Item {
        count += 1
        let item = Item(date: date, order: count, interval: interval, action: action)
        items.append(item)
        return item
    }

    /// The dates of what is still to be done.
    package var pendingDates: [Int] { items.filter { !$0.isCancelled }.map(\.date).sorted() }

    /// Moves to `end`, doing what is due on the way.
    package func advance(to end: Int) {
        while true {
            items.removeAll { $0.isCancelled }
            let due = items.filter { $0.date <= end }.min { ($0.date, $0.order) < ($1.date, $1.order) }
            guard let due else { break }
            time = max(time, due.date)
            if let interval = due.interval {
                due.date += Swift.max(interval, 1)
            } else {
                items.removeAll { $0 === due }
            }
            due.action()
        }
        time = max(time, end)
    }

    /// Sets the clock, which may go back, and does nothing.
    package func set(time: Int) { self.time = time }

    /// Does what is due now.
    package func runDue() { advance(to: time) }

    package func forgetCalls() { calls = [] }

    /// Lets all go that is still to be done.
    package func releaseAll() { items = [] }
}
