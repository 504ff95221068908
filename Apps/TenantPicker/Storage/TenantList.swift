import Foundation
import TenantClient

/// The tenants of a person as they were at some time.
public struct TenantList: Equatable, Sendable {
    public var tenants: [Tenant]
    public var fetched: Date

    public init(tenants: [Tenant], fetched: Date) {
        self.tenants = tenants
        self.fetched = fetched
    }
}
