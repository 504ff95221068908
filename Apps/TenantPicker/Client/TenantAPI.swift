import Combine
import Foundation

/// The server of the tenants, as the person who is signed in. Everything is published on the main thread.
public final class TenantAPI: @unchecked Sendable {
    public let session: Session
    private let base: URL
    private let client: HTTPClient

    public init(base: URL, client: HTTPClient = HTTPClient(), session: Session) {
        self.base = base
        self.client = client
        self.session = session
    }

    /// Signs in, or fails with status 400 or 401 if the server does not know the person.
    public func signIn(user: String, password: String) -> AnyPublisher<Void, APIError> {
        exchange(["grant_type": "password", "username": user, "password": password])
            .receive(on: DispatchQueue.main)
            .map { [session] tokens in session.begin(tokens) }
            .eraseToAnyPublisher()
    }

    /// The tenants of the person who is signed in.
    public func tenants() -> AnyPublisher<[Tenant], APIError> {
        Deferred { [self] () -> AnyPublisher<[Tenant], APIError> in
            guard let tokens = session.tokens else { return Fail(error: .signedOut).eraseToAnyPublisher() }
            return get(.userTenants(tokens.user), with: tokens)
        }
        .receive(on: DispatchQueue.main)
        .eraseToAnyPublisher()
    }

    /// Makes a request with tokens. If they are refused it is made once more with newer ones; if meanwhile the person
    /// is signed out, it ends.
    private func get<Value: Decodable>(_ endpoint: Endpoint, with tokens: Tokens) -> AnyPublisher<Value, APIError> {
        let answer = send(endpoint, with: tokens)
            .catch { [self] (error: APIError) -> AnyPublisher<Value, APIError> in
                guard case .status(401, _) = error else { return Fail(error: error).eraseToAnyPublisher() }
                return session.tokens(after: tokens) { [self] old in
                    exchange(["grant_type": "refresh_token", "refresh_token": old.refresh])
                }
                .flatMap { [self] in send(endpoint, with: $0) }
                .eraseToAnyPublisher()
            }
        return session.endings
            .setFailureType(to: APIError.self)
            .flatMap { Fail<Value, APIError>(error: .signedOut) }
            .merge(with: answer)
            .first()
            .eraseToAnyPublisher()
    }

    private func send<Value: Decodable>(_ endpoint: Endpoint, with tokens: Tokens) -> AnyPublisher<Value, APIError> {
        Deferred { [self] () -> AnyPublisher<Value, APIError> in
            // Between getting the tokens and using them the person may have signed out.
            guard session.tokens != nil else { return Fail(error: .signedOut).eraseToAnyPublisher() }
            guard let url = endpoint.url(relativeTo: base) else {
                return Fail(error: .transport(URLError(.badURL))).eraseToAnyPublisher()
            }
            var request = URLRequest(url: url)
            request.httpMethod = "GET"
            request.setValue("application/json", forHTTPHeaderField: "Content-Type")
            request.setValue("Bearer \(tokens.access)", forHTTPHeaderField: "Authorization")
            return client.perform(request).map(\HTTPResponse<Value>.value).eraseToAnyPublisher()
        }
        .eraseToAnyPublisher()
    }

    private func exchange(_ form: [String: String]) -> AnyPublisher<Tokens, APIError> {
        guard let url = Endpoint.token.url(relativeTo: base) else {
            return Fail(error: .transport(URLError(.badURL))).eraseToAnyPublisher()
        }
        var request = URLRequest(url: url)
        request.httpMethod = "POST"
        request.setValue("application/x-www-form-urlencoded", forHTTPHeaderField: "Content-Type")
        request.httpBody = form.formEncoded
        return client.perform(request).map(\HTTPResponse<Tokens>.value).eraseToAnyPublisher()
    }
}
