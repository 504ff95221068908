import Combine
import Foundation

extension API {
    /// Why something could not be loaded, in words for the person who reads.
    public enum Error: LocalizedError, Identifiable, Equatable, Sendable {
        /// No connection could be made.
        case addressUnreachable(URL)
        /// The connection was lost before the answer was complete.
        case connectionLost(URL)
        /// No complete answer came in time.
        case timedOut(URL)
        /// The server answered with this status.
        case status(Int, URL)
        /// The answer is not what it should be.
        case invalidResponse(URL)

        public var id: String { localizedDescription }

        public var errorDescription: String? {
            switch self {
            case .addressUnreachable(let url): "\(url.host ?? url.absoluteString) is unreachable."
            case .connectionLost(let url): "The connection to \(url.host ?? url.absoluteString) was lost."
            case .timedOut(let url): "\(url.host ?? url.absoluteString) did not answer in time."
            case .status(404, _): "The server does not have what was asked for (status 404)."
            case .status(429, _): "The server asks for fewer requests (status 429). Try again later."
            case .status(let code, _) where code >= 500: "The server has a problem (status \(code))."
            case .status(let code, _): "The server answered with status \(code)."
            case .invalidResponse: "The server's answer makes no sense."
            }
        }

        /// Whether all other requests will hardly fare better.
        var isAboutTheConnection: Bool {
            switch self {
            case .addressUnreachable, .connectionLost, .timedOut: true
            case .status(let code, _): code == 429
            case .invalidResponse: false
            }
        }

        /// The error of a request for an address.
        init(_ error: URLError, _ url: URL) {
            // A body that ends too early is reported with the code −1.
            switch error.code {
            case .timedOut: self = .timedOut(url)
            case .cannotFindHost, .cannotConnectToHost, .notConnectedToInternet, .dnsLookupFailed, .badURL,
                .unsupportedURL:
                self = .addressUnreachable(url)
            case .httpTooManyRedirects, .redirectToNonExistentLocation, .badServerResponse, .cannotParseResponse,
                .zeroByteResource, .cannotDecodeContentData, .cannotDecodeRawData:
                self = .invalidResponse(url)
            default: self = .connectionLost(url)
            }
        }
    }
}
