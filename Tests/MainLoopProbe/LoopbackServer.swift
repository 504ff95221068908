#if GTK
    import Foundation
    import Glibc

    /// Answers one HTTP request on the loopback address with a fixed body.
    final class LoopbackServer: @unchecked Sendable {
        let url: URL
        private let descriptor: Int32
        private let body: String

        /// Listens on a free port; `nil` if there is none.
        init?(body: String) {
            self.body = body
            let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
            guard descriptor >= 0 else { return nil }
            self.descriptor = descriptor
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
            var length = socklen_t(MemoryLayout<sockaddr_in>.size)
            let listens = withUnsafeMutablePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    bind(descriptor, $0, length) == 0 && listen(descriptor, 4) == 0
                        && getsockname(descriptor, $0, &length) == 0
                }
            }
            guard listens, let url = URL(string: "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))/") else {
                close(descriptor)
                return nil
            }
            self.url = url
        }

        /// Waits for the request on a thread of its own.
        func start() {
            Thread.detachNewThread { [self] in
                let connection = accept(descriptor, nil, nil)
                guard connection >= 0 else { return }
                var buffer = [UInt8](repeating: 0, count: 4096)
                _ = read(connection, &buffer, buffer.count)
                let answer =
                    "HTTP/1.1 200 OK\r\nContent-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n\(body)"
                _ = Array(answer.utf8).withUnsafeBytes { write(connection, $0.baseAddress, $0.count) }
                close(connection)
                close(descriptor)
            }
        }
    }
#endif
