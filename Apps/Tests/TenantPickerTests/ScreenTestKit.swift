import Combine
import Foundation
import Testing
import ViewTesting

@testable import TenantClient
@testable import TenantScreens
@testable import TenantStorage

/// Waits until something holds: what the main queue brings is delivered meanwhile. An issue after a minute.
@MainActor
func eventually(
    _ what: String, sourceLocation: SourceLocation = #_sourceLocation, _ condition: () -> Bool
) async {
    let end = Date(timeIntervalSinceNow: 60)
    while !condition() {
        if Date() > end {
            Issue.record("\(what) did not come to be", sourceLocation: sourceLocation)
            return
        }
        await withCheckedContinuation { continuation in
            DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(1)) { continuation.resume() }
        }
    }
}

/// An app's parts around a scripted server.
@MainActor
final class Stage {
    let server = ScriptedServer()
    let transport: ScriptedTransport
    let session = Session(store: MemoryTokenStore())
    let store = TenantStore()
    let api: TenantAPI

    /// With a reply, the list of tenants is that whatever the token.
    init(tenants: ScriptedTransport.Reply? = nil) {
        let server = server
        let list = Mutable(tenants)
        self.list = list
        transport = ScriptedTransport { request in
            if request.url!.path.hasSuffix("/tenants"), let reply = list.value { return reply }
            return server.reply(to: request)
        }
        api = TenantAPI(
            base: URL(string: "http://127.0.0.1/tenancy")!, client: HTTPClient(patient: transport), session: session)
    }

    /// What the list of tenants is.
    let list: Mutable

    final class Mutable: @unchecked Sendable {
        private let lock = NSLock()
        private var stored: ScriptedTransport.Reply?
        init(_ value: ScriptedTransport.Reply?) { stored = value }
        var value: ScriptedTransport.Reply? {
            get { lock.withLock { stored } }
            set { lock.withLock { stored = newValue } }
        }
    }

    func signIn() { session.begin(Tokens(access: "a1", refresh: "r1", user: "anna")) }
}

extension ScriptedTransport.Reply {
    static func tenants(_ tenants: [Tenant]) -> Self {
        .answer(200, String(decoding: try! JSONEncoder().encode(tenants), as: UTF8.self))
    }
}

extension TestHost {
    /// How many lines stand between rows of cards.
    var dividerCount: Int { shownViews.filter { $0.frame.height <= 1 && $0.frame.width > 50 }.count }
}
