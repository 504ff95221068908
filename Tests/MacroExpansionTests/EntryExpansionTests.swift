import Testing

@testable import MacroExpansion

@Suite("@Entry")
struct EntryExpansionTests {
    private func expand(_ source: String, role: String = "peer", in container: String = "EnvironmentValues")
        -> Expansion
    {
        EntryExpansion.expand(source, role: role, within: ["extension \(container) {}"])
    }

    @Test("a variable reads and writes its key")
    func accessors() {
        let source = expand("@Entry var accent: String = \"red\"", role: "accessor").source
        #expect(source?.contains("get { self[__Key_accent.self] }") == true)
        #expect(source?.contains("set { self[__Key_accent.self] = newValue }") == true)
    }

    @Test("the key has the variable's type and value")
    func key() {
        #expect(
            expand("@Entry public var limits: [String: Int] = [\"a=b\": 1]").source == """
                private struct __Key_limits: EnvironmentKey {
                typealias Value = [String: Int]
                static var defaultValue: Value { ["a=b": 1] }
                }
                """)
    }

    @Test("a type that is not written is that of the value")
    func inferred() {
        #expect(expand("@Entry var count = 3").source?.contains("static let defaultValue = 3") == true)
    }

    @Test("an optional without a value is nil")
    func optional() {
        #expect(expand("@Entry var name: String?").source?.contains("static var defaultValue: Value { nil }") == true)
        #expect(expand("@Entry var name: String").complaint == "'@Entry' macro requires a default value")
    }

    @Test("each kind of values has its kind of key")
    func containers() {
        #expect(expand("@Entry var a = 1", in: "Transaction").source?.contains(": TransactionKey") == true)
        #expect(
            expand("@Entry var a = 1", in: "SwiftUI.EnvironmentValues").source?.contains(": EnvironmentKey") == true)
        #expect(
            expand("@Entry var a: Int?", in: "FocusedValues").source
                == "private struct __Key_a: FocusedValueKey { typealias Value = Int }")
        #expect(expand("@Entry var a = 1", in: "Array").complaint?.contains("extensions of") == true)
    }

    @Test("comments are no part of the declaration, and quotes may hold their signs")
    func comments() {
        let entry = EntryDeclaration(
            "/// The var that is meant\n@Entry /* var x */ var `in`: URL = \"http://a\" // end")
        #expect(entry?.name == "`in`")
        #expect(entry?.keyName == "__Key_in")
        #expect(entry?.type == "URL")
        #expect(entry?.value == "\"http://a\"")
    }

    @Test("a literal ends where Swift says, with interpolations, raw quotes and several lines")
    func literals() {
        for value in [##""\(f("//")) /*""##, ##"#"" // "#"##, "\"\"\"\n // \" \n\"\"\""] {
            #expect(EntryDeclaration("@Entry var a: String = \(value)")?.value == value)
        }
    }
}
