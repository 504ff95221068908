import Combine

/// A scheduler whose time the test moves, and which writes down what it was asked. Its least tolerance is 7.
final class VirtualScheduler: Scheduler {
    struct Time: Strideable, Equatable {
        var value: Int

        func distance(to other: Time) -> Stride { Stride(other.value - value) }

        func advanced(by n: Stride) -> Time { Time(value: value + n.magnitude) }

        struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric {
            var magnitude: Int

            init(_ value: Int) { magnitude = value }
            init(integerLiteral value: Int) { magnitude = value }
            init?<T>(exactly source: T) where T: BinaryInteger { self.init(Int(source)) }

            static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
            static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude + rhs.magnitude) }
            static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude - rhs.magnitude) }
            static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude * rhs.magnitude) }
            static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
            static func seconds(_ s: Int) -> Stride { Stride(s * 1000) }
            static func seconds(_ s: Double) -> Stride { Stride(Int(s * 1000)) }
            static func milliseconds(_ ms: Int) -> Stride { Stride(ms) }
            static func microseconds(_ us: Int) -> Stride { Stride(us / 1000) }
            static func nanoseconds(_ ns: Int) -> Stride { Stride(ns / 1_000_000) }
        }
    }

    enum Call: Equatable {
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

    private(set) var calls: [Call] = []
    private(set) var time: Int
    private var items: [Item] = []
    private var count = 0

    init(_ time: Int = 0) { self.time = time }

    var now: Time {
        calls.append(.now)
        return Time(value: time)
    }

    var minimumTolerance: Time.Stride {
        calls.append(.minimumTolerance)
        return 7
    }

    func schedule(options: String?, _ action: @escaping () -> Void) {
        calls.append(.schedule(options: options))
        add(at: time, interval: nil, action)
    }

    func schedule(after date: Time, tolerance: Time.Stride, options: String?, _ action: @escaping () -> Void) {
        calls.append(.scheduleAfter(date.value, tolerance: tolerance.magnitude, options: options))
        add(at: date.value, interval: nil, action)
    }

    func schedule(
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
    var pendingDates: [Int] { items.filter { !$0.isCancelled }.map(\.date).sorted() }

    /// Moves to `end`, doing what is due on the way.
    func advance(to end: Int) {
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

    /// Does what is due now.
    func runDue() { advance(to: time) }

    func forgetCalls() { calls = [] }
}
