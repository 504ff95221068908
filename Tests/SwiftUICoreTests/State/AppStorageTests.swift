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

    fileprivate struct Suite: View {
        let suite: String
        @AppStorage fileprivate var count: Int

        init(_ suite: String) {
            self.suite = suite
            _count = AppStorage(wrappedValue: 1, "count", store: UserDefaults(suiteName: suite))
        }

        var body: some View { Button("\(suite.suffix(1)) \(count)") { count += 1 } }
    }

    @Test("a store is one by its name: views that make an object for it each follow each other's writes")
    func suites() throws {
        let name = "MartletTests.\(UUID().uuidString)"
        struct Screen: View {
            let name: String
            @State private var turn = 0
            var body: some View {
                VStack {
                    Suite(name)
                    Suite(name)
                    Button("Turn \(turn)") { turn += 1 }
                }
            }
        }
        let before = DefaultsReaders.shared.count
        let host = TestHost(Screen(name: name))
        for turn in 0..<5 { try host.tap("Turn \(turn)") }
        #expect(DefaultsReaders.shared.count == before + 2)
        try host.tap(.button("\(name.suffix(1)) 1").first)
        #expect(host.shownTexts.filter { $0.hasSuffix(" 2") }.count == 2, "\(host.shownTexts)")
    }

    @Test("what a model writes is seen with the next update, and at once where the store tells of it")
    func models() throws {
        struct Counter: View {
            @AppStorage("count") private var count = 0
            var body: some View { Text("count \(count)") }
        }
        struct Screen: View {
            let store: UserDefaults
            var body: some View {
                VStack {
                    Counter()
                    Button("Write") { store.set(7, forKey: "count") }
                }
                .defaultAppStorage(store)
            }
        }
        let host = TestHost(Screen(store: store))
        try host.tap("Write")
        #expect(host.shownTexts.contains("count 7"))
        store.set(8, forKey: "count")
        host.settle()
        #expect(host.shownTexts.contains("count 8"))
        let memory = MemoryDefaults()
        let other = TestHost(Screen(store: memory))
        memory.set(3, forKey: "count")
        other.settle()
        #expect(other.shownTexts.contains("count 3"))
    }

    @Test("a view that has gone reads no more")
    func going() throws {
        struct Screen: View {
            let store: UserDefaults
            @State private var isShown = true
            var body: some View {
                VStack {
                    if isShown { Suite(inside: store) }
                    Button("Hide") { isShown = false }
                }
            }
        }
        let before = DefaultsReaders.shared.count
        let host = TestHost(Screen(store: store))
        #expect(DefaultsReaders.shared.count == before + 1)
        try host.tap("Hide")
        #expect(DefaultsReaders.shared.count == before)
    }
}

extension AppStorageTests.Suite {
    fileprivate init(inside store: UserDefaults) {
        suite = "x"
        _count = AppStorage(wrappedValue: 1, "count", store: store)
    }
}
