import Combine
import Foundation
import FoundationNetworking
import Testing

// combine-behaviour.md, Foundation and concurrency bridges.
@Suite("Foundation's publishers", .releasing)
struct BridgeTests {
    // combine-notes.md row 46.
    @Test("notifications come as they are asked for, until a cancel")
    func notifications() {
        let center = NotificationCenter()
        let name = Notification.Name("test")
        let subscriber = RecordingSubscriber<Notification, Never>(.max(2))
        center.publisher(for: name).subscribe(subscriber)
        #expect(subscriber.events.count == 1)
        #expect(String(describing: subscriber.subscription!) == "NotificationCenter Observer")
        #expect(
            Mirror(reflecting: subscriber.subscription!).children.map(\.label) == [
                "center", "name", "object", "demand",
            ])
        for _ in 0..<3 { center.post(name: name, object: nil) }
        #expect(subscriber.values.count == 2)
        subscriber.request(.none)
        subscriber.request(.max(5))
        subscriber.cancel()
        center.post(name: name, object: nil)
        #expect(subscriber.values.count == 2)
        let object = NSObject()
        #expect(center.publisher(for: name, object: object) == center.publisher(for: name, object: object))
        #expect(center.publisher(for: name) != NotificationCenter().publisher(for: name))
    }

    @Test("a subscription that is dropped stops observing")
    func droppedNotification() {
        let center = NotificationCenter()
        var count = 0
        var token: AnyCancellable? = center.publisher(for: .init("x")).sink { _ in count += 1 }
        center.post(name: .init("x"), object: nil)
        token = nil
        center.post(name: .init("x"), object: nil)
        #expect(count == 1 && token == nil)
    }

    // combine-notes.md row 45.
    @Test("a timer ticks after its interval, once it is connected, for all who are subscribed")
    func timer() {
        final class Box: @unchecked Sendable {
            var first: [Date] = []
            var second = 0
        }
        let box = Box()
        onSmallStack {
            let publisher = Timer.publish(every: 0.01, tolerance: 5, on: .current, in: .default)
            let limited = RecordingSubscriber<Date, Never>(.max(2))
            publisher.subscribe(limited)
            let token = publisher.sink { _ in box.second += 1 }
            let start = Date()
            let connection = publisher.connect()
            let other = publisher.connect()
            while box.second < 3 { _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.1)) }
            box.first = [start] + limited.values
            other.cancel()
            let count = box.second
            _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.03))
            limited.cancel()
            connection.cancel()
            withExtendedLifetime(token) {}
            #expect(publisher.tolerance == nil)
            #expect(box.second == count)
        }
        #expect(box.first.count == 3)
        if box.first.count == 3 { #expect(box.first[1].timeIntervalSince(box.first[0]) > 0.005) }
    }

    @Test("encoding and decoding errors end the stream")
    func coders() {
        struct Point: Codable, Equatable { var x: Double }
        var points: [Point] = []
        var errors: [any Error] = []
        let subject = PassthroughSubject<Point, Never>()
        let token = subject.encode(encoder: JSONEncoder()).decode(type: Point.self, decoder: JSONDecoder()).sink(
            receiveCompletion: { if case .failure(let error) = $0 { errors.append(error) } },
            receiveValue: { points.append($0) })
        subject.send(Point(x: 1))
        subject.send(Point(x: .nan))
        subject.send(Point(x: 2))
        #expect(points == [Point(x: 1)] && errors.count == 1 && errors.first is EncodingError)
        withExtendedLifetime(token) {}
        var plist: [Point] = []
        _ = Just(Point(x: 3)).setFailureType(to: (any Error).self).encode(encoder: PropertyListEncoder())
            .decode(type: Point.self, decoder: PropertyListDecoder())
            .sink(receiveCompletion: { _ in }, receiveValue: { plist.append($0) })
        #expect(plist == [Point(x: 3)])
    }

    // combine-notes.md row 44.
    @Test("a data task starts at the first request and brings data and response")
    func dataTask() async throws {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [StubProtocol.self]
        let session = URLSession(configuration: configuration)
        let url = URL(string: "stub://host/hello")!
        let publisher = session.dataTaskPublisher(for: url)
        #expect(publisher.request.url == url)
        var text = ""
        for try await (data, response) in publisher.tryMap({ ($0.data, $0.response) }).values {
            text = String(decoding: data, as: UTF8.self)
            #expect(response.url == url)
        }
        #expect(text == "/hello")
        let missing = session.dataTaskPublisher(for: URLRequest(url: URL(string: "stub://host/fail")!))
        await #expect(throws: URLError(.cannotFindHost)) { for try await _ in missing.values {} }
        session.invalidateAndCancel()
    }

    @Test("a data task that is cancelled says nothing, and asking it for nothing traps")
    func dataTaskCancel() async {
        let subscriber = RecordingSubscriber<URLSession.DataTaskPublisher.Output, URLError>(.none)
        URLSession.shared.dataTaskPublisher(for: URL(fileURLWithPath: "/nothing")).subscribe(subscriber)
        #expect(
            Mirror(reflecting: subscriber.subscription!).children.map(\.label) == [
                "task", "downstream", "parent", "demand",
            ])
        #expect(Mirror(reflecting: subscriber.subscription!).descendant("task") as? URLSessionDataTask == nil)
        subscriber.cancel()
        subscriber.request(.max(1))
        #expect(subscriber.events.count == 1)
        // The first request makes the one task, each further one resumes it, and a cancel cancels it.
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [SilentProtocol.self]
        let session = URLSession(configuration: configuration)
        let asking = RecordingSubscriber<URLSession.DataTaskPublisher.Output, URLError>(.none)
        session.dataTaskPublisher(for: URL(string: "silent://host")!).subscribe(asking)
        func task() -> URLSessionDataTask? {
            Mirror(reflecting: asking.subscription!).descendant("task", "some") as? URLSessionDataTask
        }
        #expect(task() == nil)
        asking.request(.max(1))
        let first = task()
        #expect(first?.state == .running)
        first?.suspend()
        asking.request(.max(1))
        #expect(task() === first && first?.state == .running)
        asking.cancel()
        #expect(task() == nil && first?.state != .running && asking.events.count == 1)
        session.invalidateAndCancel()
        await #expect(processExitsWith: .failure) {
            let subscriber = RecordingSubscriber<URLSession.DataTaskPublisher.Output, URLError>(.none)
            URLSession.shared.dataTaskPublisher(for: URL(fileURLWithPath: "/nothing")).subscribe(subscriber)
            subscriber.request(.none)
        }
    }
}

