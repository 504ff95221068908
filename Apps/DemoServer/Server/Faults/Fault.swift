import Foundation

/// What a server can do wrong.
public enum Fault: Equatable, Sendable {
    /// The right answer, so many seconds late.
    case latency(TimeInterval)
    /// The connection is reset when so many bytes of the body have been sent; before the head if there are none.
    case reset(afterBytes: Int)
    /// The connection is closed in order when so many bytes of the body have been sent, which is too early.
    case cut(afterBytes: Int)
    /// The request is taken and never answered.
    case silence
    /// The right answer, so many bytes of its body a second.
    case slow(bytesPerSecond: Double)
    /// Another status, with a text that says so.
    case status(Int)
    /// A body that is JSON, of something else.
    case wrongJSON
    /// A body that is not JSON at all.
    case garbage
    /// Status 200 and nothing with it.
    case emptyBody
    /// So many redirections before the right answer; endlessly many if the number is negative.
    case redirects(Int)
    /// The right answer after so many megabytes of white space.
    case large(megabytes: Int)

    /// Every way in which an answer goes wrong, for many requests one after the other: none of them takes long for a client
    /// that waits a quarter of a second, so there is no large one.
    public static let quickFailures: [Fault] = [
        .status(404), .status(500), .wrongJSON, .garbage, .emptyBody, .reset(afterBytes: 0), .status(429),
        .reset(afterBytes: 20), .cut(afterBytes: 20), .redirects(-1), .silence, .latency(0.05),
        .slow(bytesPerSecond: 1),
    ]
}

extension Fault: LosslessStringConvertible {
    /// A fault as `kind` or `kind:number`, the way it stands in a query: "latency:2", "silence", "status:404".
    public init?(_ description: String) {
        let parts = description.split(separator: ":", maxSplits: 1)
        guard let kind = parts.first else { return nil }
        let number = parts.count > 1 ? Double(parts[1]) : nil
        guard parts.count == 1 || number != nil else { return nil }
        let whole = number.flatMap { Int(exactly: $0) }
        switch (String(kind), number, whole) {
        case ("latency", let seconds?, _) where (0...3600).contains(seconds): self = .latency(seconds)
        case ("reset", nil, _): self = .reset(afterBytes: 0)
        case ("reset", _, let bytes?) where bytes >= 0: self = .reset(afterBytes: bytes)
        case ("cut", _, let bytes?) where bytes >= 0: self = .cut(afterBytes: bytes)
        case ("silence", nil, _): self = .silence
        case ("slow", nil, _): self = .slow(bytesPerSecond: 1)
        case ("slow", let rate?, _) where rate > 0 && rate <= 1_000_000: self = .slow(bytesPerSecond: rate)
        case ("status", _, let code?) where (100...599).contains(code): self = .status(code)
        case ("wrong-json", nil, _): self = .wrongJSON
        case ("garbage", nil, _): self = .garbage
        case ("empty", nil, _): self = .emptyBody
        case ("redirects", nil, _): self = .redirects(-1)
        case ("redirects", _, let hops?): self = .redirects(hops)
        case ("large", nil, _): self = .large(megabytes: 50)
        case ("large", _, let size?) where (0...1000).contains(size): self = .large(megabytes: size)
        default: return nil
        }
    }

    /// The fault the way it stands in a query.
    public var description: String {
        switch self {
        case .latency(let seconds): "latency:\(seconds)"
        case .reset(let bytes): "reset:\(bytes)"
        case .cut(let bytes): "cut:\(bytes)"
        case .silence: "silence"
        case .slow(let rate): "slow:\(rate)"
        case .status(let code): "status:\(code)"
        case .wrongJSON: "wrong-json"
        case .garbage: "garbage"
        case .emptyBody: "empty"
        case .redirects(let hops): "redirects:\(hops)"
        case .large(let size): "large:\(size)"
        }
    }
}
