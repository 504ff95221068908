import SwiftUI
import TenantClient

/// Where the person books: which tenant, and what is to know about it.
public struct BookingView: View {
    @StateObject private var viewModel: ViewModel

    public init(viewModel: @autoclosure @escaping () -> ViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    public var body: some View {
        NavigationView {
            Form {
                if let problem = viewModel.problem {
                    Section { NoticeView(symbol: "exclamationmark.triangle", text: problem) }
                }
                Section {
                    TenantPicker(
                        viewModel: viewModel.picker, selectedTenant: $viewModel.tenant,
                        showTenantPicker: $viewModel.isPicking, label: "Tenant", title: "Tenants")
                }
                if let tenant = viewModel.tenant {
                    TenantDetailsView(tenant: tenant, now: viewModel.now)
                } else {
                    Section {
                        Text("Choose a tenant to see when and how it can be booked.").foregroundStyle(.secondary)
                    }
                }
            }
            .navigationBarTitle("Booking", displayMode: .inline)
            .navigationBarItems(trailing: Button("Sign Out", action: viewModel.signOut))
        }
        .navigationViewStyle(StackNavigationViewStyle())
        .onReceive(viewModel.ticks) { viewModel.now = $0 }
    }
}
