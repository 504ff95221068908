import AppMeasuring
import Combine
import DemoServer
import Foundation
import NewsScreens
import NewsStories
import SwiftUI
import ViewTesting

/// What News' own work costs: stories that arrive from a real server, a search in ten thousand of them, and thousands
/// of requests that go wrong. The time of work is that of the main thread, on which the views live.
@main @MainActor
struct NewsBenchmark {
    private let server: DemoServer
    private let report = MainThreadReport("NewsBenchmark")

    private init() throws {
        server = try DemoServer()
        server.mount(HackerNewsAPI(), at: "/v0")
    }

    static func main() { MainThreadReport.run(measureAll) }

    private static func measureAll() async throws {
        let benchmark = try NewsBenchmark()
        try await benchmark.loading()
        try benchmark.typing()
        try await benchmark.faults()
        try benchmark.report.save()
    }

    private func api(patience: TimeInterval = 10) -> API {
        API(baseURL: server.address.appendingPathComponent("v0"), patience: patience)
    }

    /// Opens the reader, and calls a closure with what each turn of the main queue has cost until loading has ended.
    private func load(_ model: ReaderViewModel, in host: TestScreen, each: (Double) -> Void) async {
        model.fetchStories()
        while model.isLoading {
            await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
            let start = MainThreadReport.time
            host.settle()
            each(MainThreadReport.time - start)
            // Asking again and again would count as the app's time.
            usleep(500)
        }
    }

    // MARK: Loading

    private func loading() async throws {
        let model = ReaderViewModel(api: api())
        let host = TestHost(
            ReaderView(model: model).environmentObject(NewsStories.Settings()), size: CGSize(width: 640, height: 720))
        var worst = 0.0
        let start = MainThreadReport.time
        await load(model, in: host) { worst = max(worst, $0) }
        guard model.stories.count == 500 else { throw CancellationError() }
        report.add("500 stories arrive, ms of the main thread in all", MainThreadReport.time - start, target: 1000)
        report.add("500 stories arrive, ms an update, worst", worst, target: 16)
    }

    // MARK: Searching

    private func typing() throws {
        let stories = HackerNewsAPI(stories: 10_000, comments: 0).items.map {
            Story(
                id: $0.id, title: $0.title ?? "", author: $0.by ?? "",
                time: Date(timeIntervalSince1970: Double($0.time)),
                url: $0.url.flatMap { URL(string: $0) }, points: $0.score ?? 0)
        }
        // Loading, which begins when the window opens, never gets an answer.
        server.faults.add(.silence)
        let model = ReaderViewModel(api: api(patience: 1000), stories: stories)
        let host = TestHost(
            ReaderView(model: model).environmentObject(NewsStories.Settings()), size: CGSize(width: 640, height: 720))
        defer { server.faults.removeAll() }
        var times: [Double] = []
        try host.focus(.textField("Search titles"))
        for word in ["swift compiler", "garden", "history of maps", "xyzzy", "a", "the lighthouse"] {
            for character in word {
                times.append(try MainThreadReport.measured { try host.type(String(character)) })
            }
            guard model.search == word else { throw CancellationError() }
            for _ in word { times.append(MainThreadReport.measured { host.press(.delete) }) }
            guard model.search.isEmpty else { throw CancellationError() }
        }
        guard model.stories.count == 10_000 else { throw CancellationError() }
        times.sort()
        report.add("a key in the search of 10,000 stories, ms, median", times[times.count / 2], target: 16)
        report.add(
            "a key in the search of 10,000 stories, ms, worst of \(times.count)", times[times.count - 1], target: 16)
    }

    // MARK: Faults

    /// Asks the main queue again and again while requests go wrong, and reports how late it answers.
    private func faults() async throws {
        server.faults.add(Fault.quickFailures, path: "/v0/item")
        defer { server.faults.removeAll() }
        let model = ReaderViewModel(api: api(patience: 0.25))
        let host = TestHost(
            ReaderView(model: model).environmentObject(NewsStories.Settings()), size: CGSize(width: 640, height: 720))
        let pings = Pings { MainActor.assumeIsolated { host.settle() } }
        let first = server.requestCount
        pings.start()
        while server.requestCount < first + 2_000 {
            model.fetchStories()
            for await isLoading in model.$isLoading.values where !isLoading { break }
        }
        var late = pings.stop()
        late.sort()
        guard late.count > 100 else { throw CancellationError() }
        let rank = (late.count * 99 + 99) / 100 - 1
        report.add("2,000 faulty requests, ms to an answer of the window, median", late[late.count / 2], target: 16)
        report.add("2,000 faulty requests, ms to an answer of the window, 99th percentile", late[rank], target: 16)
    }

    /// Asks the main queue for an answer every five milliseconds, from another thread.
    private final class Pings: @unchecked Sendable {
        private let lock = NSLock()
        private var times: [Double] = []
        private var isRunning = true
        private let answer: @Sendable () -> Void

        init(_ answer: @escaping @Sendable () -> Void) { self.answer = answer }

        func start() {
            Thread.detachNewThread { [self] in
                while lock.withLock({ isRunning }) {
                    let asked = DispatchTime.now().uptimeNanoseconds
                    let answered = DispatchSemaphore(value: 0)
                    DispatchQueue.main.async { [self] in
                        answer()
                        let time = Double(DispatchTime.now().uptimeNanoseconds - asked) / 1e6
                        lock.withLock { times.append(time) }
                        answered.signal()
                    }
                    answered.wait()
                    usleep(5000)
                }
            }
        }

        func stop() -> [Double] {
            lock.withLock {
                isRunning = false
                return times
            }
        }
    }
}
