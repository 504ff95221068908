import Foundation
import Testing

@testable import FoundationGaps

struct UserLocaleTests {
    @Test(
        "the environment's variables count in gettext's order",
        arguments: [
            (["LANG": "de_AT.UTF-8"], ["de-AT"], "de_AT"),
            (["LANG": "de_AT.UTF-8", "LC_MESSAGES": "fr_FR.UTF-8"], ["fr-FR"], "fr_FR"),
            (["LANG": "de_AT.UTF-8", "LC_ALL": "es_MX"], ["es-MX"], "es_MX"),
            (["LANG": "de_AT.UTF-8", "LANGUAGE": "pt_BR:pt"], ["pt-BR", "pt", "de-AT"], "pt_BR"),
            (["LANG": "de_AT.UTF-8", "LANGUAGE": "de:en"], ["de", "en", "de-AT"], "de_AT"),
            (["LANGUAGE": "ar"], ["ar"], "ar"),
            (["LANG": "C.UTF-8"], ["en"], "en_001"),
            (["LANG": "C.UTF-8", "LANGUAGE": "ja"], ["ja"], "ja"),
            (["LC_ALL": "POSIX"], ["en"], "en_001"),
            (["LANG": "sr_RS.UTF-8@latin"], ["sr-Latn-RS"], "sr_Latn_RS"),
            (["LC_ALL": "", "LANG": "it_IT@euro"], ["it-IT"], "it_IT"),
            ([:], ["en"], "en_001"),
        ])
    func environment(_ environment: [String: String], _ languages: [String], _ locale: String) {
        let user = UserLocale(environment: environment)
        #expect(user.languages == languages)
        #expect(user.locale.identifier == locale)
    }
}
