import Combine

/// For publishers that send on other queues: these wait in real time, and come back as soon as there is what they wait
/// for. The limit is one of real seconds in which the rest of the process had its turns.
extension Recorder {
    /// Waits for the next value that no call has returned yet. Throws where there is none when the limit is over.
    public func next(upTo limit: Double) async throws -> Output {
        _ = await RealTime.wait(upTo: limit) { self.hasNext || self.completion != nil }
        return try next()
    }

    /// Waits for the next values that no call has returned yet. Throws where there are fewer when the limit is over.
    public func next(_ count: Int, upTo limit: Double) async throws -> [Output] {
        _ = await RealTime.wait(upTo: limit) { self.hasNext(count) || self.completion != nil }
        return try next(count)
    }

    /// Waits until the publisher has ended, and says how. Throws where it has not when the limit is over.
    @discardableResult
    public func completion(upTo limit: Double) async throws -> Subscribers.Completion<Failure> {
        _ = await RealTime.wait(upTo: limit) { self.completion != nil }
        guard let completion else {
            throw RecordingFailure(description: "It has not ended in \(limit) s: recorded \(elements)")
        }
        return completion
    }

    /// Waits until the publisher has finished, and returns all that it has sent. Throws where it has not when the limit is
    /// over.
    public func elements(upTo limit: Double) async throws -> [Output] {
        try await completion(upTo: limit)
        try finished()
        return elements
    }

    private var hasNext: Bool { hasNext(1) }
}
