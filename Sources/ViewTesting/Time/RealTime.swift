import CVirtualMain
import Foundation

/// Time as it is outside of a test's clock.
enum RealTime {
    /// Seconds since some moment.
    static var now: Double { Double(martlet_virtual_real_uptime()) / 1e9 }

    /// Lets the rest of the process have a millisecond.
    static func pause() async {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                usleep(1000)
                continuation.resume()
            }
        }
    }
}
