import Foundation

/// The turns of a program's life, each told to the delegate and posted. Whoever runs the program calls them.
extension UIApplication {
    /// The program has started.
    package func didFinishLaunching() {
        _ = delegate?.application(self, didFinishLaunchingWithOptions: nil)
        post(Self.didFinishLaunchingNotification)
    }

    /// One of the program's windows has the focus now.
    package func didBecomeActive() {
        guard applicationState != .active else { return }
        if applicationState == .background {
            delegate?.applicationWillEnterForeground(self)
            post(Self.willEnterForegroundNotification)
        }
        applicationState = .active
        delegate?.applicationDidBecomeActive(self)
        post(Self.didBecomeActiveNotification)
    }

    /// None of the program's windows has the focus any more.
    package func willResignActive() {
        guard applicationState == .active else { return }
        delegate?.applicationWillResignActive(self)
        post(Self.willResignActiveNotification)
        applicationState = .inactive
    }

    /// The program's windows have closed, or are about to, and the program ends.
    package func willTerminate() {
        guard !isTerminating else { return }
        isTerminating = true
        willResignActive()
        applicationState = .background
        delegate?.applicationDidEnterBackground(self)
        post(Self.didEnterBackgroundNotification)
        delegate?.applicationWillTerminate(self)
        post(Self.willTerminateNotification)
    }

    private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}
