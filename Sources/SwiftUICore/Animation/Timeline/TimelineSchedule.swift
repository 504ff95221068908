import Foundation

/// How often a timeline changes.
public enum TimelineScheduleMode: Hashable, Sendable {
    /// As often as the schedule says.
    case normal
    /// Rarely, for instance where the display is dimmed.
    case lowFrequency
}

/// The moments at which a timeline view makes its content anew.
public protocol TimelineSchedule {
    /// The moments, in order.
    associatedtype Entries: Sequence where Self.Entries.Element == Date

    /// How often the timeline changes.
    typealias Mode = TimelineScheduleMode

    /// The moments from the one that is in force at a date.
    func entries(from startDate: Date, mode: Self.Mode) -> Self.Entries
}

/// Moments at equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    /// The moments, without end.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        private let first: Date
        private let interval: TimeInterval
        private var count = 0.0

        init(first: Date, interval: TimeInterval) {
            self.first = first
            self.interval = interval
        }

        /// The next moment; none where the distance is not a positive number.
        public mutating func next() -> Date? {
            guard interval > 0, interval.isFinite else { return nil }
            defer { count += 1 }
            return first.addingTimeInterval(count * interval)
        }
    }

    private let start: Date
    private let interval: TimeInterval

    /// Moments a distance in seconds apart, one of them at a date.
    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = interval
    }

    /// The moments from the last one that is not after a date.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        let passed = (startDate.timeIntervalSince(start) / interval).rounded(.down)
        let first = passed.isFinite ? start.addingTimeInterval(passed * interval) : start
        return Entries(first: first, interval: interval)
    }
}

/// The beginning of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    /// The moments, without end.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        private var minutes: Double

        init(from date: Date) { minutes = (date.timeIntervalSinceReferenceDate / 60).rounded(.down) }

        /// The beginning of the next minute.
        public mutating func next() -> Date? {
            defer { minutes += 1 }
            return Date(timeIntervalSinceReferenceDate: minutes * 60)
        }
    }

    /// The beginning of each minute.
    public init() {}

    /// The minutes from the one that a date lies in.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { Entries(from: startDate) }
}

/// Moments that are listed.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries

    /// Moments that are listed, in order.
    public init(_ dates: Entries) { self.dates = dates }

    /// All moments.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// Moments as close as the display's frames, or at least an interval apart.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    /// The moments, without end.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        private var upcoming: Date?
        private let interval: TimeInterval

        init(first: Date?, interval: TimeInterval) {
            upcoming = first
            self.interval = interval
        }

        /// The next moment.
        public mutating func next() -> Date? {
            defer { upcoming = upcoming?.addingTimeInterval(interval) }
            return upcoming
        }
    }

    /// More frames a second than this are drawn by no timeline.
    private static let shortestInterval = 1.0 / 120

    private let interval: TimeInterval
    private let isPaused: Bool

    /// Moments at least `minimumInterval` seconds apart; none while paused.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        interval = max(minimumInterval ?? Self.shortestInterval, Self.shortestInterval)
        isPaused = paused
    }

    /// The moments from a date; none in the mode of low frequency.
    public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
        Entries(first: isPaused || mode == .lowFrequency ? nil : start, interval: interval)
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Moments a distance in seconds apart, one of them at a date.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// The beginning of each minute.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// With each frame of the display.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    /// With the frames of the display, at least `minimumInterval` seconds apart; not at all while paused.
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}

extension TimelineSchedule {
    /// Moments that are listed, in order.
    public static func explicit<S>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S: Sequence, S.Element == Date {
        ExplicitTimelineSchedule(dates)
    }
}
