/// An API that a demo server can offer under a path.
public protocol DemoAPI: Sendable {
    /// The answer to a request, or nil where the API knows no such path. Called on the server's thread, one request
    /// after the other.
    func response(to request: DemoRequest) -> DemoResponse?
}
