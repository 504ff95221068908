import Combine
import CombineTestKit
import Foundation
import Testing

@Suite("receive(on:)", .releasing)
struct ReceiveOnTests {
    // combine-behaviour.md, Time operators; combine-notes.md row 32.
    @Test("the subscription and requests are not moved, each value and the completion are")
    func schedules() {
        let source = BareSource(Int.self, failure: TestError.self)
        let scheduler = VirtualScheduler()
        let subscriber = RecordingSubscriber<Int, TestError>(.max(3)) { _ in .max(12) }
        source.receive(on: scheduler, options: "fast").subscribe(subscriber)
        #expect(subscriber.events == [.subscription("ReceiveOn")])
        #expect(source.asks == [.count(3)])
        for value in 1...3 { #expect(source.send(value) == Subscribers.Demand.none) }
        source.send(completion: .failure(.first))
        source.send(4)
        source.finish()
        #expect(scheduler.calls == Array(repeating: .schedule(options: "fast"), count: 4))
        #expect(subscriber.values == [])
        scheduler.runDue()
        #expect(
            subscriber.events == [.subscription("ReceiveOn"), .value(1), .value(2), .value(3), .failure(.first)])
        #expect(source.asks == [.count(3), .count(12), .count(12), .count(12)])
    }

    // combine-behaviour.md, Time operators.
    @Test("a cancel drops the values on their way, though not a completion on its way")
    func cancel() {
        let source = BareSource(Int.self, failure: TestError.self)
        let scheduler = VirtualScheduler()
        let subscriber = RecordingSubscriber<Int, TestError>()
        source.receive(on: scheduler).subscribe(subscriber)
        source.send(1)
        source.finish()
        subscriber.cancel()
        subscriber.cancel()
        scheduler.runDue()
        #expect(source.asks == [.all, .cancel])
        #expect(subscriber.events == [.subscription("ReceiveOn"), .finished])
    }

    // combine-behaviour.md, Time operators.
    @Test("a cancel from inside receive(_:) drops the demand that is returned")
    func cancelInside() {
        let source = BareSource(Int.self, failure: TestError.self)
        let scheduler = VirtualScheduler()
        let subscriber = RecordingSubscriber<Int, TestError>(.max(1)) { _ in .max(7) }
        subscriber.onValue = { _ in subscriber.cancel() }
        source.receive(on: scheduler).subscribe(subscriber)
        source.send(1)
        scheduler.runDue()
        #expect(source.asks == [.count(1), .cancel])
    }

    // combine-notes.md row 33.
    @Test("the order holds on a concurrent queue, and nothing is lost")
    func concurrentQueue() async {
        let queue = DispatchQueue(label: "test", attributes: .concurrent)
        let subject = PassthroughSubject<Int, Never>()
        nonisolated(unsafe) var values: [Int] = []
        nonisolated(unsafe) var token: AnyCancellable?
        await withCheckedContinuation { continuation in
            token = subject.receive(on: queue).sink(
                receiveCompletion: { _ in continuation.resume() }, receiveValue: { values.append($0) })
            for value in 0..<10000 { subject.send(value) }
            subject.send(completion: .finished)
        }
        #expect(values == Array(0..<10000))
        withExtendedLifetime(token) {}
    }

    @Test("a queue is asked for one turn for all values that come until it begins")
    func fewerTurns() {
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 1
        queue.isSuspended = true
        let subject = PassthroughSubject<Int, Never>()
        nonisolated(unsafe) var values: [Int] = []
        let token = subject.receive(on: queue).sink { values.append($0) }
        for value in 0..<1000 { subject.send(value) }
        #expect(queue.operationCount == 1)
        queue.isSuspended = false
        queue.waitUntilAllOperationsAreFinished()
        #expect(values == Array(0..<1000))
        withExtendedLifetime(token) {}
    }

    @Test("sends from inside receive(_:) on the immediate scheduler keep their order")
    func reentrant() {
        let subject = PassthroughSubject<Int, Never>()
        var values: [Int] = []
        let token = subject.receive(on: ImmediateScheduler.shared).sink { value in
            if value < 3 { subject.send(value + 1) }
            values.append(value)
        }
        subject.send(1)
        #expect(values == [1, 2, 3])
        withExtendedLifetime(token) {}
    }

    @Test("main queue, main run loop and operation queue deliver")
    func realSchedulers() async {
        func deliver<S: Scheduler>(on scheduler: S) async {
            nonisolated(unsafe) var token: AnyCancellable?
            let value = await withCheckedContinuation { continuation in
                token = Just(5).receive(on: scheduler).sink { continuation.resume(returning: $0) }
            }
            #expect(value == 5)
            withExtendedLifetime(token) {}
        }
        await deliver(on: DispatchQueue.main)
        await deliver(on: RunLoop.main)
        await deliver(on: OperationQueue())
        await deliver(on: DispatchQueue.global())
    }
}
