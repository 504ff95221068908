import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Row 23 of testing.md §2: user defaults in memory.
@MainActor
@Suite("User defaults in memory")
struct MemoryDefaultsTests {
    private struct Settings: View {
        @AppStorage("a name of MemoryDefaultsTests") private var name = "nobody"
        @AppStorage("a count of MemoryDefaultsTests") private var count = 0
        var body: some View {
            TextField("Name", text: $name)
            Button("\(name) \(count)") { count += 1 }
        }
    }

    @Test("what views store stays in memory, and is there for the next view")
    func appStorage() throws {
        let defaults = MemoryDefaults(["a count of MemoryDefaultsTests": 3])
        let host = TestHost(VStack { Settings() }.defaultAppStorage(defaults))
        try host.tap("nobody 3")
        try host.type("Ada", into: "Name")
        #expect(host[.button("Ada 4")].exists)
        #expect(defaults.string(forKey: "a name of MemoryDefaultsTests") == "Ada")
        #expect(defaults.integer(forKey: "a count of MemoryDefaultsTests") == 4)
        #expect(UserDefaults.standard.object(forKey: "a name of MemoryDefaultsTests") == nil)
        let again = TestHost(VStack { Settings() }.defaultAppStorage(defaults))
        #expect(again[.button("Ada 4")].exists)
        let other = TestHost(VStack { Settings() }.defaultAppStorage(MemoryDefaults()))
        #expect(other[.button("nobody 0")].exists)
    }

    @Test("every kind of value is read as it was written, or as near as it can be")
    func kinds() throws {
        let defaults = MemoryDefaults()
        defaults.set(2, forKey: "number")
        defaults.set(2.5, forKey: "fraction")
        defaults.set(Float(0.5), forKey: "float")
        defaults.set(true, forKey: "flag")
        defaults.set("3", forKey: "text")
        defaults.set(["a"], forKey: "list")
        defaults.set(["a": 1], forKey: "dictionary")
        defaults.set(Data([1]), forKey: "bytes")
        defaults.set(URL(string: "https://example.org"), forKey: "address")
        #expect(defaults.integer(forKey: "number") == 2 && defaults.double(forKey: "number") == 2)
        #expect(defaults.double(forKey: "fraction") == 2.5 && defaults.integer(forKey: "fraction") == 2)
        #expect(defaults.float(forKey: "float") == 0.5)
        #expect(defaults.bool(forKey: "flag") && defaults.bool(forKey: "number") && !defaults.bool(forKey: "none"))
        #expect(defaults.integer(forKey: "text") == 3 && defaults.string(forKey: "number") == "2")
        #expect(defaults.stringArray(forKey: "list") == ["a"] && defaults.array(forKey: "list")?.count == 1)
        #expect(defaults.dictionary(forKey: "dictionary") as? [String: Int] == ["a": 1])
        #expect(defaults.data(forKey: "bytes") == Data([1]))
        #expect(defaults.url(forKey: "address")?.host == "example.org")
        defaults.removeObject(forKey: "number")
        #expect(defaults.object(forKey: "number") == nil)
        defaults.register(defaults: ["number": 7])
        #expect(defaults.integer(forKey: "number") == 7)
        #expect(defaults.dictionaryRepresentation().count == 9)
    }
}
