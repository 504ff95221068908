import CSecret
import Foundation
import TenantClient

/// Keeps tokens in the keyring of the desktop, where they are encrypted.
public final class KeyringTokenStore: TokenStore, @unchecked Sendable {
    /// What the keyring said when it would not do something.
    public struct KeyringError: Error, CustomStringConvertible {
        public let description: String
    }

    private let schema: UnsafeMutablePointer<SecretSchema>
    private let attributes: OpaquePointer
    private let label: String

    /// The keyring of the session, or nil where none runs. May ask the person to unlock it. The service is what the
    /// tokens are for, an address.
    public init?(service: String, label: String) {
        let types = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, nil)!
        let text = UnsafeMutableRawPointer(bitPattern: UInt(SECRET_SCHEMA_ATTRIBUTE_STRING.rawValue))
        g_hash_table_insert(types, g_strdup("application"), text)
        g_hash_table_insert(types, g_strdup("service"), text)
        schema = secret_schema_newv("org.martlet.TenantPicker", SECRET_SCHEMA_NONE, types)
        g_hash_table_unref(types)
        attributes = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, g_free)
        g_hash_table_insert(attributes, g_strdup("application"), g_strdup("TenantPicker"))
        g_hash_table_insert(attributes, g_strdup("service"), g_strdup(service))
        self.label = label
        do { _ = try read() } catch { return nil }
    }

    deinit {
        secret_schema_unref(schema)
        g_hash_table_unref(attributes)
    }

    public func read() throws -> Tokens? {
        var error: UnsafeMutablePointer<GError>?
        let text = secret_password_lookupv_sync(schema, attributes, nil, &error)
        try check(&error)
        guard let text else { return nil }
        defer { secret_password_free(text) }
        return try? JSONDecoder().decode(Tokens.self, from: Data(String(cString: text).utf8))
    }

    public func save(_ tokens: Tokens) throws {
        var error: UnsafeMutablePointer<GError>?
        let text = String(decoding: try JSONEncoder().encode(tokens), as: UTF8.self)
        secret_password_storev_sync(schema, attributes, SECRET_COLLECTION_DEFAULT, label, text, nil, &error)
        try check(&error)
    }

    public func delete() throws {
        var error: UnsafeMutablePointer<GError>?
        secret_password_clearv_sync(schema, attributes, nil, &error)
        try check(&error)
    }

    private func check(_ error: inout UnsafeMutablePointer<GError>?) throws {
        guard let failure = error else { return }
        defer { g_error_free(failure) }
        throw KeyringError(description: String(cString: failure.pointee.message))
    }
}
