import Foundation
import Testing
import ViewTesting

@testable import SwiftUICore

@MainActor
@Suite("Values in the user defaults")
struct AppStorageTests {
    private let store = UserDefaults(suiteName: "MartletTests.\(UUID().uuidString)")!

    private enum Flavour: String { case sweet, sour }

    private struct Reader: View {
        @AppStorage private var count: Int
        let name: String
        let log: Holder<[String]>

        init(_ name: String, store: UserDefaults, log: Holder<[String]>) {
            _count = AppStorage(wrappedValue: 1, "count", store: store)
            self.name = name
            self.log = log
        }

        var body: some View {
            let _ = log.value.append("\(name) \(count)")
            Button(name) { count += 1 }
        }
    }

    // S082
    @Test("two views with one key both follow a write, and the default is not written to the store")
    func shared() throws {
        let log = Holder<[String]>([])
        let host = TestHost(
            VStack {
                Reader("A", store: store, log: log)
                Reader("B", store: store, log: log)
            })
        #expect(log.value == ["A 1", "B 1"])
        #expect(store.object(forKey: "count") == nil)
        try host.tap("A")
        #expect(log.value == ["A 1", "B 1", "A 2", "B 2"])
        #expect(store.integer(forKey: "count") == 2)
    }

    @Test("all kinds of values are stored as the user defaults have them")
    func kinds() {
        var flag = AppStorage(wrappedValue: true, "flag", store: store)
        flag.wrappedValue = false
        #expect(store.object(forKey: "flag") as? Bool == false && !flag.wrappedValue)
        let flavour = AppStorage(wrappedValue: Flavour.sweet, "flavour", store: store)
        flavour.wrappedValue = .sour
        #expect(store.string(forKey: "flavour") == "sour" && flavour.wrappedValue == .sour)
        let name = AppStorage<String?>("name", store: store)
        #expect(name.wrappedValue == nil)
        name.projectedValue.wrappedValue = "x"
        #expect(store.string(forKey: "name") == "x")
        name.wrappedValue = nil
        #expect(store.object(forKey: "name") == nil)
        store.set("no number", forKey: "size")
        #expect(AppStorage(wrappedValue: 2.5, "size", store: store).wrappedValue == 2.5)
        let place = AppStorage(wrappedValue: URL(string: "https://a.example")!, "place", store: store)
        place.wrappedValue = URL(string: "https://b.example/c")!
        #expect(place.wrappedValue.absoluteString == "https://b.example/c")
        flag = AppStorage(wrappedValue: true, "flag", store: store)
        #expect(!flag.wrappedValue)
    }
}
