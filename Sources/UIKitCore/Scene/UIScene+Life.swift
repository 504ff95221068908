import Foundation

/// The turns of a scene's life, each told to the delegate and posted. Whoever shows the scene's windows calls them.
extension UIScene {
    /// The scene has got its delegate: the moment to make its window.
    package func willConnect(_ options: ConnectionOptions) {
        post(Self.willConnectNotification)
        delegate?.scene(self, willConnectTo: session, options: options)
    }

    /// The scene's window is seen and has the focus.
    package func didBecomeActive() {
        guard activationState != .foregroundActive else { return }
        if activationState != .foregroundInactive {
            delegate?.sceneWillEnterForeground(self)
            post(Self.willEnterForegroundNotification)
        }
        activationState = .foregroundActive
        delegate?.sceneDidBecomeActive(self)
        post(Self.didActivateNotification)
    }

    /// The scene's window has lost the focus.
    package func willResignActive() {
        guard activationState == .foregroundActive else { return }
        delegate?.sceneWillResignActive(self)
        post(Self.willDeactivateNotification)
        activationState = .foregroundInactive
    }

    /// The scene's windows have closed.
    package func didDisconnect() {
        guard activationState != .unattached else { return }
        willResignActive()
        activationState = .background
        delegate?.sceneDidEnterBackground(self)
        post(Self.didEnterBackgroundNotification)
        activationState = .unattached
        delegate?.sceneDidDisconnect(self)
        post(Self.didDisconnectNotification)
    }

    private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}
