import Foundation

/// What has been seen of the comments of one depth.
final class CommentLevel: @unchecked Sendable {
    private let lock = NSLock()
    private var seen: [Int] = []
    private var firstError: API.Error?
    private var failuresInARow = 0

    func add(_ comment: Comment) {
        lock.withLock {
            seen += comment.children
            failuresInARow = 0
        }
    }

    /// Returns whether it makes no sense to go on.
    func fail(_ error: API.Error) -> Bool {
        lock.withLock {
            firstError = firstError ?? error
            failuresInARow = error.isAboutTheConnection ? failuresInARow + 1 : 0
            return failuresInARow >= 8
        }
    }

    var children: [Int] { lock.withLock { seen } }
    var error: API.Error? { lock.withLock { firstError } }
}
