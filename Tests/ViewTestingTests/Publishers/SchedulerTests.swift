import Combine
import Foundation
import Testing
import ViewTesting

/// Rows 12 and 13 of testing.md §2.
@Suite("Schedulers and publishers that tests hand to a model")
struct SchedulerTests {
    @Test("an immediate scheduler does at once what would wait, and once what would repeat")
    func immediate() {
        let queue = Just(1).delay(for: .seconds(60), scheduler: DispatchQueue.immediate).record()
        #expect(queue.elements == [1])
        let loop = Just(1).debounce(for: .seconds(60), scheduler: RunLoop.immediate).record()
        #expect(loop.elements == [1])
        var count = 0
        let scheduler = DispatchQueue.immediate
        let token = scheduler.schedule(after: scheduler.now, interval: .seconds(1)) { count += 1 }
        token.cancel()
        #expect(count == 1)
    }

    @Test("a test fails when a scheduler is used that must not be")
    func failing() {
        withKnownIssue {
            let recorder = Just(1).receive(on: DispatchQueue.failing("the queue of pictures")).record()
            #expect(recorder.elements.isEmpty)
        } matching: { issue in
            issue.comments.contains { $0.rawValue == "Something was scheduled on the queue of pictures." }
        }
    }

    final class Search {
        @Published var words = ""
        private(set) var asked: [String] = []
        private var token: AnyCancellable?

        init(scheduler: AnySchedulerOf<DispatchQueue>) {
            token = $words.debounce(for: .milliseconds(300), scheduler: scheduler).sink { [unowned self] in
                asked.append($0)
            }
        }
    }

    @Test("a model takes a queue or a test's scheduler by the same type")
    func erased() {
        let scheduler = DispatchQueue.test
        let search = Search(scheduler: scheduler.eraseToAnyScheduler())
        search.words = "a"
        scheduler.advance(by: .milliseconds(200))
        search.words = "ab"
        scheduler.advance(by: .milliseconds(299))
        #expect(search.asked.isEmpty)
        scheduler.advance(by: .milliseconds(1))
        #expect(search.asked == ["ab"])
        _ = Search(scheduler: DispatchQueue.main.eraseToAnyScheduler())
    }

    @Test("a test's publisher writes down what is asked of it and when it is left")
    func publisher() {
        let publisher = TestPublisher<Int, Never>()
        let subscriber = DemandSubscriber<Int, Never>(initial: .max(1)) { $0 == 1 ? .max(2) : .none }
        publisher.subscribe(subscriber)
        #expect(publisher.requests == [.max(1)] && publisher.subscriberCount == 1)
        publisher.send(1)
        subscriber.request(.unlimited)
        #expect(publisher.requests == [.max(1), .max(2), .unlimited])
        subscriber.cancel()
        subscriber.cancel()
        #expect(publisher.cancelCount == 1 && publisher.subscriberCount == 0)
        publisher.send(2)
        #expect(subscriber.values == [1])
        let recorder = publisher.map { $0 + 1 }.record()
        publisher.send(3)
        publisher.send(completion: .finished)
        #expect(recorder.elements == [4] && recorder.completion == .finished)
    }
}
