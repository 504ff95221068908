import Combine
import Foundation
import TenantClient

extension SignInView {
    /// A name and a password, and what is still wrong with them.
    public final class ViewModel: ObservableObject {
        @Published public var user = ""
        @Published public var password = ""
        /// What keeps the person from signing in, once they have begun to type; nil if nothing does.
        @Published public private(set) var hint: String?
        @Published public private(set) var isUserValid = false
        @Published public private(set) var canSignIn = false
        @Published public private(set) var isBusy = false
        /// Why signing in failed.
        @Published public private(set) var message: String?

        private let api: TenantAPI
        private var request: AnyCancellable?

        public init(api: TenantAPI) {
            self.api = api
            let input = $user.combineLatest($password)
            input.map { user, password in Self.hint(user: user, password: password) }
                .removeDuplicates()
                .assign(to: &$hint)
            $user.map(Self.isValid(user:)).assign(to: &$isUserValid)
            input.combineLatest($isBusy)
                .map { input, isBusy in Self.isValid(user: input.0) && Self.isValid(password: input.1) && !isBusy }
                .removeDuplicates()
                .assign(to: &$canSignIn)
        }

        private static func isValid(user: String) -> Bool { !user.isEmpty && !user.contains(where: \.isWhitespace) }

        private static func isValid(password: String) -> Bool { password.count >= 8 }

        private static func hint(user: String, password: String) -> String? {
            if user.contains(where: \.isWhitespace) { return "A user name has no spaces." }
            if user.isEmpty { return password.isEmpty ? nil : "The user name is missing." }
            if password.isEmpty { return nil }
            return isValid(password: password) ? nil : "A password has at least 8 characters."
        }

        public func signIn() {
            guard canSignIn else { return }
            isBusy = true
            message = nil
            request = api.signIn(user: user, password: password)
                .sink { [weak self] completion in
                    self?.isBusy = false
                    if case .failure(let error) = completion { self?.message = Self.message(for: error) }
                } receiveValue: { [weak self] in
                    self?.password = ""
                }
        }

        private static func message(for error: APIError) -> String {
            switch error {
            case .status(400...401, _): "The user name or the password is wrong."
            default: error.localizedDescription
            }
        }
    }
}
