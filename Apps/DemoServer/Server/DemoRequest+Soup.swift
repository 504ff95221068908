import CSoup
import Foundation

extension DemoRequest {
    /// Reads a request of libsoup.
    init(_ message: OpaquePointer) {
        let address = soup_server_message_get_uri(message)
        let text = address.flatMap { g_uri_get_query($0) }.map { String(cString: $0) }
        var components = URLComponents()
        components.percentEncodedQuery = text
        var query: [String: String] = [:]
        for item in components.queryItems ?? [] { query[item.name] = item.value ?? "" }
        var headers: [String: String] = [:]
        withUnsafeMutablePointer(to: &headers) { result in
            soup_message_headers_foreach(
                soup_server_message_get_request_headers(message),
                { name, value, data in
                    let headers = data!.assumingMemoryBound(to: [String: String].self)
                    headers.pointee[String(cString: name!).lowercased()] = String(cString: value!)
                }, result)
        }
        var body = Data()
        if let bytes = soup_message_body_flatten(soup_server_message_get_request_body(message)) {
            var size: gsize = 0
            if let start = g_bytes_get_data(bytes, &size) { body = Data(bytes: start, count: Int(size)) }
            g_bytes_unref(bytes)
        }
        self.init(
            method: String(cString: soup_server_message_get_method(message)),
            path: address.flatMap { g_uri_get_path($0) }.map { String(cString: $0) } ?? "/", query: query,
            headers: headers, body: body)
    }
}