extension BridgeTests {
    @Test("threads that ask and cancel at once leave no task behind")
    func dataTaskRace() async {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [SilentProtocol.self]
        let session = URLSession(configuration: configuration)
        for _ in 0..<100 {
            let subscriber = RecordingSubscriber<URLSession.DataTaskPublisher.Output, URLError>(.none)
            session.dataTaskPublisher(for: URL(string: "silent://host")!).subscribe(subscriber)
            inParallel(2) { if $0 == 0 { subscriber.request(.max(1)) } else { subscriber.cancel() } }
        }
        // What was cancelled leaves the session a little later.
        for _ in 0..<10_000 where await !tasks(of: session).isEmpty { await Task.yield() }
        #expect(await tasks(of: session).isEmpty)
        session.invalidateAndCancel()
    }

    private func tasks(of session: URLSession) async -> [URLSessionTask] {
        await withCheckedContinuation { waiter in session.getAllTasks { waiter.resume(returning: $0) } }
    }
}

/// Never answers.
private final class SilentProtocol: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "silent" }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {}

    override func stopLoading() {}
}

/// Answers a request with its path, and fails when that says so.
private final class StubProtocol: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "stub" }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        guard let url = request.url, url.path != "/fail" else {
            client?.urlProtocol(self, didFailWithError: URLError(.cannotFindHost))
            return
        }
        let response = URLResponse(url: url, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: Data(url.path.utf8))
        client?.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {}
}
