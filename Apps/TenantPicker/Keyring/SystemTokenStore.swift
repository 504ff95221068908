import Foundation
import TenantClient

/// Keeps tokens in the keyring where one runs, else in memory for this run only. Which one it is shows at the first
/// use, since a keyring may have to be started or unlocked.
public final class SystemTokenStore: TokenStore, @unchecked Sendable {
    private let service: String
    private let label: String
    private let lock = NSLock()
    private var chosen: (any TokenStore)?

    public init(service: String, label: String) {
        self.service = service
        self.label = label
    }

    private var store: any TokenStore {
        if let store = lock.withLock({ chosen }) { return store }
        let store: any TokenStore = KeyringTokenStore(service: service, label: label) ?? MemoryTokenStore()
        return lock.withLock {
            if chosen == nil { chosen = store }
            return chosen ?? store
        }
    }

    public func read() throws -> Tokens? { try store.read() }
    public func save(_ tokens: Tokens) throws { try store.save(tokens) }
    public func delete() throws { try store.delete() }
}
