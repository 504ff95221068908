import Combine
import Foundation
import FoundationNetworking
import Synchronization
import Testing

// combine-behaviour.md, Foundation and concurrency bridges.
@Suite("What Foundation sends", .releasing)
struct ForeignEventTests {
    @Test("notifications posted from inside a delivery use up the demand that is left, and later ones all arrive")
    func postsInside() {
        let center = NotificationCenter()
        let name = Notification.Name("burst")
        let subscriber = RecordingSubscriber<Notification, Never>(.max(3)) { _ in .unlimited }
        var posts = 5
        subscriber.onValue = { _ in
            while posts > 0 {
                posts -= 1
                center.post(name: name, object: nil)
            }
        }
        center.publisher(for: name).subscribe(subscriber)
        center.post(name: name, object: nil)
        #expect(subscriber.values.count == 3)
        for _ in 0..<4 { center.post(name: name, object: nil) }
        #expect(subscriber.values.count == 7)
    }

    @Test("a notification's publisher observes from the subscription on, and lets its center go at a cancel")
    func observing() {
        weak var weakCenter: NotificationCenter?
        var kept: (any Subscription)?
        do {
            let center = NotificationCenter()
            weakCenter = center
            let subscriber = RecordingSubscriber<Notification, Never>(.none)
            center.publisher(for: .init("x")).subscribe(subscriber)
            center.post(name: .init("x"), object: nil)
            subscriber.request(.max(1))
            #expect(subscriber.values.isEmpty)
            kept = subscriber.subscription
            subscriber.cancel()
            subscriber.forget()
        }
        #expect(weakCenter == nil)
        withExtendedLifetime(kept) {}
    }

    @Test("subscribers of one timer get the same dates, and its connection is no subscription")
    func timerDates() {
        final class Box: @unchecked Sendable {
            var dates: [[Date]] = [[], []]
        }
        let box = Box()
        onSmallStack {
            let publisher = Timer.publish(every: 0.005, on: .current, in: .default)
            let tokens = (0..<2).map { index in publisher.sink { box.dates[index].append($0) } }
            let connection = publisher.connect()
            #expect(!(connection is any Subscription))
            while box.dates[0].count < 2 {
                _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.1))
            }
            connection.cancel()
            withExtendedLifetime(tokens) {}
        }
        #expect(box.dates[0] == box.dates[1])
    }

    @Test("a response without data brings empty data, and an error of another kind is an unknown one")
    func dataTaskResults() async throws {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [OddProtocol.self]
        let session = URLSession(configuration: configuration)
        var sizes: [Int] = []
        for try await (data, _) in session.dataTaskPublisher(for: URL(string: "odd://host/empty")!).values {
            sizes.append(data.count)
        }
        #expect(sizes == [0])
        let failing = session.dataTaskPublisher(for: URL(string: "odd://host/fail")!)
        await #expect(throws: URLError.self) { for try await _ in failing.values {} }
        session.invalidateAndCancel()
    }

    @Test("what cannot be decoded is a failure")
    func typeMismatch() {
        let subscriber = RecordingSubscriber<Int, any Error>()
        Just(Data(#""text""#.utf8)).setFailureType(to: (any Error).self).decode(type: Int.self, decoder: JSONDecoder())
            .subscribe(subscriber)
        guard case .typeMismatch? = subscriber.errors.first as? DecodingError else {
            Issue.record("\(subscriber.events)")
            return
        }
    }

    @Test("an operation queue takes a block now, and later an operation that is not ready and can be cancelled")
    func operations() {
        let queue = OperationQueue()
        queue.isSuspended = true
        queue.schedule {}
        #expect(queue.operations.last is BlockOperation)
        queue.schedule(after: queue.now.advanced(by: .seconds(60))) {}
        let later = queue.operations.last
        #expect(later != nil && !(later is BlockOperation) && later is any Cancellable)
        #expect(later?.isReady == false && later?.isAsynchronous == false)
        let token = queue.schedule(after: queue.now, interval: .seconds(60)) {}
        #expect(token is AnyCancellable)
        token.cancel()
        queue.cancelAllOperations()
        queue.isSuspended = false
    }

    // combine-behaviour.md, Foundation and concurrency bridges, OperationQueue: ten ticks take eleven operations.
    @Test("an operation queue that repeats adds one operation for each tick, and another one for the next")
    func repeatedOperations() async {
        let queue = CountingQueue()
        queue.maxConcurrentOperationCount = 1
        nonisolated(unsafe) var token: (any Cancellable)?
        nonisolated(unsafe) var ticks = 0
        await withCheckedContinuation { continuation in
            queue.isSuspended = true
            token = queue.schedule(after: queue.now, interval: .milliseconds(1)) {
                ticks += 1
                if ticks == 10 {
                    token?.cancel()
                    continuation.resume()
                }
            }
            queue.isSuspended = false
        }
        queue.finish()
        #expect(ticks == 10 && queue.added == 11)
    }
}

/// Counts the operations that are added to it.
private final class CountingQueue: OperationQueue, @unchecked Sendable {
    private let count = Mutex(0)

    var added: Int { count.withLock { $0 } }

    func finish() { waitUntilAllOperationsAreFinished() }

    override func addOperation(_ operation: Operation) {
        count.withLock { $0 += 1 }
        super.addOperation(operation)
    }
}

private final class OddProtocol: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "odd" }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        guard let url = request.url, url.path != "/fail" else {
            client?.urlProtocol(self, didFailWithError: TestError.first)
            return
        }
        let response = URLResponse(url: url, mimeType: nil, expectedContentLength: 0, textEncodingName: nil)
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client?.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {}
}
