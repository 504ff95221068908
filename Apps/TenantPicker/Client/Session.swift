import Combine
import Foundation

/// Who is signed in, and with which tokens. Can be used from any thread.
public final class Session: @unchecked Sendable {
    public enum State: Equatable, Sendable {
        /// The kept tokens have not been read yet.
        case starting
        /// Nobody, and why if somebody was.
        case signedOut(reason: String?)
        case signedIn(user: String)
    }

    /// The state and its changes.
    public var states: AnyPublisher<State, Never> { stateSubject.removeDuplicates().eraseToAnyPublisher() }

    /// Sends each time that somebody is signed out: what runs for them has to stop.
    var endings: AnyPublisher<Void, Never> { endingSubject.eraseToAnyPublisher() }

    private let store: any TokenStore
    /// The keyring may take its time and asks a person for a password; nobody waits for it, and its calls stay in order.
    private let storeQueue = DispatchQueue(label: "Session.store")
    private let stateSubject = CurrentValueSubject<State, Never>(.starting)
    private let endingSubject = PassthroughSubject<Void, Never>()
    private let lock = NSLock()
    private var current: Tokens?
    private var refresh: Future<Tokens, APIError>?
    private var refreshSubscription: AnyCancellable?

    public init(store: any TokenStore) { self.store = store }

    public var state: State { stateSubject.value }

    /// The tokens of who is signed in.
    public var tokens: Tokens? { lock.withLock { current } }

    /// Reads the kept tokens; then somebody is signed in or nobody is.
    public func restore() {
        storeQueue.async { [self] in
            let kept = try? store.read()
            let isRestored = lock.withLock {
                if current == nil { current = kept }
                return current != nil
            }
            guard stateSubject.value == .starting else { return }
            stateSubject.send(isRestored && kept != nil ? .signedIn(user: kept!.user) : .signedOut(reason: nil))
        }
    }

    /// Waits until everything that has to be kept is kept.
    public func finishKeeping() { storeQueue.sync {} }

    func begin(_ tokens: Tokens) {
        lock.withLock {
            current = tokens
            refresh = nil
            keep(tokens)
        }
        stateSubject.send(.signedIn(user: tokens.user))
    }

    /// Signs out. What runs with the tokens stops, and nothing new is sent with them.
    public func end(reason: String? = nil) {
        let running = lock.withLock {
            defer { refreshSubscription = nil }
            current = nil
            refresh = nil
            keep(nil)
            return refreshSubscription
        }
        running?.cancel()
        // Whoever hears that a request has ended for it finds the reason already said.
        stateSubject.send(.signedOut(reason: reason))
        endingSubject.send()
    }

    /// Publishes tokens that are newer than those which the server has refused. However many ask at the same time, one
    /// exchange is made. Nobody cancels it: the server has perhaps taken the old refresh token back already.
    func tokens(after refused: Tokens, exchange: @escaping (Tokens) -> AnyPublisher<Tokens, APIError>)
        -> AnyPublisher<Tokens, APIError>
    {
        var promise: Future<Tokens, APIError>.Promise?
        let candidate = Future<Tokens, APIError> { promise = $0 }
        let (answer, isMine) = lock.withLock { () -> (AnyPublisher<Tokens, APIError>, Bool) in
            guard let current else { return (Fail(error: .signedOut).eraseToAnyPublisher(), false) }
            if current != refused {
                return (Just(current).setFailureType(to: APIError.self).eraseToAnyPublisher(), false)
            }
            if let refresh { return (refresh.eraseToAnyPublisher(), false) }
            refresh = candidate
            return (candidate.eraseToAnyPublisher(), true)
        }
        guard isMine, let promise else { return answer }
        let subscription = exchange(refused).sink { [weak self] completion in
            guard case .failure(let error) = completion else { return }
            self?.refreshFailed(error, of: candidate)
            promise(.failure(error))
        } receiveValue: { [weak self] tokens in
            let isTaken = self?.take(tokens, from: candidate) ?? false
            promise(isTaken ? .success(tokens) : .failure(.signedOut))
        }
        let isStillWanted = lock.withLock {
            if refresh === candidate { refreshSubscription = subscription }
            return refresh === candidate
        }
        if !isStillWanted { subscription.cancel() }
        return answer
    }

    private func take(_ tokens: Tokens, from exchange: Future<Tokens, APIError>) -> Bool {
        lock.withLock {
            guard refresh === exchange else { return false }
            refresh = nil
            current = tokens
            keep(tokens)
            return true
        }
    }

    private func refreshFailed(_ error: APIError, of exchange: Future<Tokens, APIError>) {
        let isCurrent = lock.withLock {
            guard refresh === exchange else { return false }
            refresh = nil
            return true
        }
        // A server that cannot be reached has refused nothing.
        if isCurrent, case .status(400...403, _) = error {
            end(reason: "Your session has ended. Please sign in again.")
        }
    }

    /// In the order of the changes, since the lock is held.
    private func keep(_ tokens: Tokens?) {
        storeQueue.async { [store] in
            if let tokens { try? store.save(tokens) } else { try? store.delete() }
        }
    }
}
