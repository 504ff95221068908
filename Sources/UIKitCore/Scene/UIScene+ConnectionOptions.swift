import FoundationGaps
import Foundation

extension UIScene {
    /// Why a scene is connected: what the program is to show in it.
    @MainActor @preconcurrency
    open class ConnectionOptions: NSObject {
        /// The addresses to open.
        open var urlContexts: Set<UIOpenURLContext> { contexts }
        /// The activities to go on with.
        open var userActivities: Set<NSUserActivity> { activities }
        /// The kind of an activity that another device is about to hand over. There is none on Linux.
        open var handoffUserActivityType: String? { nil }
        /// The program that asked for the scene. It is not known on Linux.
        open var sourceApplication: String? { nil }

        private let contexts: Set<UIOpenURLContext>
        private let activities: Set<NSUserActivity>

        package init(urls: [URL] = [], activities: Set<NSUserActivity> = []) {
            contexts = Set(urls.map(UIOpenURLContext.init(url:)))
            self.activities = activities
            super.init()
        }
    }
}

/// An address that a scene is to open.
@MainActor @preconcurrency
open class UIOpenURLContext: NSObject {
    /// The address.
    open var url: URL { address }
    /// What came with it.
    public let options = UIScene.OpenURLOptions()

    private let address: URL

    package init(url: URL) {
        address = url
        super.init()
    }
}

extension UIScene {
    /// What came with an address that is to be opened.
    @MainActor @preconcurrency
    open class OpenURLOptions: NSObject {
        /// The program that asked. It is not known on Linux.
        open var sourceApplication: String? { nil }
        /// A value that the asking program sent along. There is none on Linux.
        open var annotation: Any? { nil }
        /// Whether the file is used where it lies.
        open var openInPlace: Bool { true }
    }
}
