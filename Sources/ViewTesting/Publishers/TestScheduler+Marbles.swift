import Combine
import Foundation

extension TestScheduler {
    /// A publisher that sends what a diagram says, in the scheduler's time. The first frame is the moment of the
    /// subscription.
    ///
    /// - Parameters:
    ///   - marbles: What is sent.
    ///   - frame: How long a frame is.
    ///   - value: The value that a character names.
    public func publisher<Value>(
        _ marbles: MarbleDiagram, frame: SchedulerTimeType.Stride, value: @escaping (Character) -> Value
    ) -> AnyPublisher<Value, MarbleFailure> {
        Deferred { [self] in
            let subject = PassthroughSubject<Value, MarbleFailure>()
            var date = now
            for events in marbles.frames {
                if !events.isEmpty {
                    schedule(after: date) {
                        for event in events {
                            switch event {
                            case .value(let name): subject.send(value(name))
                            case .finished: subject.send(completion: .finished)
                            case .failure: subject.send(completion: .failure(MarbleFailure()))
                            }
                        }
                    }
                }
                date = date.advanced(by: frame)
            }
            return subject
        }.eraseToAnyPublisher()
    }

    /// A publisher that sends the characters of a diagram themselves, in the scheduler's time.
    public func publisher(
        _ marbles: MarbleDiagram, frame: SchedulerTimeType.Stride
    ) -> AnyPublisher<Character, MarbleFailure> { publisher(marbles, frame: frame) { $0 } }

    /// Subscribes to a publisher, lets so many frames pass, and says what the publisher has sent in which. What happens
    /// between two frames belongs to the earlier one.
    ///
    /// - Parameters:
    ///   - publisher: What is looked at.
    ///   - frame: How long a frame is.
    ///   - count: How many frames pass.
    ///   - name: The character that stands for a value.
    public func marbles<P: Publisher>(
        of publisher: P, frame: SchedulerTimeType.Stride, count: Int, name: @escaping (P.Output) -> Character
    ) -> MarbleDiagram {
        let start = now
        var written: [(date: SchedulerTimeType, event: MarbleDiagram.Event)] = []
        let lock = NSLock()
        func write(_ event: MarbleDiagram.Event) {
            let date = now
            lock.withLock { written.append((date, event)) }
        }
        let token = publisher.sink(
            receiveCompletion: { end in if case .finished = end { write(.finished) } else { write(.failure) } },
            receiveValue: { write(.value(name($0))) })
        for _ in 0..<max(count - 1, 0) { advance(by: frame) }
        advance()
        token.cancel()
        var frames: [[MarbleDiagram.Event]] = []
        var end = start
        var left = lock.withLock { written }[...]
        while !left.isEmpty {
            end = end.advanced(by: frame)
            let part = left.prefix { $0.date < end }
            frames.append(part.map(\.event))
            left = left.dropFirst(part.count)
            // Later than the frames that were wanted: nothing is left out.
            if frames.count >= count, !left.isEmpty { frames[frames.count - 1] += left.map(\.event); break }
        }
        return MarbleDiagram(frames: frames)
    }

    /// Subscribes to a publisher of characters, lets so many frames pass, and says what it has sent in which.
    public func marbles(
        of publisher: some Publisher<Character, some Error>, frame: SchedulerTimeType.Stride, count: Int
    ) -> MarbleDiagram { marbles(of: publisher, frame: frame, count: count) { $0 } }
}
