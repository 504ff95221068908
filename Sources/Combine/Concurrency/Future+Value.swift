extension Future where Failure == Never {
    /// Waits for the value.
    public final var value: Output {
        get async {
            let box = await withCheckedContinuation { (continuation: CheckedContinuation<Unchecked<Output>, Never>) in
                subscribe(
                    AnySubscriber(
                        receiveSubscription: { $0.request(.max(1)) },
                        receiveValue: {
                            continuation.resume(returning: Unchecked($0))
                            return .none
                        }))
            }
            return box.value
        }
    }
}

extension Future {
    /// Waits for the value, or throws the error.
    public final var value: Output {
        get async throws {
            let box = try await withCheckedThrowingContinuation {
                (continuation: CheckedContinuation<Unchecked<Output>, any Error>) in
                subscribe(
                    AnySubscriber(
                        receiveSubscription: { $0.request(.max(1)) },
                        receiveValue: {
                            continuation.resume(returning: Unchecked($0))
                            return .none
                        },
                        receiveCompletion: {
                            if case .failure(let error) = $0 { continuation.resume(throwing: error) }
                        }))
            }
            return box.value
        }
    }
}
