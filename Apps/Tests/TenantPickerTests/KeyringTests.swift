import Foundation
import TenantClient
import TenantKeyring
import Testing

/// With TENANT_KEYRING=1 in a session whose keyring is open; else nobody's keyring is touched.
@Suite("Tokens in the keyring", .enabled(if: ProcessInfo.processInfo.environment["TENANT_KEYRING"] == "1"))
struct KeyringTests {
    private let service = "http://127.0.0.1/\(UUID().uuidString)"
    private let tokens = Tokens(access: "a'\"ä", refresh: "r", user: "anna")

    @Test("they are there for the next run, apart for each server, and can be removed")
    func keeping() throws {
        let store = try #require(KeyringTokenStore(service: service, label: "Test"))
        #expect(try store.read() == nil)
        try store.save(Tokens(access: "old", refresh: "old", user: "ben"))
        try store.save(tokens)
        let next = SystemTokenStore(service: service, label: "Test")
        #expect(try next.read() == tokens)
        #expect(try KeyringTokenStore(service: service + "x", label: "Test")?.read() == nil)
        try next.delete()
        #expect(try store.read() == nil)
        try store.delete()
    }
}
