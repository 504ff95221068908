import Foundation

/// Seconds since the start of 2001 in universal time.
public typealias CFAbsoluteTime = Double

/// A length of time in seconds.
public typealias CFTimeInterval = Double

/// The time now, in seconds since the start of 2001 in universal time. It jumps when the clock is set.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
    Date().timeIntervalSinceReferenceDate
}

/// Seconds of a clock that only ever runs forward and stands still while the machine sleeps.
public func CACurrentMediaTime() -> CFTimeInterval {
    ProcessInfo.processInfo.systemUptime
}
