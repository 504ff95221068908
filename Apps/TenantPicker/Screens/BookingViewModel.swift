import Combine
import Foundation
import TenantClient
import TenantStorage

extension BookingView {
    /// The chosen tenant of a person.
    public final class ViewModel: ObservableObject {
        @Published public var tenant: Tenant?
        @Published public var isPicking = false
        @Published public var now: Date
        @Published public private(set) var problem: String?
        public let picker: TenantPicker.ViewModel
        /// When the clocks on the screen go on.
        let ticks: AnyPublisher<Date, Never>

        private let api: TenantAPI
        private let store: TenantStore
        private let user: String

        /// With a fixed time, the clocks stand.
        public init(api: TenantAPI, store: TenantStore, user: String, fixedTime: Date? = nil) {
            self.api = api
            self.store = store
            self.user = user
            now = fixedTime ?? Date()
            ticks =
                fixedTime.map { _ in Empty().eraseToAnyPublisher() }
                ?? Timer.publish(every: 20, on: .main, in: .common).autoconnect().eraseToAnyPublisher()
            picker = TenantPicker.ViewModel(api: api, store: store, user: user)
            tenant = store.choice(of: user)
            store.problems.map { $0 }.assign(to: &$problem)
            // What is new about the chosen tenant is shown and remembered.
            picker.$tenants.combineLatest($tenant)
                .compactMap { tenants, chosen -> Tenant? in
                    guard let chosen, let fresh = tenants.first(where: { $0.code == chosen.code }) else { return nil }
                    return fresh == chosen ? nil : fresh
                }
                .receive(on: DispatchQueue.main)
                .handleEvents(receiveOutput: { store.choose($0, for: user) })
                .map { $0 }
                .assign(to: &$tenant)
        }

        public func signOut() {
            picker.cancel()
            store.forget(user)
            api.session.end()
        }
    }
}
