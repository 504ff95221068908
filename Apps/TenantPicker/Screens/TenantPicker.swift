import SwiftUI
import TenantClient

/// A line that names the chosen tenant; a click on it opens the list of all.
public struct TenantPicker: View {
    @ObservedObject var viewModel: ViewModel
    @Binding var selectedTenant: Tenant?
    @Binding var showTenantPicker: Bool
    var label: String
    var title: String

    public init(
        viewModel: ViewModel, selectedTenant: Binding<Tenant?>, showTenantPicker: Binding<Bool>, label: String,
        title: String
    ) {
        self.viewModel = viewModel
        _selectedTenant = selectedTenant
        _showTenantPicker = showTenantPicker
        self.label = label
        self.title = title
    }

    public var body: some View {
        HStack {
            Button {
                viewModel.load()
                showTenantPicker = true
            } label: {
                HStack(alignment: .center, spacing: 2) {
                    Text(label).foregroundColor(Color(.label))
                    Spacer()
                    Text(selectedTenant?.name ?? selectedTenant?.code ?? "Select tenant")
                        .foregroundColor(Color(.secondaryLabel))
                }
            }
            .accessibilityLabel(label)
            .accessibilityHint("Opens the list of tenants")
            .sheet(isPresented: $showTenantPicker, onDismiss: viewModel.cancel) {
                // As large as it gets: the rows come when the sheet is there already.
                sheet.presentationDetents([.large])
            }
        }
    }

    private var sheet: some View {
        NavigationView {
            ScrollView {
                VStack(spacing: 12) {
                    TenantStatusView(viewModel: viewModel)
                    CardList {
                        ForEach(Array(viewModel.tenants.enumerated()), id: \.element.code) { index, tenant in
                            CardRow(hasDivider: index < viewModel.tenants.count - 1) {
                                Button {
                                    viewModel.choose(tenant)
                                    selectedTenant = tenant
                                    showTenantPicker = false
                                } label: {
                                    TenantRow(tenant: tenant, isChosen: tenant.code == selectedTenant?.code)
                                }
                                .buttonStyle(.plain)
                            }
                        }
                    }
                    .cornerRadius(8)
                }
                .padding()
            }
            .filled(with: Color(.systemGray6))
            .navigationBarTitle(title, displayMode: .inline)
            .navigationBarItems(
                leading: Button {
                    showTenantPicker = false
                } label: {
                    HStack(spacing: 8) {
                        Image(systemName: "chevron.left")
                        Text("Back")
                    }
                }
                .keyboardShortcut(.cancelAction)
            )
        }
        .navigationViewStyle(StackNavigationViewStyle())
    }
}

/// A tenant in the list.
struct TenantRow: View {
    let tenant: Tenant
    let isChosen: Bool

    var body: some View {
        HStack {
            Text(tenant.name ?? tenant.code).foregroundColor(Color(.label))
            Spacer()
            if isChosen { Image(systemName: "checkmark").foregroundStyle(.tint).accessibilityLabel("Chosen") }
        }
        .contentShape(Rectangle())
    }
}

/// What there is to say about the list: that it is coming, that it is old, or why there is none.
struct TenantStatusView: View {
    @ObservedObject var viewModel: TenantPicker.ViewModel

    var body: some View {
        if viewModel.isLoading, viewModel.tenants.isEmpty {
            HStack(spacing: 8) {
                ProgressView()
                Text("Loading tenants…").foregroundStyle(.secondary)
            }
        }
        if let notice = viewModel.notice {
            HStack {
                NoticeView(symbol: viewModel.isOffline ? "wifi.slash" : "exclamationmark.triangle", text: notice)
                Button("Try Again", action: viewModel.load)
            }
        }
        if !viewModel.isLoading, viewModel.notice == nil, viewModel.tenants.isEmpty {
            Text("There are no tenants for you.").foregroundStyle(.secondary)
        }
    }
}
