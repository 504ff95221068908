import Foundation
import SwiftUICore

/// What other programs ask of the app.
extension TestScreen {
    /// Asks the app to open an address, as another program or the command line does; views with `onOpenURL` get it.
    public func open(_ url: URL) {
        host.openedURLs.open(url)
        settle()
    }
}
