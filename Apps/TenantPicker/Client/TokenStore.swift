import Foundation

/// Where tokens are kept between two runs. Called on one thread at a time, never on the main one while the app runs.
public protocol TokenStore: Sendable {
    /// The kept tokens, or nil if there are none.
    func read() throws -> Tokens?
    /// Keeps tokens in place of earlier ones.
    func save(_ tokens: Tokens) throws
    /// Forgets them.
    func delete() throws
}

/// Keeps tokens for as long as the program runs: what is left where there is no keyring. They are never written into
/// a plain file.
public final class MemoryTokenStore: TokenStore, @unchecked Sendable {
    private let lock = NSLock()
    private var tokens: Tokens?

    public init(_ tokens: Tokens? = nil) { self.tokens = tokens }

    public func read() -> Tokens? { lock.withLock { tokens } }
    public func save(_ tokens: Tokens) { lock.withLock { self.tokens = tokens } }
    public func delete() { lock.withLock { tokens = nil } }
}
