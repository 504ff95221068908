import Foundation

/// Which API answers which paths.
struct DemoRouter: Sendable {
    private var mounts: [(path: String, api: any DemoAPI)] = []

    /// Puts an API under a path, "/v0". Where several fit, the longest path wins.
    mutating func mount(_ api: any DemoAPI, at path: String) {
        mounts.append((path, api))
        mounts.sort { $0.path.count > $1.path.count }
    }

    func response(to request: DemoRequest) -> DemoResponse {
        for mount in mounts {
            guard let rest = rest(of: request.path, under: mount.path) else { continue }
            var inner = request
            inner.path = rest
            if let response = mount.api.response(to: inner) { return response }
        }
        return .text("There is no \(request.path) here.", status: 404)
    }

    private func rest(of path: String, under mount: String) -> String? {
        if mount == "/" { return path }
        guard path.hasPrefix(mount) else { return nil }
        let rest = path.dropFirst(mount.count)
        return rest.isEmpty ? "/" : rest.hasPrefix("/") ? String(rest) : nil
    }
}
