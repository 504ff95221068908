import Foundation

/// What a client gets.
public struct DemoResponse: Sendable {
    /// The status of HTTP.
    public var status: Int
    /// Header fields beyond the type and length of the body.
    public var headers: [String: String]
    /// What the body is.
    public var contentType: String
    /// The bytes themselves.
    public var body: Data

    public init(
        status: Int = 200, headers: [String: String] = [:], contentType: String = "application/json; charset=utf-8",
        body: Data = Data()
    ) {
        self.status = status
        self.headers = headers
        self.contentType = contentType
        self.body = body
    }

    /// A value as JSON.
    public static func json(_ value: some Encodable, status: Int = 200) -> DemoResponse {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let body = try? encoder.encode(value) else { return .text("The answer has no JSON form.", status: 500) }
        return DemoResponse(status: status, body: body)
    }

    /// Plain text.
    public static func text(_ text: String, status: Int = 200) -> DemoResponse {
        DemoResponse(status: status, contentType: "text/plain; charset=utf-8", body: Data(text.utf8))
    }
}
