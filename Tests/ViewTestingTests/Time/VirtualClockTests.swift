import Combine
import SwiftUI
import Synchronization
import Testing
import ViewTesting

/// A host that nobody lets go.
private final class Forgotten: Sendable {
    private let host = Mutex<TestScreen?>(nil)
    var isMade: Bool { host.withLock { $0 != nil } }

    func make() async {
        let new = try? await TestHost(Text("First"), clock: .virtual)
        host.withLock { $0 = new }
    }
}

@MainActor
private final class SearchModel: ObservableObject {
    @Published var query = ""
    @Published var result = "nothing"
    @Published var log: [String] = []
    private var subscriptions: Set<AnyCancellable> = []

    init() {
        $query.dropFirst().debounce(for: .seconds(0.3), scheduler: DispatchQueue.main).removeDuplicates()
            .sink { [weak self] query in self?.result = "found \(query)" }.store(in: &subscriptions)
        $query.dropFirst().throttle(for: .seconds(1), scheduler: RunLoop.main, latest: true)
            .sink { [weak self] query in self?.log.append("throttled \(query)") }.store(in: &subscriptions)
    }
}

private struct SearchView: View {
    @StateObject var model = SearchModel()

    var body: some View {
        VStack {
            TextField("Search", text: $model.query)
            Text(model.result)
            Text(model.log.joined(separator: ","))
        }
    }
}

private struct Clockwork: View {
    @State private var log: [String] = []
    @State private var ticks = 0
    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    var body: some View {
        VStack {
            Text(log.joined(separator: " "))
            Text("\(ticks) ticks")
        }
        .onReceive(timer) { _ in ticks += 1 }
        .task {
            log.append("task")
            try? await Task.sleep(for: .seconds(2))
            log.append("slept")
            let number = await Self.work()
            log.append("worked \(number)")
        }
        .onAppear {
            DispatchQueue.main.async { log.append("async") }
            DispatchQueue.main.asyncAfter(deadline: .now() + 5) { log.append("after") }
            _ = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in
                MainActor.assumeIsolated { log.append("timer") }
            }
        }
    }

    nonisolated static func work() async -> Int {
        try? await Task.sleep(for: .milliseconds(100))
        return await withTaskGroup(of: Int.self) { group in
            for number in 1...3 { group.addTask { number } }
            return await group.reduce(0, +)
        }
    }
}

@MainActor
private final class EndlessModel {
    static var isOn = true
    func goOn() { DispatchQueue.main.async { if Self.isOn { self.goOn() } } }
}

/// Rows 10 and 11 of testing.md §2.
@MainActor
@Suite("The virtual clock")
struct VirtualClockTests {
    @Test("debounce and throttle on the main queue and run loop wait for the test's time")
    func combine() async throws {
        let host = try await TestHost(SearchView(), clock: .virtual)
        try host.type("swift", into: "Search")
        #expect(host.shownTexts.contains("nothing"))
        host.advance(by: 0.299)
        #expect(host.shownTexts.contains("nothing"))
        host.advance(by: 0.001)
        #expect(host.shownTexts.contains("found swift"))
        host.advance(by: 1)
        #expect(host.shownTexts.contains("throttled s,throttled swift"))
    }

    @Test("timers, delayed work, tasks and their sleep happen in order, each at its own time")
    func order() async throws {
        let host = try await TestHost(Clockwork(), clock: .virtual)
        #expect(host.shownTexts == ["async task", "0 ticks"])
        host.advance(by: 0.5)
        #expect(host.shownTexts == ["async task timer", "0 ticks"])
        host.advance(by: .seconds(1.5))
        #expect(host.shownTexts == ["async task timer slept", "2 ticks"])
        host.advance(by: 0.1)
        #expect(host.shownTexts == ["async task timer slept worked 6", "2 ticks"])
        host.advance(by: 7.9)
        #expect(host.shownTexts == ["async task timer slept worked 6 after", "10 ticks"])
        #expect(host.elapsed == 10)
    }

    @Test("the date and the clocks that the app reads are the test's")
    func date() async throws {
        struct Dated: View {
            @State private var start = Date.distantPast
            @State private var seconds = 0.0
            @State private var passed = Duration.zero
            @State private var clock: ContinuousClock.Instant?

            var body: some View {
                Button("Now") {
                    seconds = Date().timeIntervalSince(start)
                    passed = clock?.duration(to: .now) ?? .zero
                }
                .onAppear {
                    start = Date()
                    clock = .now
                }
                Text(verbatim: "\(seconds) \(passed.components.seconds)")
            }
        }
        let host = try await TestHost(Dated(), clock: .virtual)
        host.advance(by: 86_400)
        try host.tap("Now")
        #expect(host.shownTexts.contains("86400.0 86400"))
    }

    @Test("what goes with a view does not happen later")
    func cancelled() async throws {
        struct Hiding: View {
            let log: (String) -> Void
            @State private var isShown = true
            var body: some View {
                Button("Hide") { isShown = false }
                if isShown {
                    Text("Shown").task {
                        do {
                            try await Task.sleep(for: .seconds(1))
                            log("slept")
                        } catch { log("cancelled") }
                    }
                }
            }
        }
        var lines: [String] = []
        let host = try await TestHost(Hiding { lines.append($0) }, clock: .virtual)
        try host.tap("Hide")
        host.advance(by: 5)
        #expect(lines == ["cancelled"])
    }

    @Test("what does not come to rest is named")
    func unsettled() async throws {
        let host = try await TestHost(Clockwork(), clock: .virtual)
        withKnownIssue {
            host.runUntilIdle(limit: 8)
        } matching: { issue in
            "\(issue)".contains("does not come to rest") && "\(issue)".contains("every 1.0 s")
        }
        #expect(host.pendingWork.first?.hasPrefix("a timer of the run loop, due at 9.0 s, every 1.0 s") == true)
    }

