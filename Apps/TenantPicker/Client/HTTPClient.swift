import Combine
import Foundation

/// A decoded answer and its head.
public struct HTTPResponse<Value> {
    public let value: Value
    public let response: URLResponse
}

/// Makes requests and decodes the answers. Every request ends within its deadline, in a value or an `APIError`.
public struct HTTPClient: Sendable {
    /// Seconds after which an answer is late.
    public var deadline: TimeInterval = 10
    /// The longest wait in seconds that a server's `Retry-After` is followed for.
    public var patience: TimeInterval = 5

    private let transport: any HTTPTransport
    private let queue = DispatchQueue(label: "HTTPClient")

    public init(transport: any HTTPTransport = URLSession.keepingNothing) { self.transport = transport }

    /// Publishes the answer on no particular thread.
    public func perform<Value: Decodable>(_ request: URLRequest) -> AnyPublisher<HTTPResponse<Value>, APIError> {
        attempt(request)
            .catch { error -> AnyPublisher<(data: Data, response: URLResponse), APIError> in
                guard case .tooManyRequests(let seconds?) = error, seconds <= patience else {
                    return Fail(error: error).eraseToAnyPublisher()
                }
                return Just(())
                    .delay(for: .seconds(seconds), scheduler: queue)
                    .setFailureType(to: APIError.self)
                    .flatMap { attempt(request) }
                    .eraseToAnyPublisher()
            }
            .tryMap { data, response -> HTTPResponse<Value> in
                HTTPResponse(value: try JSONDecoder().decode(Value.self, from: data), response: response)
            }
            .mapError(Self.apiError)
            .eraseToAnyPublisher()
    }

    private func attempt(_ request: URLRequest) -> AnyPublisher<(data: Data, response: URLResponse), APIError> {
        transport.answer(to: request)
            .mapError(APIError.init)
            // URLSession's own limits do not stop an answer that comes byte by byte.
            .timeout(.seconds(deadline), scheduler: queue, customError: { .timedOut })
            .tryMap { data, response in
                let status = (response as? HTTPURLResponse)?.statusCode ?? 500
                if status == 429 {
                    let value = (response as? HTTPURLResponse)?.value(forHTTPHeaderField: "Retry-After")
                    throw APIError.tooManyRequests(retryAfter: value.flatMap { RetryAfter($0) }?.seconds)
                }
                guard 200...299 ~= status else {
                    throw APIError.status(status, body: String(data: data, encoding: .utf8) ?? "")
                }
                return (data, response)
            }
            .mapError(Self.apiError)
            .eraseToAnyPublisher()
    }

    private static func apiError(_ error: any Error) -> APIError {
        switch error {
        case let error as APIError: error
        case let error as DecodingError: .undecodable(error)
        default: .undecodable(.dataCorrupted(.init(codingPath: [], debugDescription: "\(error)")))
        }
    }
}
