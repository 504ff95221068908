/// What a signed-in person's requests are allowed by.
public struct Tokens: Codable, Equatable, Sendable {
    /// Sent with each request; good for minutes.
    public var access: String
    /// Buys the next pair, once.
    public var refresh: String
    /// Whose tokens these are.
    public var user: String

    enum CodingKeys: String, CodingKey {
        case access = "access_token"
        case refresh = "refresh_token"
        case user = "user_id"
    }

    public init(access: String, refresh: String, user: String) {
        self.access = access
        self.refresh = refresh
        self.user = user
    }
}
