import Foundation
import Testing
import ViewTesting

@testable import SwiftUICore

@MainActor
@Suite("The store of AppStorage that is given none")
struct DefaultAppStorageTests {
    private let store = UserDefaults(suiteName: "MartletTests.\(UUID().uuidString)")!
    private let other = UserDefaults(suiteName: "MartletTests.\(UUID().uuidString)")!

    private struct Counter: View {
        @AppStorage("a count of DefaultAppStorageTests") private var count = 1

        var body: some View { Button("count \(count)") { count += 1 } }
    }

    @Test("is the one of the place, is written to, and its change is followed")
    func place() throws {
        struct Switching: View {
            let stores: [UserDefaults]
            @State private var number = 0

            var body: some View {
                Counter().defaultAppStorage(stores[number])
                Button("Switch") { number = 1 }
            }
        }
        other.set(40, forKey: "a count of DefaultAppStorageTests")
        let host = TestHost(VStack { Switching(stores: [store, other]) })
        try host.tap("count 1")
        #expect(host.shownTexts.contains("count 2"))
        #expect(store.integer(forKey: "a count of DefaultAppStorageTests") == 2)
        #expect(UserDefaults.standard.object(forKey: "a count of DefaultAppStorageTests") == nil)
        try host.tap("Switch")
        #expect(host.shownTexts.contains("count 40"), "\(host.shownTexts)")
        try host.tap("count 40")
        #expect(other.integer(forKey: "a count of DefaultAppStorageTests") == 41)
        #expect(host.shownTexts.contains("count 41"))
    }
}
