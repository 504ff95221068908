import Foundation

/// How a scene is made: of which class, and with a delegate of which class.
@MainActor @preconcurrency
open class UISceneConfiguration: NSObject {
    /// The name in the scene manifest of Info.plist.
    public let name: String?
    /// What the scene is for.
    public let role: UISceneSession.Role
    /// The class of the scene; `nil` is `UIWindowScene`.
    open var sceneClass: AnyClass?
    /// The class of the scene's delegate.
    open var delegateClass: AnyClass?

    /// Makes a configuration. Where Info.plist's scene manifest has one of that name (or, without a name, any) for the
    /// role, its classes are taken from there.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
        if let entry = SceneManifest.main.entry(named: name, role: sessionRole) {
            sceneClass = entry.sceneClass
            delegateClass = entry.delegateClass
        }
    }
}
