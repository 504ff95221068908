import Combine
import Foundation
import Testing
import ViewTesting

/// Rows 12 and 13 of testing.md §2.
@Suite("Publishers in tests")
struct RecorderTests {
    private struct Broken: Error, Equatable {}

    @Test("a recorder gives values in order, once each, and says what is missing")
    func recording() throws {
        let subject = PassthroughSubject<Int, Broken>()
        let recorder = subject.record()
        subject.send(1)
        subject.send(2)
        subject.send(3)
        #expect(try recorder.next() == 1)
        #expect(try recorder.next(2) == [2, 3])
        #expect(throws: RecordingFailure.self) { try recorder.next() }
        #expect(recorder.prefix(2) == [1, 2])
        #expect(recorder.elements == [1, 2, 3])
        #expect(recorder.completion == nil)
        #expect(throws: RecordingFailure.self) { try recorder.finished() }
        subject.send(completion: .failure(Broken()))
        #expect(recorder.completion == .failure(Broken()))
    }

    @Test("a single value is one value and the end")
    func single() throws {
        #expect(try Just(5).record().single() == 5)
        #expect(throws: RecordingFailure.self) { try [1, 2].publisher.record().single() }
        try Empty<Int, Never>().record().finished()
    }

    @Test("a cancelled recorder gets nothing more")
    func cancelling() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.record()
        subject.send(1)
        recorder.cancel()
        subject.send(2)
        #expect(recorder.elements == [1])
    }

    @Test("a subscriber asks for what the test says")
    func demand() {
        let subscriber = DemandSubscriber<Int, Never>(initial: .max(1)) { $0 == 2 ? .max(1) : .none }
        (1...5).publisher.subscribe(subscriber)
        #expect(subscriber.values == [1])
        subscriber.request(.max(1))
        #expect(subscriber.values == [1, 2, 3])
        subscriber.request(.unlimited)
        #expect(subscriber.values == [1, 2, 3, 4, 5])
        #expect(subscriber.completion == .finished)
    }

    @Test("a test scheduler does what is due in order, each at its own time")
    func scheduler() {
        let scheduler = DispatchQueue.test
        let subject = PassthroughSubject<String, Never>()
        let recorder = subject.debounce(for: .seconds(1), scheduler: scheduler).record()
        subject.send("a")
        scheduler.advance(by: .milliseconds(999))
        #expect(recorder.elements == [])
        subject.send("b")
        scheduler.advance(by: .seconds(1))
        #expect(recorder.elements == ["b"])
        var ticks = 0
        let timer = scheduler.schedule(after: scheduler.now, interval: .seconds(1), tolerance: 0, options: nil) {
            ticks += 1
        }
        scheduler.advance(by: .seconds(3))
        #expect(ticks == 4)
        timer.cancel()
        #expect(scheduler.isIdle)
        let loop = RunLoop.test
        let delayed = Just(1).delay(for: .seconds(2), scheduler: loop).record()
        loop.run()
        #expect(delayed.elements == [1])
    }

    @Test("what must not happen is asked for as well: no next value, no end")
    func inverted() throws {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.record()
        try recorder.noNext()
        try recorder.notCompleted()
        #expect(throws: RecordingFailure.self) { try recorder.last() }
        subject.send(1)
        #expect(throws: RecordingFailure.self) { try recorder.noNext() }
        #expect(try recorder.next() == 1)
        try recorder.noNext()
        subject.send(completion: .finished)
        #expect(throws: RecordingFailure.self) { try recorder.notCompleted() }
        #expect(try recorder.last() == 1)
        #expect(try Empty<Int, Never>().record().last() == nil)
    }

    @Test("what another queue sends is waited for")
    func waiting() async throws {
        let recorder = (1...3).publisher.receive(on: DispatchQueue(label: "elsewhere")).record()
        #expect(try await recorder.next(upTo: 60) == 1)
        #expect(try await recorder.next(2, upTo: 60) == [2, 3])
        #expect(try await recorder.completion(upTo: 60) == .finished)
        #expect(try await recorder.elements(upTo: 60) == [1, 2, 3])
        let silent = PassthroughSubject<Int, Never>().record()
        await #expect(throws: RecordingFailure.self) { try await silent.next(upTo: 0.01) }
        await #expect(throws: RecordingFailure.self) { try await silent.completion(upTo: 0.01) }
    }

    @Test("events have their times, and values are sent at times")
    func times() {
        let scheduler = DispatchQueue.test
        let typed = scheduler.publisher(
            sending: [(.milliseconds(100), "a"), (.milliseconds(200), "b"), (.milliseconds(700), "c")],
            finishingAt: .seconds(2))
        let recorder = typed.debounce(for: .milliseconds(300), scheduler: scheduler).record(in: scheduler)
        scheduler.run()
        #expect(recorder.values.map(\.value) == ["b", "c"])
        #expect(recorder.values.map(\.time) == [.milliseconds(500), .seconds(1)])
        #expect(recorder.endTime == .seconds(2))
        #expect(recorder.events.count == 3)
        let cancelled = typed.record(in: scheduler)
        cancelled.cancel()
        scheduler.run()
        #expect(cancelled.events.isEmpty && cancelled.endTime == nil)
    }
}
