import Foundation
import Testing

@testable import UIKitCore

private final class Store {
    var movies = ["Alien"]
}

private final class PlainDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let store = Store()
    var names: [String] = ["a"]
}

private final class OverridingDelegate: UIResponder, UIApplicationDelegate {
    let made: String
    override init() {
        made = "by its own initializer"
        super.init()
    }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
}

@MainActor
struct DelegateTests {
    @Test("a delegate is made from its class by the initializer that it inherits")
    func inherits() throws {
        let delegate = try #require(instantiate(PlainDelegate.self) as? PlainDelegate)
        #expect(delegate.store.movies == ["Alien"])
        #expect(delegate.names == ["a"])
        #expect(delegate.window == nil)
    }

    @Test("a delegate is made from its class by the initializer that it overrides")
    func overrides() throws {
        let delegate = try #require(instantiate(OverridingDelegate.self) as? OverridingDelegate)
        #expect(delegate.made == "by its own initializer")
    }

    @Test("a delegate that implements nothing answers as Apple's defaults do")
    func defaults() {
        let delegate = PlainDelegate()
        let session = UISceneSession()
        #expect(delegate.application(.shared, didFinishLaunchingWithOptions: nil))
        let configuration = delegate.application(
            .shared, configurationForConnecting: session, options: UIScene.ConnectionOptions())
        #expect(configuration === session.configuration)
    }

    @Test("the class of the scene delegate comes from the manifest of Info.plist")
    func manifest() {
        let manifest = SceneManifest(info: [
            "UIApplicationSceneManifest": [
                "UISceneConfigurations": [
                    "UIWindowSceneSessionRoleApplication": [
                        [
                            "UISceneConfigurationName": "Default Configuration",
                            "UISceneDelegateClassName": "UIKitCoreTests.SceneDelegate",
                        ]
                    ]
                ]
            ]
        ])
        let entry = manifest.entry(named: "Default Configuration", role: .windowApplication)
        #expect(entry?.delegateClass == SceneDelegate.self)
        #expect(manifest.entry(named: nil, role: .windowApplication) != nil)
        #expect(manifest.entry(named: nil, role: .windowExternalDisplayNonInteractive) == nil)
    }

    @Test("without a manifest the scene delegate is the class of that name in the app delegate's module")
    func byName() {
        let found: AnyClass? = SceneManifest.delegateClass(for: UISceneSession(), applicationDelegate: PlainDelegate())
        #expect(found == SceneDelegate.self)
    }

    @Test("a configuration names its own delegate class")
    func explicit() {
        let session = UISceneSession()
        session.configuration.delegateClass = PlainDelegate.self
        #expect(SceneManifest.delegateClass(for: session, applicationDelegate: nil) == PlainDelegate.self)
    }

    @Test("opening an address without a desktop answers no")
    func open() async {
        #expect(await UIApplication.shared.open(URL(string: "https://example.com")!) == false)
        #expect(!UIApplication.shared.canOpenURL(URL(string: "https://example.com")!))
    }

    @Test("only a responder that may become first does")
    func firstResponder() {
        final class Field: UIResponder {
            override var canBecomeFirstResponder: Bool { true }
        }
        let field = Field()
        #expect(field.becomeFirstResponder())
        #expect(field.isFirstResponder)
        #expect(!UIResponder().becomeFirstResponder())
        #expect(field.resignFirstResponder())
        #expect(!field.isFirstResponder)
    }
}
