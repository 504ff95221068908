import Foundation

extension Timer {
    /// A publisher of the date, again and again. It starts when it is connected.
    ///
    /// - Parameters:
    ///   - interval: the number of seconds between dates, and before the first one.
    ///   - tolerance: not used, as on Apple's systems.
    ///   - runLoop: where the timer runs.
    ///   - mode: the mode of the loop in which it runs.
    ///   - options: how the loop's scheduler works.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, runLoop: runLoop, mode: mode, options: options)
    }

    /// A publisher of the date, again and again.
    public final class TimerPublisher: ConnectablePublisher {
        /// The kind of values.
        public typealias Output = Date

        /// There is nothing that could fail.
        public typealias Failure = Never

        /// The number of seconds between dates.
        public let interval: TimeInterval

        /// The leeway in seconds.
        public let tolerance: TimeInterval?

        /// Where the timer runs.
        public let runLoop: RunLoop

        /// The mode of the loop in which it runs.
        public let mode: RunLoop.Mode

        /// How the loop's scheduler works.
        public let options: RunLoop.SchedulerOptions?

        private let ticks = PassthroughSubject<Date, Never>()
        private let lock = Lock()
        private var timer: Timer?

        /// Makes a publisher of dates.
        public init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
            options: RunLoop.SchedulerOptions? = nil
        ) {
            self.interval = interval
            self.tolerance = tolerance
            self.runLoop = runLoop
            self.mode = mode
            self.options = options
        }

        deinit { timer?.invalidate() }

        /// Attaches `subscriber`. Dates that it has not asked for are dropped.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Date {
            ticks.subscribe(TimerInner(downstream: subscriber, publisher: self))
        }

        /// Starts the timer, if it does not run. Cancelling any of the tokens stops it for all.
        public func connect() -> any Cancellable {
            lock.lock()
            if timer == nil {
                let ticks = Unchecked(ticks)
                // The initialiser without a date would fire at once on Linux.
                let first = Date(timeIntervalSinceNow: interval)
                let made = Timer(fire: first, interval: interval, repeats: true) { _ in ticks.value.send(Date()) }
                made.tolerance = tolerance ?? 0
                timer = made
                lock.unlock()
                runLoop.add(made, forMode: mode)
            } else {
                lock.unlock()
            }
            return TimerConnection(publisher: self)
        }

        fileprivate func stop() {
            let stopped = lock.withLock { timer.take() }
            stopped?.invalidate()
        }
    }
}

/// Stops the timer.
private final class TimerConnection: Cancellable {
    private let lock = Lock()
    private var publisher: Timer.TimerPublisher?

    init(publisher: Timer.TimerPublisher) { self.publisher = publisher }

    func cancel() {
        let publisher = lock.withLock { self.publisher.take() }
        publisher?.stop()
    }
}

/// Holds the publisher, and with it the timer, as long as somebody is subscribed.
private final class TimerInner<Downstream: Subscriber>: Subscriber
where Downstream.Input == Date, Downstream.Failure == Never {
    typealias Input = Date
    typealias Failure = Never

    private let downstream: Downstream
    private let publisher: Timer.TimerPublisher

    init(downstream: Downstream, publisher: Timer.TimerPublisher) {
        self.downstream = downstream
        self.publisher = publisher
    }

    func receive(subscription: any Subscription) {
        downstream.receive(subscription: TimerSubscription(inside: subscription))
    }

    func receive(_ input: Date) -> Subscribers.Demand { downstream.receive(input) }

    func receive(completion: Subscribers.Completion<Never>) { downstream.receive(completion: completion) }
}

/// The subscription of one subscriber to the dates.
private final class TimerSubscription: Subscription {
    private let inside: any Subscription

    init(inside: any Subscription) { self.inside = inside }

    func request(_ demand: Subscribers.Demand) { if demand > .none { inside.request(demand) } }

    func cancel() { inside.cancel() }
}
