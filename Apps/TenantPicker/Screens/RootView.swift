import SwiftUI
import TenantClient
import TenantStorage

/// The screen that fits: sign in, or book.
public struct RootView: View {
    @StateObject private var viewModel: ViewModel
    private let fixedTime: Date?

    /// With a fixed time, the clocks stand.
    public init(api: TenantAPI, store: TenantStore, fixedTime: Date? = nil) {
        self.fixedTime = fixedTime
        _viewModel = StateObject(wrappedValue: ViewModel(api: api, store: store))
    }

    public var body: some View {
        switch viewModel.state {
        case .starting:
            ProgressView().frame(maxWidth: .infinity, maxHeight: .infinity)
        case .signedOut(let reason):
            SignInView(viewModel: SignInView.ViewModel(api: viewModel.api), reason: reason)
        case .signedIn(let user):
            BookingView(
                viewModel: BookingView.ViewModel(
                    api: viewModel.api, store: viewModel.store, user: user, fixedTime: fixedTime)
            )
            .id(user)
        }
    }
}

extension RootView {
    final class ViewModel: ObservableObject {
        @Published private(set) var state: Session.State
        let api: TenantAPI
        let store: TenantStore

        init(api: TenantAPI, store: TenantStore) {
            self.api = api
            self.store = store
            state = api.session.state
            api.session.states.receive(on: DispatchQueue.main).removeDuplicates().assign(to: &$state)
        }
    }
}
