import Foundation
import FoundationGaps

/// The part of Info.plist that says which classes the program's scenes and their delegates have.
package struct SceneManifest: Sendable {
    /// One configuration of the manifest.
    package struct Entry: Sendable {
        let name: String?
        let role: String
        let delegateClassName: String?
        let sceneClassName: String?

        /// The class of the delegate, found by its name.
        package var delegateClass: AnyClass? { delegateClassName.flatMap(Self.find) }
        /// The class of the scene, found by its name.
        package var sceneClass: AnyClass? { sceneClassName.flatMap(Self.find) }

        /// Xcode replaces the variable when it builds; SwiftPM copies the file as it is.
        private static func find(_ name: String) -> AnyClass? {
            let bare = name.replacingOccurrences(of: "$(PRODUCT_MODULE_NAME).", with: "")
            return SceneManifest.findClass(named: bare)
        }
    }

    private let entries: [Entry]

    /// Reads the dictionary of an Info.plist.
    package init(info: [String: Any]) {
        let manifest = info["UIApplicationSceneManifest"] as? [String: Any] ?? [:]
        var entries: [Entry] = []
        for case let (role, list as [[String: Any]]) in manifest["UISceneConfigurations"] as? [String: Any] ?? [:] {
            for item in list {
                entries.append(
                    Entry(
                        name: item["UISceneConfigurationName"] as? String, role: role,
                        delegateClassName: item["UISceneDelegateClassName"] as? String,
                        sceneClassName: item["UISceneClassName"] as? String))
            }
        }
        self.entries = entries
    }

    /// The manifest of this program: of the main bundle, else of an `Info.plist` among the program's resources.
    package static let main: SceneManifest = {
        if let info = Bundle.main.infoDictionary, info["UIApplicationSceneManifest"] != nil {
            return SceneManifest(info: info)
        }
        for bundle in AppBundles.main.dropFirst() {
            let url = bundle.bundleURL.appendingPathComponent("Info.plist")
            if let data = try? Data(contentsOf: url),
                let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil),
                let info = list as? [String: Any], info["UIApplicationSceneManifest"] != nil
            {
                return SceneManifest(info: info)
            }
        }
        return SceneManifest(info: [:])
    }()

    /// The configuration of that name for a role; without a name, or where the name is unknown, the role's first.
    package func entry(named name: String?, role: UISceneSession.Role) -> Entry? {
        let candidates = entries.filter { $0.role == role.rawValue }
        return candidates.first { $0.name == name } ?? candidates.first
    }

    /// The class of the scene delegate of a program: what the manifest names, else the class `SceneDelegate` of the
    /// module that the application delegate is in. `nil` for a program without scenes.
    @MainActor
    package static func delegateClass(for session: UISceneSession, applicationDelegate: AnyObject?) -> AnyClass? {
        if let named = session.configuration.delegateClass {
            return named
        }
        guard let applicationDelegate else { return nil }
        let qualified = String(reflecting: type(of: applicationDelegate))
        guard let module = qualified.split(separator: ".").first else { return nil }
        return NSClassFromString("\(module).SceneDelegate")
    }

    /// A class by its name, with or without its module. Without one it is looked for in the module of the program.
    static func findClass(named name: String) -> AnyClass? {
        if let found = NSClassFromString(name) {
            return found
        }
        guard !name.contains("."), let program = Bundle.main.executableURL?.lastPathComponent else { return nil }
        let module = program.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }
        return NSClassFromString("\(String(module)).\(name)")
    }
}
