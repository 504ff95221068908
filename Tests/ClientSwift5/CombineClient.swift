import Combine
import Foundation

/// A view model with a search field, as in many apps.
class ClientSearchModel: ObservableObject {
    @Published var text = ""
    @Published private(set) var results: [String] = []
    let selected = PassthroughSubject<String, Never>()
    let count = CurrentValueSubject<Int, Never>(0)

    private var cancellables = Set<AnyCancellable>()

    init(words: [String]) {
        $text
            .removeDuplicates()
            .map { text in words.filter { $0.hasPrefix(text) } }
            .sink { [weak self] in self?.results = $0 }
            .store(in: &cancellables)
        $results
            .map(\.count)
            .sink { [count] in count.send($0) }
            .store(in: &cancellables)
    }
}

enum ClientFailure: Error {
    case empty
}

/// A publisher behind `AnyPublisher`, with a failure of its own.
func clientLoad(_ texts: [String]) -> AnyPublisher<[Int], ClientFailure> {
    texts.publisher
        .tryMap { text -> Int in
            guard !text.isEmpty else { throw ClientFailure.empty }
            return text.count
        }
        .mapError { $0 as? ClientFailure ?? .empty }
        .collect()
        .eraseToAnyPublisher()
}
