import Foundation

/// Lines on the standard error for what an app asks and cannot get; each is said once in a run.
package enum Diagnostics {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var said: Set<String> = []

    /// Prints the message unless it was printed before.
    package static func once(_ message: String) {
        guard lock.withLock({ said.insert(message).inserted }) else { return }
        FileHandle.standardError.write(Data((message + "\n").utf8))
    }

    /// Whether a message with this phrase in it was printed in this run.
    package static func hasSaid(phrase: String) -> Bool {
        lock.withLock { said.contains { $0.contains(phrase) } }
    }

    /// Whether the message was printed in this run.
    package static func hasSaid(_ message: String) -> Bool {
        lock.withLock { said.contains(message) }
    }
}
