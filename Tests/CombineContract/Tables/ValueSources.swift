import Combine

/// A publisher that has all its values from the start, and what they are.
struct ValueSource: Sendable {
    let name: String
    let publishers: Set<String>
    let make: @Sendable () -> Stream
    let story: Story

    init<P: Publisher & SendableMetatype>(
        _ name: String, _ values: [Int], _ end: Story.End?, make: @escaping @Sendable () -> P
    )
    where P.Output == Int, P.Failure == ContractError {
        self.name = name
        publishers = publisherNames(in: P.self)
        self.make = { make().eraseToAnyPublisher() }
        story = Story(values: values, end: end)
    }
}

/// The table of all publishers that have their values from the start.
let valueSources: [ValueSource] = [
    ValueSource("Just", [1], .finished) { Just(1).setFailureType(to: ContractError.self).eraseToAnyPublisher() },
    ValueSource("Just below its own operator", [1], .finished) { Publishers.SetFailureType(upstream: Just(1)) },
    ValueSource("Optional", [1], .finished) { Publishers.SetFailureType(upstream: Int?.some(1).publisher) },
    ValueSource("an empty Optional", [], .finished) { Publishers.SetFailureType(upstream: Int?.none.publisher) },
    ValueSource("Result", [1], .finished) { Result<Int, ContractError>.success(1).publisher },
    ValueSource("a failed Result", [], .failed(.source)) { Result<Int, ContractError>.failure(.source).publisher },
    ValueSource("Sequence", [1, 2, 3, 4], .finished) {
        Publishers.Sequence<ClosedRange<Int>, ContractError>(sequence: 1...4)
    },
    ValueSource("an empty Sequence", [], .finished) { Publishers.Sequence<[Int], ContractError>(sequence: []) },
    ValueSource("Record", [1, 2], .failed(.source)) {
        Record(output: [1, 2], completion: .failure(ContractError.source))
    },
    ValueSource("an empty Record", [], .failed(.source)) {
        Record<Int, ContractError>(output: [], completion: .failure(.source))
    },
    ValueSource("Empty", [], .finished) { Empty<Int, ContractError>() },
    ValueSource("Empty that never ends", [], nil) { Empty<Int, ContractError>(completeImmediately: false) },
    ValueSource("Fail", [], .failed(.source)) { Fail<Int, ContractError>(error: .source) },
    ValueSource("Future", [1], .finished) { Future<Int, ContractError> { $0(.success(1)) } },
    ValueSource("a failed Future", [], .failed(.source)) { Future<Int, ContractError> { $0(.failure(.source)) } },
    ValueSource("Deferred", [1, 2], .finished) {
        Deferred { Publishers.Sequence<[Int], ContractError>(sequence: [1, 2]) }
    },
    ValueSource("AnyPublisher", [1, 2], .finished) {
        Publishers.Sequence<[Int], ContractError>(sequence: [1, 2]).eraseToAnyPublisher()
    },
]
