import SwiftUI
import TenantClient
import TenantKeyring
import TenantScreens
import TenantStorage

@main
struct TenantPickerApp: App {
    private let api: TenantAPI
    private let store: TenantStore

    init() {
        let base = URL(string: ProcessInfo.processInfo.environment["TENANTS_URL"] ?? "") ?? Self.standardAddress
        let session = Session(store: Self.tokenStore(for: base))
        session.restore()
        api = TenantAPI(base: base, session: session)
        store = TenantStore(url: TenantStore.standardURL)
    }

    /// The demo server's.
    private static let standardAddress = URL(string: "http://127.0.0.1:8080/tenancy")!

    /// The keyring, unless TENANTS_KEYRING is "off": what nobody watches must not open a question for its password.
    private static func tokenStore(for base: URL) -> any TokenStore {
        if ProcessInfo.processInfo.environment["TENANTS_KEYRING"] == "off" { return MemoryTokenStore() }
        return SystemTokenStore(service: base.absoluteString, label: "TenantPicker at \(base.absoluteString)")
    }

    /// For pictures that are the same each day.
    private static var fixedTime: Date? {
        ProcessInfo.processInfo.environment["TENANTS_TIME"].flatMap { try? Date($0, strategy: .iso8601) }
    }

    var body: some Scene {
        WindowGroup("Booking") {
            RootView(api: api, store: store, fixedTime: Self.fixedTime)
        }
        .defaultSize(width: 480, height: 720)
    }
}
