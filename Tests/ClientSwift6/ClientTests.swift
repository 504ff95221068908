import Testing
import UIKit

/// That this target compiles, with only the modules that apps import, is what it is for.
@MainActor
struct ClientTests {
    @Test("an app in Swift 6 mode uses what Foundation lacks without ambiguity")
    func foundation() throws {
        #expect(FoundationClient.formats().allSatisfy { $0?.isEmpty == false })
        #expect(try FoundationClient.values().count == 12)
    }

    @Test("an app in Swift 6 mode writes its delegates and controllers as for Apple's platforms")
    func delegates() {
        #expect(ClientViewController(number: 3).title == "Number 3")
        #expect(ClientPlainController().view != nil)
        #expect(ClientAppDelegate().application(.shared, didFinishLaunchingWithOptions: nil))
        #expect(clientColors().count == 7)
        #expect(clientDevice().count == 7)
    }
}
