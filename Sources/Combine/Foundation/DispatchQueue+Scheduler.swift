import Dispatch

extension DispatchQueue: Scheduler {
    /// A point in the time that the system counts while it is awake.
    public struct SchedulerTimeType: Strideable, Codable, Hashable {
        /// The point as Dispatch says it.
        public var dispatchTime: DispatchTime

        /// Makes a point of Dispatch's.
        public init(_ time: DispatchTime) { dispatchTime = time }

        /// Reads a number of nanoseconds since the system started.
        public init(from decoder: any Decoder) throws {
            dispatchTime = DispatchTime(
                uptimeNanoseconds: try decoder.singleValueContainer().decode(UInt64.self))
        }

        /// Writes a number of nanoseconds since the system started.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(dispatchTime.uptimeNanoseconds)
        }

        /// The time from here to `other`. To or from a point that is never reached it is the longest there is.
        public func distance(to other: SchedulerTimeType) -> Stride {
            let start = dispatchTime.uptimeNanoseconds
            let end = other.dispatchTime.uptimeNanoseconds
            if start == end { return Stride(nanoseconds: 0) }
            guard let from = Int(exactly: start), let to = Int(exactly: end) else { return Stride(nanoseconds: .max) }
            return Stride(nanoseconds: to - from)
        }

        /// The point `n` from here, never before the system started; the longest time leads to no point at all.
        public func advanced(by n: Stride) -> SchedulerTimeType {
            if n.magnitude == .max { return SchedulerTimeType(.distantFuture) }
            let start = dispatchTime.uptimeNanoseconds
            if n.magnitude >= 0 {
                let (end, overflow) = start.addingReportingOverflow(UInt64(n.magnitude))
                return SchedulerTimeType(overflow ? .distantFuture : DispatchTime(uptimeNanoseconds: end))
            }
            let back = n.magnitude.magnitude
            return SchedulerTimeType(DispatchTime(uptimeNanoseconds: start > UInt64(back) ? start - UInt64(back) : 1))
        }

        /// Two points are equal when they are the same nanosecond.
        public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.uptimeNanoseconds) }
    }

    /// How work is done.
    public struct SchedulerOptions {
        /// How important the work is.
        public var qos: DispatchQoS

        /// How the work stands to other work of the queue.
        public var flags: DispatchWorkItemFlags

        /// The group that the work belongs to.
        public var group: DispatchGroup?

        /// Makes options; left out, they say nothing.
        public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
            self.qos = qos
            self.flags = flags
            self.group = group
        }
    }

    /// No leeway is kept to.
    public var minimumTolerance: SchedulerTimeType.Stride { SchedulerTimeType.Stride(nanoseconds: 0) }

    /// The present point in time.
    public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

    /// Puts `action` into the queue.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let work = Unchecked(action)
        if let options {
            async(group: options.group, qos: options.qos, flags: options.flags) { work.value() }
        } else {
            async { work.value() }
        }
    }

    /// Puts `action` into the queue after `date`.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let work = Unchecked(action)
        options?.group?.enter()
        let group = options?.group
        asyncAfter(
            deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
        ) {
            work.value()
            group?.leave()
        }
    }

    /// Puts `action` into the queue after `date` and again after each `interval`, until the token is cancelled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let work = Unchecked(action)
        let timer = DispatchSource.makeTimerSource(queue: self)
        timer.setEventHandler(qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { work.value() }
        // Dispatch traps at lengths below nothing.
        let nothing = SchedulerTimeType.Stride(nanoseconds: 0)
        timer.schedule(
            deadline: date.dispatchTime, repeating: max(interval, nothing).timeInterval,
            leeway: max(tolerance, nothing).timeInterval)
        timer.resume()
        return AnyCancellable { timer.cancel() }
    }
}
