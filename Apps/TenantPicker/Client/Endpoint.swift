import Foundation
import Combine

/// What the server offers.
public enum Endpoint {
    case token
    case userTenants(String)

    /// The address below a server's own, or nil if the parts give none.
    public func url(relativeTo base: URL) -> URL? {
        switch self {
        case .token: return base.appendingPathComponent("oauth/token")
        case .userTenants(let user):
            guard !user.isEmpty, let name = user.addingPercentEncoding(withAllowedCharacters: .unreserved) else {
                return nil
            }
            return URL(string: base.absoluteString.trimmingSuffix("/") + "/users/\(name)/tenants")
        }
    }
}

extension String {
    fileprivate func trimmingSuffix(_ suffix: String) -> String {
        hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
    }
}

extension [String: String] {
    /// As the body of a form, in the order of the names.
    var formEncoded: Data {
        func encode(_ text: String) -> String {
            text.addingPercentEncoding(withAllowedCharacters: .unreserved) ?? ""
        }
        return Data(
            sorted { $0.key < $1.key }.map { "\(encode($0.key))=\(encode($0.value))" }.joined(separator: "&").utf8)
    }
}

extension CharacterSet {
    /// What may stand in a part of an address or a form as it is.
    fileprivate static let unreserved = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
}
