import Testing

@testable import SwiftUICore

@Suite("Words of the system")
struct SystemTextTests {
    @Test("a word is in the first of the user's languages that there is one for, and in English where there is none")
    func languages() {
        #expect(SystemText.cancel.text(in: ["de-AT", "fr"]) == "Abbrechen")
        #expect(SystemText.delete.text(in: ["tlh", "fr"]) == "Supprimer")
        #expect(SystemText.done.text(in: ["tlh"]) == "Done")
        #expect(SystemText.search.text(in: ["no"]) == "Søk")
    }

    @Test("Chinese is written as the region does")
    func scripts() {
        #expect(SystemText.delete.text(in: ["zh-CN"]) == "删除")
        #expect(SystemText.delete.text(in: ["zh-TW"]) == "刪除")
        #expect(SystemText.delete.text(in: ["zh-Hant-HK"]) == "刪除")
    }

    @Test("every language has every word")
    func complete() {
        for word in SystemText.allCases {
            for language in ["ar", "cs", "el", "he", "ja", "pt-BR", "uk"] {
                #expect(!word.text(in: [language]).isEmpty)
            }
        }
        #expect(SystemText.moveUp.text(in: ["en"]) == "Move Up")
        #expect(SystemText.ok.text(in: ["en"]) == "OK")
        #expect(SystemText.back.text(in: ["en"]) == "Back")
    }
}
