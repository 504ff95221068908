#if GTK
    import Foundation

    /// The lines that another program prints, as they come.
    final class PrintedLines: @unchecked Sendable {
        private let handle: FileHandle
        private let condition = NSCondition()
        private var lines: [String] = []
        private var isAtEnd = false

        init(_ handle: FileHandle) {
            self.handle = handle
        }

        /// Begins to read, on a thread of its own.
        func read() {
            Thread.detachNewThread { [self] in
                var rest = ""
                while true {
                    let data = handle.availableData
                    if data.isEmpty { break }
                    rest += String(decoding: data, as: UTF8.self)
                    var parts = rest.components(separatedBy: "\n")
                    rest = parts.removeLast()
                    condition.withLock {
                        lines += parts
                        condition.broadcast()
                    }
                }
                condition.withLock {
                    isAtEnd = true
                    condition.broadcast()
                }
            }
        }

        var all: [String] { condition.withLock { lines } }

        func wait(for isWanted: (String) -> Bool) -> Bool {
            let end = Date(timeIntervalSinceNow: 60)
            return condition.withLock {
                while !lines.contains(where: isWanted), !isAtEnd {
                    guard condition.wait(until: end) else { break }
                }
                return lines.contains(where: isWanted)
            }
        }

        func waitForEnd() {
            condition.withLock { while !isAtEnd { condition.wait() } }
        }
    }
#endif
