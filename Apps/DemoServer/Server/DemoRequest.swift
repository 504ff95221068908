import Foundation

/// What a client asked for.
public struct DemoRequest: Sendable {
    /// The method in capitals: "GET".
    public var method: String
    /// The path with its leading slash, without the path that the asked API is mounted on.
    public var path: String
    /// The values of the query by name; the last one where a name comes twice.
    public var query: [String: String]
    /// The header fields, their names in lower case.
    public var headers: [String: String]
    /// What was sent along.
    public var body: Data

    /// A request as a client would make it.
    public init(
        method: String = "GET", path: String, query: [String: String] = [:], headers: [String: String] = [:],
        body: Data = Data()
    ) {
        self.method = method
        self.path = path
        self.query = query
        self.headers = headers
        self.body = body
    }
}
