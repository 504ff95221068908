import Foundation

/// Which tokens a server has given out. Access tokens grow old; a refresh token buys one new pair and is used up. Can be
/// used from any thread.
public final class TokenLedger: @unchecked Sendable {
    /// The answer of a token endpoint.
    public struct Grant: Codable, Equatable, Sendable {
        public var accessToken: String
        public var refreshToken: String
        public var tokenType = "Bearer"
        public var expiresIn: Int
        public var userID: String

        enum CodingKeys: String, CodingKey {
            case accessToken = "access_token"
            case refreshToken = "refresh_token"
            case tokenType = "token_type"
            case expiresIn = "expires_in"
            case userID = "user_id"
        }
    }

    private let lifetime: TimeInterval
    private let lock = NSLock()
    private var access: [String: (user: String, end: Date)] = [:]
    private var refresh: [String: String] = [:]
    private var exchanges = 0

    init(lifetime: TimeInterval) { self.lifetime = lifetime }

    /// How many refresh tokens have been exchanged for new pairs.
    public var exchangeCount: Int { lock.withLock { exchanges } }

    /// Gives a person a pair of tokens.
    public func grant(to user: String) -> Grant { lock.withLock { newPair(user) } }

    /// Takes an access token that was agreed on elsewhere, for as long as the server runs: for programs that begin
    /// signed in.
    public func admit(_ token: String, of user: String) {
        lock.withLock { access[token] = (user, .distantFuture) }
    }

    /// Makes every access token too old; refresh tokens stay good.
    public func expireAccess() { lock.withLock { access = [:] } }

    /// Takes everything back.
    public func revokeAll() {
        lock.withLock {
            access = [:]
            refresh = [:]
        }
    }

    func user(ofAccess token: String) -> String? {
        lock.withLock {
            guard let entry = access[token], entry.end > Date() else { return nil }
            return entry.user
        }
    }

    func exchange(_ token: String) -> Grant? {
        lock.withLock {
            guard let user = refresh.removeValue(forKey: token) else { return nil }
            exchanges += 1
            return newPair(user)
        }
    }

    private func newPair(_ user: String) -> Grant {
        let grant = Grant(
            accessToken: UUID().uuidString, refreshToken: UUID().uuidString, expiresIn: Int(lifetime), userID: user)
        access[grant.accessToken] = (user, Date(timeIntervalSinceNow: lifetime))
        refresh[grant.refreshToken] = user
        return grant
    }
}