    @Test("a chain of delays runs to its end at once")
    func runUntilIdle() async throws {
        struct Chain: View {
            @State private var count = 0
            var body: some View {
                Text("\(count)").task {
                    while count < 5 {
                        try? await Task.sleep(for: .seconds(1))
                        count += 1
                    }
                }
            }
        }
        let host = try await TestHost(Chain(), clock: .virtual)
        host.runUntilIdle()
        #expect(host.shownTexts == ["5"])
        #expect(host.elapsed == 5)
    }

    @Test("hosts wait in line for the main queue, and each begins at zero", arguments: 0..<20)
    func line(number: Int) async throws {
        let host = try await TestHost(Clockwork(), clock: .virtual)
        host.advance(by: 2)
        #expect(host.shownTexts == ["async task timer slept", "2 ticks"])
    }

    @Test("a test that has a host does not wait for itself: another one is refused, and the first is named")
    func second() async throws {
        let host = try await TestHost(Text("First"), clock: .virtual)
        var report = "nothing was thrown"
        do { _ = try await TestHost(Text("Second"), clock: .virtual) } catch { report = "\(error)" }
        #expect(report.contains("This test still has the host made at"))
        #expect(report.contains("VirtualClockTests.swift"))
        #expect(host.shownTexts == ["First"])
    }

    @Test("a host that is forgotten with the main queue is named to whoever waits for it")
    func forgotten() async {
        // In a process of its own, where nobody else waits.
        await #expect(processExitsWith: .success) {
            await MainActor.run { VirtualMain.patience = 3 }
            let forgotten = Forgotten()
            Task.detached { await forgotten.make() }
            // Nothing of the other task's resumes this one: it would be taken for a part of the same test.
            while !forgotten.isMade { await Task.yield() }
            var report = "nothing was thrown"
            do { _ = try await TestHost(Text("Second"), clock: .virtual) } catch { report = "\(error)" }
            try #require(report.contains("The main queue is still held by the host made at"), "\(report)")
            try #require(report.contains("VirtualClockTests.swift"), "\(report)")
        }
    }

    @Test("what happens outside of the main queue is waited for in real time")
    func outside() async throws {
        struct Outside: View {
            @State private var text = "waiting"
            var body: some View {
                Text(text).onAppear {
                    DispatchQueue.global().async {
                        DispatchQueue.main.async { text = "answered" }
                    }
                }
            }
        }
        let host = try await TestHost(Outside(), clock: .virtual)
        try await host.wait { host.shownTexts == ["answered"] }
        let again = try await host.wait(for: .text("answered"))
        #expect(again.value == "answered")
        await #expect(throws: ActionFailure.self) { try await host.wait(for: .text("never"), upTo: 0.01) }
    }

    @Test("animations and timelines go with the same clock")
    func animation() async throws {
        struct Fading: View {
            @State private var isFaded = false
            var body: some View {
                Button("Fade") { withAnimation(.linear(duration: 1)) { isFaded = true } }
                Color.red.frame(width: 10, height: 10).opacity(isFaded ? 0 : 1)
            }
        }
        let host = try await TestHost(Fading(), clock: .virtual)
        try host.tap("Fade")
        #expect(host.isAnimating)
        host.advance(by: 0.5)
        #expect(host.outline.contains("opacity=0.5"))
        host.runUntilIdle()
        #expect(!host.isAnimating)
    }

    @Test("delay and timeout on the main queue wait for the test's time")
    func delayAndTimeout() async throws {
        struct Waiting: View {
            // Kept, so that another body subscribes to the same ones.
            let late = Just("late").delay(for: .seconds(2), scheduler: RunLoop.main).eraseToAnyPublisher()
            let silent = PassthroughSubject<String, Never>().timeout(.seconds(5), scheduler: DispatchQueue.main)
                .append("timed out").eraseToAnyPublisher()
            @State private var lines: [String] = []
            var body: some View {
                VStack { ForEach(lines, id: \.self) { Text($0) } }
                    .onReceive(late) { lines.append($0) }
                    .onReceive(silent) { lines.append($0) }
            }
        }
        let host = try await TestHost(Waiting(), clock: .virtual)
        host.advance(by: 1.999)
        #expect(host.shownTexts == [])
        host.advance(by: 0.001)
        #expect(host.shownTexts == ["late"])
        host.advance(by: 3)
        #expect(host.shownTexts == ["late", "timed out"])
    }

    @Test("a timeline goes with the test's time, and a frame is as long as the display's")
    func timeline() async throws {
        struct Seconds: View {
            @State private var start = Date.distantPast
            var body: some View {
                TimelineView(.periodic(from: start, by: 1)) { context in
                    Text("\(Int(context.date.timeIntervalSince(start).rounded()))")
                }
                .onAppear { start = Date() }
            }
        }
        let host = try await TestHost(Seconds(), clock: .virtual)
        host.advance(by: 1)
        #expect(host.shownTexts == ["1"])
        host.advance(by: 2)
        #expect(host.shownTexts == ["3"])
        host.advanceFrame()
        #expect(abs(host.elapsed - 3 - 1.0 / 60) < 0.001)
    }

    @Test("the main queue that never comes to rest is named")
    func endless() async throws {
        struct Endless: View {
            @State private var model = EndlessModel()
            var body: some View { Button("Go") { model.goOn() } }
        }
        let host = try await TestHost(Endless(), clock: .virtual)
        try withKnownIssue {
            try host.tap("Go")
        } matching: { issue in
            "\(issue)".contains("does not come to rest: after 100000 pieces of work") && "\(issue)".contains("goOn")
        }
        EndlessModel.isOn = false
        host.settle()
    }
}
