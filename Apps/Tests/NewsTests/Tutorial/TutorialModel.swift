import Combine
import Foundation
import SwiftUI

// The model of a small reader as tutorials of the year 2019 write it: with every operator and every way of keeping state
// that they teach, whether or not News itself does it so. The tests beside it name what they show.

/// Hacker News, with every operator that is taught by it.
struct TutorialAPI {
    /// Identified, and with words for a person: an alert is made of it.
    enum Error: LocalizedError, Identifiable {
        case addressUnreachable(URL)
        case invalidResponse

        var id: String { localizedDescription }

        var errorDescription: String? {
            switch self {
            case .addressUnreachable(let url): return "\(url.host ?? "") is unreachable."
            case .invalidResponse: return "The server responded with garbage."
            }
        }
    }

    let baseURL: URL
    private let decoder = JSONDecoder()
    private let workers = DispatchQueue(label: "Stories of the tutorial", qos: .default, attributes: .concurrent)

    init(baseURL: URL) { self.baseURL = baseURL }

    private func story(_ id: Int) -> AnyPublisher<TutorialStory, Error> {
        let url = baseURL.appendingPathComponent("item").appendingPathComponent("\(id).json")
        return URLSession.shared.dataTaskPublisher(for: url)
            .receive(on: workers)
            .map { $0.0 }
            .decode(type: TutorialStory.self, decoder: decoder)
            .catch { _ in Empty() }
            .setFailureType(to: Error.self)
            .eraseToAnyPublisher()
    }

    /// One publisher of all, made by merging one after the other.
    private func merged(_ ids: [Int]) -> AnyPublisher<TutorialStory, Error> {
        ids.dropFirst().reduce(story(ids[0])) { all, id in all.merge(with: story(id)).eraseToAnyPublisher() }
    }

    func stories() -> AnyPublisher<[TutorialStory], Error> {
        let url = baseURL.appendingPathComponent("newstories.json")
        return URLSession.shared.dataTaskPublisher(for: url)
            .map { $0.0 }
            .decode(type: [Int].self, decoder: decoder)
            .mapError { error -> Error in error is URLError ? .addressUnreachable(url) : .invalidResponse }
            .filter { !$0.isEmpty }
            .flatMap { ids in merged(Array(ids.prefix(10))) }
            .scan([]) { stories, story in stories + [story] }
            .map { $0.sorted { $0.time > $1.time } }
            .eraseToAnyPublisher()
    }
}

struct TutorialStory: Codable, Identifiable {
    let id: Int
    let title: String
    let by: String
    let time: TimeInterval
    let url: String?
}

struct TutorialKeyword: Identifiable, Codable {
    var id: String { value }
    let value: String
}

/// Reads and writes values as files in the user's library folder, as the helpers of tutorials do. They force the first
/// place of a search for it to be there, which finds none on Linux; the property of `URL` has one everywhere.
enum TutorialFile {
    static var folder: URL {
        FileManager.default.urls(for: .libraryDirectory, in: .userDomainMask).first ?? URL.libraryDirectory
    }

    static func loadValue<Value: Decodable>(named name: String) -> Value? {
        guard let data = try? Data(contentsOf: folder.appendingPathComponent(name)) else { return nil }
        return try? JSONDecoder().decode(Value.self, from: data)
    }

    static func save<Value: Encodable>(value: Value, named name: String) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try JSONEncoder().encode(value).write(to: folder.appendingPathComponent(name))
    }
}

final class TutorialSettings: ObservableObject {
    private let name: String

    init(name: String) {
        self.name = name
        keywords = TutorialFile.loadValue(named: name) ?? []
    }

    /// How often the handler below has run.
    private(set) var saves = 0

    @Published var keywords: [TutorialKeyword] {
        didSet {
            saves += 1
            try? TutorialFile.save(value: keywords, named: name)
        }
    }
}

class TutorialReaderViewModel: ObservableObject {
    private let api: TutorialAPI
    private var subscriptions = Set<AnyCancellable>()
    /// What a handler of the list of stories prints.
    private(set) var printed: [Int] = []

    @Published private var allStories = [TutorialStory]() {
        didSet { printed.append(allStories.count) }
    }
    @Published var filter = [String]()
    @Published var error: TutorialAPI.Error? = nil

    init(api: TutorialAPI) { self.api = api }

    var stories: [TutorialStory] {
        guard !filter.isEmpty else { return allStories }
        return allStories.filter { story in
            filter.reduce(false) { isMatch, keyword in isMatch || story.title.lowercased().contains(keyword) }
        }
    }

    func fetchStories() {
        api
            .stories()
            .receive(on: DispatchQueue.main)
            .sink(
                receiveCompletion: { completion in
                    if case .failure(let error) = completion {
                        self.error = error
                    }
                },
                receiveValue: { stories in
                    self.allStories = stories
                    self.error = nil
                }
            )
            .store(in: &subscriptions)
    }
}
