import Foundation
import FoundationNetworking

extension URLSession {
    /// A publisher of what a request for `url` brings.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
        dataTaskPublisher(for: URLRequest(url: url))
    }

    /// A publisher of what `request` brings.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }

    /// A publisher of what a request brings. Each subscriber makes a request of its own, when it first asks.
    public struct DataTaskPublisher: Publisher, Sendable {
        /// The body, empty if there was none, and the head of the answer.
        public typealias Output = (data: Data, response: URLResponse)

        /// What stood against it.
        public typealias Failure = URLError

        /// The request.
        public let request: URLRequest

        /// Where it is made.
        public let session: URLSession

        /// Makes a publisher of what a request brings.
        public init(request: URLRequest, session: URLSession) {
            self.request = request
            self.session = session
        }

        /// Attaches `subscriber`. Its task is cancelled with the subscription.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Failure, S.Input == Output {
            subscriber.receive(subscription: DataTaskSubscription(publisher: self, downstream: subscriber))
        }
    }
}

private final class DataTaskSubscription<Downstream: Subscriber>: Subscription, CustomStringConvertible,
    CustomReflectable, CustomPlaygroundDisplayConvertible, @unchecked Sendable
where Downstream.Input == URLSession.DataTaskPublisher.Output, Downstream.Failure == URLError {
    // All guarded by the lock.
    private let lock = Lock()
    private var downstream: Downstream?
    private var publisher: URLSession.DataTaskPublisher?
    private var task: URLSessionDataTask?
    private var demand = Subscribers.Demand.none
    private var isCancelled = false
    private var isMakingTask = false

    init(publisher: URLSession.DataTaskPublisher, downstream: Downstream) {
        self.publisher = publisher
        self.downstream = downstream
    }

    func request(_ demand: Subscribers.Demand) {
        precondition(demand > .none, "at least one value has to be asked for")
        lock.lock()
        guard let publisher, downstream != nil else {
            lock.unlock()
            return
        }
        self.demand += demand
        let running = task
        // A request that comes while another thread makes the task is as good as made before it.
        guard !isMakingTask else {
            lock.unlock()
            return
        }
        isMakingTask = running == nil
        lock.unlock()
        // The task is resumed once for each request, which does nothing to one that runs.
        let receive = Unchecked(self.receive)
        let task = running ?? publisher.session.dataTask(with: publisher.request) { receive.value($0, $1, $2) }
        lock.lock()
        isMakingTask = false
        let isWanted = !isCancelled && self.downstream != nil
        if isWanted { self.task = task }
        lock.unlock()
        // A session keeps a task until it ends.
        if isWanted { task.resume() } else { task.cancel() }
    }

    private func receive(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
        lock.lock()
        let downstream = downstream.take()
        let released = (publisher.take(), task.take())
        lock.unlock()
        guard let downstream else { return }
        if let error {
            downstream.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
        } else if let response {
            _ = downstream.receive((data: data ?? Data(), response: response))
            if !lock.withLock({ isCancelled }) { downstream.receive(completion: .finished) }
        } else {
            downstream.receive(completion: .failure(URLError(.unknown)))
        }
        withExtendedLifetime(released) {}
    }

    func cancel() {
        lock.lock()
        isCancelled = true
        let released = (downstream.take(), publisher.take(), task.take())
        lock.unlock()
        released.2?.cancel()
        withExtendedLifetime(released) {}
    }

    var description: String { "DataTaskPublisher" }

    var customMirror: Mirror {
        let (task, downstream, parent, demand) = lock.withLock {
            (self.task, self.downstream, self.publisher, self.demand)
        }
        return Mirror(
            self,
            children: [
                "task": task as Any, "downstream": downstream as Any, "parent": parent as Any, "demand": demand,
            ])
    }

    var playgroundDescription: Any { description }
}
