import Combine
import SwiftUI
import Testing
import UIKit

/// That this target compiles, with only the modules that apps import, is what it is for.
@MainActor
struct ClientTests {
    @Test("an app uses what Foundation lacks without ambiguity")
    func foundation() throws {
        #expect(FoundationClient.formats().allSatisfy { $0?.isEmpty == false })
        #expect(try FoundationClient.values().count == 12)
    }

    @Test("an app writes its delegates and controllers as for Apple's platforms")
    func delegates() {
        #expect(ClientViewController(number: 3).title == "Number 3")
        #expect(ClientPlainController().view != nil)
        #expect(ClientAppDelegate().application(.shared, didFinishLaunchingWithOptions: nil))
        let delegate = ClientWindowDelegate()
        #expect(delegate.application(.shared, didFinishLaunchingWithOptions: nil))
        #expect(delegate.window?.isHidden == false)
        #expect(clientColors().count == 7)
        #expect(clientDevice().count == 7)
        clientFeedback()
    }

    @Test("an app's view model publishes through operators and subjects")
    func combine() {
        let model = ClientSearchModel(words: ["alien", "all", "brazil"])
        model.text = "al"
        #expect(model.results == ["alien", "all"])
        #expect(model.count.value == 2)
        var loaded: [Int] = []
        _ = clientLoad(["a", "bc"]).sink { _ in
        } receiveValue: {
            loaded = $0
        }
        #expect(loaded == [1, 2])
    }

    @Test("an app's views, modifiers, keys and scenes are written as for Apple's platforms")
    func views() {
        _ = ClientScreen().body
        #expect(ClientWidthKey.defaultValue == 0)
        let app: any App.Type = ClientSwiftUIApp.self
        #expect(String(describing: app) == "ClientSwiftUIApp")
    }
}
