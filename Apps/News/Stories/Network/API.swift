import Combine
import Foundation

/// Hacker News' API: lists of story numbers, and each item by its number.
public struct API {
    /// Where the API is.
    public let baseURL: URL
    /// After so many seconds without a complete answer a request is given up.
    public let patience: TimeInterval

    private let makeSession: (URLSessionConfiguration) -> URLSession
    private let timer = DispatchQueue(label: "Deadlines of requests")
    private let decoder: JSONDecoder

    /// So many requests are under way at the same time.
    private static let width = 8

    /// The real one.
    public static let hackerNews = URL(string: "https://hacker-news.firebaseio.com/v0/")!

    /// The API at the address that follows "--address" among the arguments, else the one that NEWS_ADDRESS names,
    /// else the real one.
    public static func standardURL(
        arguments: [String] = CommandLine.arguments,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> URL {
        let argument = arguments.firstIndex(of: "--address").flatMap { arguments.dropFirst($0 + 1).first }
        return [argument, environment["NEWS_ADDRESS"]].compactMap { $0 }
            .compactMap { URL(string: $0) }.first { $0.scheme != nil && $0.host != nil } ?? hackerNews
    }

    /// - Parameter makeSession: Makes the session of a load.
    public init(
        baseURL: URL = API.standardURL(), patience: TimeInterval = 10,
        makeSession: @escaping (URLSessionConfiguration) -> URLSession = { URLSession(configuration: $0) }
    ) {
        self.baseURL = baseURL
        self.patience = patience
        self.makeSession = makeSession
        decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .secondsSince1970
    }

    /// The numbers of the stories in a list.
    public func ids(_ kind: StoryKind) -> AnyPublisher<[Int], Error> { loading { ids(kind, in: $0) } }

    /// One story.
    public func story(_ id: Int) -> AnyPublisher<Story, Error> { loading { story(id, in: $0) } }

    /// The stories of a list as they arrive: each value has one more. What is known already is in it from the start,
    /// until the fresh story comes.
    ///
    /// A story that cannot be loaded is left out and counted. The stream fails when there is no list, or when
    /// several stories one after the other could not be loaded because of the connection.
    public func stories(_ kind: StoryKind, known: [Story] = []) -> AnyPublisher<StoryList, Error> {
        loading { session in
            ids(kind, in: session)
                .flatMap { ids in
                    outcomes(ids, in: session)
                        .scan(StoryList(ids: ids, known: known)) { list, outcome in list.adding(outcome) }
                        .prepend(StoryList(ids: ids, known: known))
                        .setFailureType(to: Error.self)
                }
                .flatMap(maxPublishers: .max(1)) { list -> Result<StoryList, Error>.Publisher in
                    list.hopeless.map { Result<StoryList, Error>.Publisher($0) }
                        ?? Result<StoryList, Error>.Publisher(list)
                }
                .eraseToAnyPublisher()
        }
    }

    /// Comments by their numbers, and the answers to them, and so on, as they arrive; those of one depth before those
    /// of the next. Comments that cannot be loaded are reported once, when the others have come.
    public func comments(_ ids: [Int]) -> AnyPublisher<Comment, Error> { loading { comments(ids, in: $0) } }

    // MARK: In a session

    /// A load in a session of its own, of which nothing stays when it is over: no connection, and no timer.
    private func loading<Value>(
        _ load: @escaping (LoadingSession) -> AnyPublisher<Value, Error>
    ) -> AnyPublisher<Value, Error> {
        Deferred { () -> AnyPublisher<Value, Error> in
            let configuration = URLSessionConfiguration.ephemeral
            configuration.urlCache = nil
            configuration.httpMaximumConnectionsPerHost = Self.width
            // A request that is too slow is ended by `timeout`, which also counts while bytes trickle in.
            configuration.timeoutIntervalForRequest = patience * 2
            return load(LoadingSession(makeSession(configuration)))
        }
        .eraseToAnyPublisher()
    }

    private func ids(_ kind: StoryKind, in session: LoadingSession) -> AnyPublisher<[Int], Error> {
        request("\(kind.rawValue)stories.json", in: session)
    }

    private func story(_ id: Int, in session: LoadingSession) -> AnyPublisher<Story, Error> {
        request("item/\(id).json", in: session)
    }

    private func outcomes(_ ids: [Int], in session: LoadingSession) -> some Publisher<StoryOutcome, Never> {
        ids.publisher.flatMap(maxPublishers: .max(Self.width)) { id in
            story(id, in: session).map { StoryOutcome.story($0) }.catch { Just(StoryOutcome.failure($0)) }
        }
    }

    private func comments(_ ids: [Int], in session: LoadingSession) -> AnyPublisher<Comment, Error> {
        guard !ids.isEmpty else { return Empty().eraseToAnyPublisher() }
        let level = CommentLevel()
        return ids.publisher
            .setFailureType(to: Error.self)
            .flatMap(maxPublishers: .max(Self.width)) { id in
                (request("item/\(id).json", in: session) as AnyPublisher<Comment, Error>)
                    .catch { error -> AnyPublisher<Comment, Error> in
                        level.fail(error)
                            ? Fail(error: error).eraseToAnyPublisher() : Empty().eraseToAnyPublisher()
                    }
            }
            .handleEvents(receiveOutput: { level.add($0) })
            .append(Deferred { comments(level.children, in: session) })
            .append(Deferred { level.error.publisher.flatMap { Fail<Comment, Error>(error: $0) } })
            .eraseToAnyPublisher()
    }

    private func request<Value: Decodable>(_ path: String, in session: LoadingSession) -> AnyPublisher<Value, Error> {
        let url = baseURL.appendingPathComponent(path)
        return session.urlSession.dataTaskPublisher(for: url)
            .mapError { Error($0, url) }
            .timeout(.seconds(patience), scheduler: timer, customError: { .timedOut(url) })
            .flatMap { data, response in
                // A request keeps its session, which must not end before it.
                withExtendedLifetime(session) { Self.body(data, response, of: url) }
            }
            .decode(type: Value.self, decoder: decoder)
            .mapError { $0 as? Error ?? .invalidResponse(url) }
            .eraseToAnyPublisher()
    }

    /// The body of an answer, unless its status says that it is none.
    private static func body(_ data: Data, _ response: URLResponse, of url: URL) -> Result<Data, Error>.Publisher {
        let status = (response as? HTTPURLResponse)?.statusCode ?? 500
        return .init(200...299 ~= status ? .success(data) : .failure(.status(status, url)))
    }
}

/// A session that ends with what uses it: the closures of a load keep it.
private final class LoadingSession: Sendable {
    let urlSession: URLSession

    init(_ urlSession: URLSession) { self.urlSession = urlSession }

    deinit { urlSession.invalidateAndCancel() }
}
