import SwiftUI
import TenantClient

/// The form in which a person says who they are.
public struct SignInView: View {
    private enum Field { case user, password }

    @StateObject private var viewModel: ViewModel
    @FocusState private var field: Field?
    private let reason: String?

    /// With a reason, it says first why the person was signed out.
    public init(viewModel: @autoclosure @escaping () -> ViewModel, reason: String? = nil) {
        _viewModel = StateObject(wrappedValue: viewModel())
        self.reason = reason
    }

    public var body: some View {
        NavigationView {
            Form {
                if let message = viewModel.message ?? reason {
                    Section { NoticeView(symbol: "exclamationmark.triangle", text: message) }
                }
                Section {
                    TextField("User", text: $viewModel.user)
                        .textContentType(.username)
                        .keyboardType(.asciiCapable)
                        .autocapitalization(.none)
                        .disableAutocorrection(true)
                        .submitLabel(.next)
                        .focused($field, equals: .user)
                        .onSubmit { field = .password }
                    SecureField("Password", text: $viewModel.password)
                        .textContentType(.password)
                        .submitLabel(.go)
                        .focused($field, equals: .password)
                        .onSubmit(signIn)
                } footer: {
                    Text(viewModel.hint ?? " ")
                }
                Section {
                    Button(action: signIn) {
                        HStack {
                            Text("Sign In")
                            if viewModel.isBusy { ProgressView().controlSize(.small) }
                        }
                        .frame(maxWidth: .infinity)
                    }
                    .buttonStyle(.borderedProminent)
                    .disabled(!viewModel.canSignIn)
                }
            }
            .navigationBarTitle("Sign In", displayMode: .inline)
        }
        .navigationViewStyle(StackNavigationViewStyle())
        .onAppear { field = .user }
    }

    private func signIn() {
        // Return goes to what is still missing.
        if viewModel.canSignIn { viewModel.signIn() } else { field = viewModel.isUserValid ? .password : .user }
    }
}

/// A sentence that a person should read, with a sign.
struct NoticeView: View {
    let symbol: String
    let text: String

    var body: some View {
        HStack(spacing: 8) {
            Image(systemName: symbol).foregroundStyle(.orange).accessibilityHidden(true)
            Text(text).frame(maxWidth: .infinity, alignment: .leading)
        }
    }
}
