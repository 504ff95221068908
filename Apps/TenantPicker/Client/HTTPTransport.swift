import Combine
import Foundation

/// What carries requests: URLSession, or a script in tests.
public protocol HTTPTransport: Sendable {
    /// A publisher of one answer, whatever its status. A subscription makes the request; cancelling it ends it.
    func answer(to request: URLRequest) -> AnyPublisher<(data: Data, response: URLResponse), URLError>
}

extension URLSession: HTTPTransport {
    public func answer(to request: URLRequest) -> AnyPublisher<(data: Data, response: URLResponse), URLError> {
        dataTaskPublisher(for: request).eraseToAnyPublisher()
    }

    /// A session that keeps nothing: neither cookies nor answers.
    public static var keepingNothing: URLSession { URLSession(configuration: .ephemeral) }
}
