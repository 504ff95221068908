import Combine
import Foundation

/// Why a request brought nothing.
public enum APIError: Error {
    /// The server answered with a status outside of 200 to 299, and said this.
    case status(Int, body: String)
    /// The server wants fewer requests, and may have said for how many seconds.
    case tooManyRequests(retryAfter: TimeInterval?)
    /// The answer is not what was asked for.
    case undecodable(DecodingError)
    /// No connection could be made.
    case unreachable
    /// The connection ended before the answer was complete.
    case connectionLost
    /// The answer was not there in time.
    case timedOut
    /// Nobody is signed in, or not any more.
    case signedOut
    /// Anything else that went wrong on the way.
    case transport(URLError)

    /// Sorts what URLSession reports.
    public init(_ error: URLError) {
        switch error.code {
        // On Linux a body that ends too early is reported as "unknown".
        case .networkConnectionLost, .unknown: self = .connectionLost
        case .timedOut: self = .timedOut
        case .cannotConnectToHost, .cannotFindHost, .dnsLookupFailed, .notConnectedToInternet: self = .unreachable
        default: self = .transport(error)
        }
    }

    /// Whether what was fetched earlier is the best there is for now.
    public var isOffline: Bool {
        switch self {
        case .unreachable, .connectionLost, .timedOut: true
        default: false
        }
    }
}

extension APIError: LocalizedError {
    /// The reason in a sentence for a person.
    public var errorDescription: String? {
        switch self {
        case .status(let code, _): "The server answered with status \(code)."
        case .tooManyRequests(let seconds?): "The server asks to try again in \(Int(seconds.rounded(.up))) seconds."
        case .tooManyRequests: "The server asks to try again later."
        case .undecodable: "The server’s answer was not understood."
        case .unreachable: "The server cannot be reached."
        case .connectionLost: "The connection to the server was lost."
        case .timedOut: "The server took too long to answer."
        case .signedOut: "You are signed out."
        case .transport(let error): error.localizedDescription
        }
    }
}
