import SwiftUI
import ViewTesting
import XCTest

/// The same hosts in XCTest.
final class XCTestTests: XCTestCase {
    func testAHostRunsInXCTest() async throws { try await tapACounter() }

    func testTheVirtualClockRunsInXCTest() async throws { try await waitForSomethingLate() }

    @MainActor
    private func tapACounter() throws {
        struct Counter: View {
            @State private var count = 0
            var body: some View { Button("\(count)") { count += 1 } }
        }
        let host = TestHost(Counter())
        try host.tap("0")
        XCTAssertNotNil(host.query(.button("1")))
    }

    @MainActor
    private func waitForSomethingLate() async throws {
        struct Late: View {
            @State private var text = "early"
            var body: some View {
                Text(text).task {
                    try? await Task.sleep(for: .seconds(60))
                    text = "late"
                }
            }
        }
        let host = try await TestHost(Late(), clock: .virtual)
        XCTAssertEqual(host.shownTexts, ["early"])
        host.advance(by: 60)
        XCTAssertEqual(host.shownTexts, ["late"])
    }
}
