import FoundationGaps
import Foundation

/// What is known of a scene beyond its life.
@MainActor @preconcurrency
open class UISceneSession: NSObject {
    /// What a scene is for.
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// The name of the role.
        public let rawValue: String

        /// Makes a role of its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A window of the program.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        /// Content of an additional display without interaction.
        public static let windowExternalDisplayNonInteractive = Role(
            rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    }

    /// The scene, while it is connected.
    open package(set) weak var scene: UIScene?
    /// What the scene is for.
    public let role: Role
    /// How the scene is made.
    open package(set) var configuration: UISceneConfiguration
    /// A name that no other session has.
    public let persistentIdentifier: String
    /// Values that the program keeps with the session.
    open var userInfo: [String: Any]?
    /// The activity by which the scene can be restored.
    open var stateRestorationActivity: NSUserActivity?

    package init(role: Role = .windowApplication, persistentIdentifier: String = UUID().uuidString) {
        self.role = role
        self.persistentIdentifier = persistentIdentifier
        configuration = UISceneConfiguration(name: nil, sessionRole: role)
        super.init()
    }
}
