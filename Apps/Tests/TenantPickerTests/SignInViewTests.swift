import Foundation
import SwiftUI
import TenantScreens
import Testing
import ViewTesting

@testable import TenantClient

@MainActor
@Suite("Signing in")
struct SignInViewTests {
    let stage = Stage()

    private func open() -> TestHost<some View> {
        stage.session.restore()
        stage.session.finishKeeping()
        return TestHost(RootView(api: stage.api, store: stage.store), size: CGSize(width: 480, height: 720))
    }

    @Test("the form says what is wrong as one types, and Sign In waits until nothing is")
    func validation() throws {
        let host = open()
        func isReady() -> Bool { host.find("Sign In", as: .button)?.isEnabled ?? false }
        #expect(!isReady())
        try host.type("an na", into: "User")
        #expect(host.shownTexts.contains("A user name has no spaces."))
        try host.type("anna", into: "User")
        #expect(!host.shownTexts.contains("A user name has no spaces."))
        try host.type("short", into: "Password")
        #expect(host.shownTexts.contains("A password has at least 8 characters."))
        #expect(!isReady())
        try host.type("long enough", into: "Password")
        #expect(!host.shownTexts.contains("A password has at least 8 characters."))
        #expect(isReady())
        try host.type("", into: "User")
        #expect(host.shownTexts.contains("The user name is missing."))
        #expect(!isReady())
    }

    @Test("the user name has the focus first; Return moves it to the password, and there it signs in")
    func focus() async throws {
        let host = open()
        #expect(host.query(.focused)?.name == "User")
        try host.type("anna", into: "User")
        try host.submit()
        #expect(host.query(.focused)?.name == "Password")
        // Too short for the form: nothing is asked.
        try host.type("short", into: "Password")
        try host.submit()
        #expect(stage.transport.requests.isEmpty)
        try host.type("wrong one", into: "Password")
        try host.submit()
        await eventually("an answer") {
            host.settle()
            return host.shownTexts.contains("The user name or the password is wrong.")
        }
        #expect(stage.transport.requests.count == 1)
        #expect(host.find("Sign In", as: .button)?.isEnabled == true)
    }

    @Test("who is signed out by the server reads why")
    func reason() async {
        stage.signIn()
        let host = open()
        #expect(host.shownTexts.contains("Select tenant"))
        stage.session.end(reason: "Your session has ended. Please sign in again.")
        await eventually("the form") {
            host.settle()
            return host.shownTexts.contains("Your session has ended. Please sign in again.")
        }
    }
}
