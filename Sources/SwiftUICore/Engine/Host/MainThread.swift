import Dispatch
import Foundation

/// Whether code runs where the main actor runs, and a way to do so from anywhere.
///
/// `Thread.isMainThread` alone does not tell: an async `main` hands the main queue to another thread.
package enum MainThread {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    package static var isCurrent: Bool {
        Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
    }

    /// Runs the body at once on the main thread, otherwise soon.
    package static func perform(_ body: @escaping @MainActor () -> Void) {
        if isCurrent {
            assume(body)
        } else {
            nonisolated(unsafe) let body = body
            DispatchQueue.main.async { assume { body() } }
        }
    }

    /// Runs main-actor code where the caller has made sure that this is the main thread.
    package static func assume<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
        // `MainActor.assumeIsolated` asks the runtime each time; state is read far too often for that.
        try withoutActuallyEscaping(body) { body in
            try unsafeBitCast(body, to: (() throws -> Result).self)()
        }
    }
}
