import Foundation
import Testing

@testable import MacroExpansion

@Suite("What the compiler asks the plugin")
struct MacroPluginTests {
    private func answer(_ json: String) throws -> [String: Any] {
        let message = try JSONDecoder().decode(CompilerMessage.self, from: Data(json.utf8))
        let data = try JSONEncoder().encode(MacroPlugin.answer(to: message))
        return try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    }

    private func expansion(_ json: String) throws -> [String: Any] {
        try #require(try answer(json)["expandMacroResult"] as? [String: Any])
    }

    @Test("it says which protocol it speaks")
    func capability() throws {
        let result = try answer(#"{"getCapability":{"capability":{"protocolVersion":7}}}"#)
        #expect(result["getCapabilityResult"] != nil)
    }

    @Test("a preview leaves nothing in the program")
    func preview() throws {
        let result = try expansion(
            """
            {"expandFreestandingMacro":{"macro":{"moduleName":"MartletMacros","typeName":"PreviewMacro","name":"Preview"},
            "macroRole":"declaration","discriminator":"d","syntax":{"kind":"declaration","source":"#Preview { A() }",
            "location":{"fileID":"a","fileName":"a.swift","offset":3,"line":1,"column":1}},"lexicalContext":[]}}
            """)
        #expect(result["expandedSource"] as? String == "")
        #expect((result["diagnostics"] as? [Any])?.isEmpty == true)
    }

    @Test("a complaint is an error where the attribute stands")
    func complaint() throws {
        let result = try expansion(
            """
            {"expandAttachedMacro":{"macro":{"moduleName":"MartletMacros","typeName":"EntryMacro","name":"Entry"},
            "macroRole":"accessor","discriminator":"d",
            "attributeSyntax":{"kind":"attribute","source":"@Entry","location":{"fileName":"a.swift","offset":7}},
            "declSyntax":{"kind":"declaration","source":"@Entry var a = 1"},"lexicalContext":[]}}
            """)
        #expect(result["expandedSource"] == nil)
        let diagnostic = try #require((result["diagnostics"] as? [[String: Any]])?.first)
        #expect(diagnostic["severity"] as? String == "error")
        #expect((diagnostic["position"] as? [String: Any])?["offset"] as? Int == 7)
    }

    @Test("messages are behind their length, in pieces too, and the last one ends the connection")
    func messages() throws {
        let pipe = Pipe()
        let reader = MessageConnection(
            input: pipe.fileHandleForReading.fileDescriptor, output: pipe.fileHandleForWriting.fileDescriptor)
        reader.send(PluginMessage(getCapabilityResult: .init(capability: .init(protocolVersion: 7))))
        let data = try #require(reader.receive())
        #expect(String(decoding: data, as: UTF8.self).contains("getCapabilityResult"))
        try pipe.fileHandleForWriting.close()
        #expect(reader.receive() == nil)
    }
}
