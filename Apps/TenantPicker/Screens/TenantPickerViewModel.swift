import Combine
import Foundation
import TenantClient
import TenantStorage

extension TenantPicker {
    /// The tenants to choose from: what was fetched earlier at once, then what the server says.
    public final class ViewModel: ObservableObject {
        @Published public private(set) var tenants: [Tenant] = []
        @Published public private(set) var isLoading = false
        /// Why the list is old, or missing.
        @Published public private(set) var notice: String?
        @Published public private(set) var isOffline = false

        private let api: TenantAPI
        private let store: TenantStore
        private let user: String
        private var fetched: Date?
        private var work: Set<AnyCancellable> = []

        public init(api: TenantAPI, store: TenantStore, user: String) {
            self.api = api
            self.store = store
            self.user = user
        }

        /// Asks for the tenants.
        public func load() {
            cancel()
            isLoading = true
            if fetched == nil {
                store.list(of: user)
                    .compactMap { $0 }
                    .sink { [weak self] in self?.show($0) }
                    .store(in: &work)
            }
            api.tenants()
                .sink { [weak self] completion in
                    self?.isLoading = false
                    if case .failure(let error) = completion { self?.fail(error) }
                } receiveValue: { [weak self] tenants in
                    self?.take(tenants)
                }
                .store(in: &work)
        }

        /// Asks no more.
        public func cancel() {
            work = []
            isLoading = false
        }

        /// Remembers a choice.
        public func choose(_ tenant: Tenant) { store.choose(tenant, for: user) }

        private func show(_ list: TenantList) {
            // The server may have been quicker.
            guard fetched == nil else { return }
            fetched = list.fetched
            if tenants != list.tenants { tenants = list.tenants }
            if let error = lastError { fail(error) }
        }

        private func take(_ fresh: [Tenant]) {
            let now = Date()
            fetched = now
            lastError = nil
            (notice, isOffline) = (nil, false)
            if tenants != fresh { tenants = fresh }
            store.save(TenantList(tenants: fresh, fetched: now), of: user)
        }

        private var lastError: APIError?

        private func fail(_ error: APIError) {
            lastError = error
            isOffline = error.isOffline
            let reason = error.localizedDescription
            guard let fetched else {
                notice = reason
                return
            }
            let time = fetched.formatted(date: .abbreviated, time: .shortened)
            notice = "\(reason) These are the tenants of \(time)."
        }
    }
}
