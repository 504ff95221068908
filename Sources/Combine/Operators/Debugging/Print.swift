extension Publisher {
    /// Prints the events of the stream.
    ///
    /// - Parameters:
    ///   - prefix: what each line begins with, before a colon.
    ///   - stream: where lines are written; without one, to the standard output.
    public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
        Publishers.Print(upstream: self, prefix: prefix, to: stream)
    }
}

extension Publishers {
    /// Prints the events of the stream.
    public struct Print<Upstream: Publisher>: Publisher {
        /// Values are upstream's.
        public typealias Output = Upstream.Output

        /// Errors are upstream's.
        public typealias Failure = Upstream.Failure

        /// What each line begins with.
        public let prefix: String

        /// Where values come from.
        public let upstream: Upstream

        /// Where lines are written.
        public let stream: (any TextOutputStream)?

        /// Makes a publisher that prints.
        public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
            self.upstream = upstream
            self.prefix = prefix
            self.stream = stream
        }

        /// Attaches `subscriber`.
        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            upstream.subscribe(Inner(downstream: subscriber, prefix: prefix, stream: stream))
        }
    }
}

extension Publishers.Print {
    fileprivate final class Inner<Downstream: Subscriber>: Subscriber, PlainInner
    where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
        private let downstream: Downstream
        private let printing: PrintingSubscription

        init(downstream: Downstream, prefix: String, stream: (any TextOutputStream)?) {
            self.downstream = downstream
            printing = PrintingSubscription(prefix: prefix, stream: stream)
        }

        func receive(subscription: any Subscription) {
            printing.write("receive subscription: (\(describe(subscription)))")
            if printing.accept(subscription) { downstream.receive(subscription: printing) }
        }

        func receive(_ input: Upstream.Output) -> Subscribers.Demand {
            printing.write("receive value: (\(input))")
            let more = downstream.receive(input)
            if let count = more.max {
                if count > 0 { printing.write("request max: (\(count)) (synchronous)") }
            } else {
                printing.write("request unlimited (synchronous)")
            }
            return more
        }

        func receive(completion: Subscribers.Completion<Upstream.Failure>) {
            switch completion {
            case .finished: printing.write("receive finished")
            case .failure(let error): printing.write("receive error: (\(error))")
            }
            printing.finish()
            downstream.receive(completion: completion)
        }

        var description: String { "Print" }
    }
}

/// Prints what is asked and hands it on to upstream until the stream is over.
private final class PrintingSubscription: Subscription, PlainInner {
    private let prefix: String
    // Lines of several threads must not run into each other, and a stream may cause more of them while it writes one.
    private let lines = Turns<String>()
    // Touched by who writes.
    private var stream: (any TextOutputStream)?
    private let lock = Lock()
    private var status = SubscriptionStatus.awaiting

    init(prefix: String, stream: (any TextOutputStream)?) {
        self.prefix = prefix.isEmpty ? "" : prefix + ": "
        self.stream = stream
    }

    func write(_ text: String) {
        lines.append(prefix + text)
        lines.run { line in
            if var stream {
                stream.write(line + "\n")
                self.stream = stream
            } else {
                Swift.print(line)
            }
        }
    }

    func accept(_ subscription: any Subscription) -> Bool {
        if lock.withLock({ status.accept(subscription) }) { return true }
        subscription.cancel()
        return false
    }

    func finish() { _ = close() }

    private func close() -> (any Subscription)? { lock.withLock { status.close() } }

    func request(_ demand: Subscribers.Demand) {
        write(demand.max.map { "request max: (\($0))" } ?? "request unlimited")
        lock.withLock { status.subscription }?.request(demand)
    }

    func cancel() {
        write("receive cancel")
        close()?.cancel()
    }

    var description: String { "Print" }
}
