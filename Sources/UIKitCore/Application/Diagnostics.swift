import Foundation
import Synchronization

/// Messages to the developer about what cannot work on Linux.
enum Diagnostics {
    private static let said = Mutex<Set<String>>([])

    /// Says once in the life of the program, on standard error, that something has no effect.
    static func once(_ subject: String, _ message: String) {
        guard said.withLock({ $0.insert(subject).inserted }) else { return }
        FileHandle.standardError.write(Data("\(subject) \(message)\n".utf8))
    }
}
