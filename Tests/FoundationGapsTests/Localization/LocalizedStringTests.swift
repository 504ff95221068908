import Foundation
import Testing

@testable import FoundationGaps

/// Writes a bundle folder of its own and removes it again.
private final class TemporaryBundle {
    let folder: URL
    private(set) lazy var bundle = Bundle(path: folder.path)!

    init(_ files: [String: String]) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("Strings-\(UUID().uuidString)")
        for (name, text) in files {
            let url = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        }
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    func text(_ value: String.LocalizationValue, _ languages: String...) -> String {
        let format = StringTables.shared.format(forKey: value.key, bundle: bundle, languages: languages)
        return (format ?? LocalizedFormat(format: value.key))
            .string(value.arguments, locale: Locale(identifier: languages[0]))
    }
}

struct LocalizedStringTests {
    @Test("a text without a translation is itself, with its values in the user's manner")
    func untranslated() {
        #expect(String(localized: "Hello") == "Hello")
        #expect(String(localized: "100% of \("it")") == "100% of it")
        #expect(String(localized: "100%") == "100%")
        let english = Locale(identifier: "en_US")
        #expect(String(localized: "\(1234) items", locale: english) == "1,234 items")
        #expect(String(localized: "\(1234) items", locale: Locale(identifier: "de_DE")) == "1.234 items")
        #expect(String(localized: "\(1.5)", locale: english) == "1.500000")
        #expect(String(localized: "\(1.5, specifier: "%.1f")", locale: english) == "1.5")
        #expect(String(localized: "\(7, specifier: "%03d")", locale: english) == "007")
        #expect(String(localized: "key", defaultValue: "Value \(3)") == "Value 3")
    }

    @Test("an interpolation becomes the specifier of its type in the key")
    func keys() {
        let value: String.LocalizationValue = "\(1) \(UInt8(2)) \(2.5) \(Float(1)) \("x") 50%"
        #expect(value.key == "%lld %u %lf %f %@ 50%%")
        let plain: String.LocalizationValue = "50%"
        #expect(plain.key == "50%")
    }

    @Test("strings files of the user's languages are searched in order")
    func strings() throws {
        let bundle = try TemporaryBundle([
            "en.lproj/Localizable.strings": #""Hello" = "Hello!";"#,
            "de.lproj/Localizable.strings": #""Hello" = "Hallo"; "%lld of %@" = "%2$@: %1$lld";"#,
            "pt-BR.lproj/Localizable.strings": #""Hello" = "Olá";"#,
        ])
        #expect(bundle.text("Hello", "de-AT") == "Hallo")
        #expect(bundle.text("\(3) of \("Brot")", "de") == "Brot: 3")
        #expect(bundle.text("Hello", "pt_BR") == "Olá")
        #expect(bundle.text("Hello", "ja") == "Hello!")
        #expect(bundle.text("Missing", "de") == "Missing")
    }

    @Test("a user who reads English first does not get another language of an app written in English")
    func source() throws {
        let bundle = try TemporaryBundle(["de.lproj/Localizable.strings": #""Hello" = "Hallo";"#])
        #expect(bundle.text("Hello", "en-GB", "de") == "Hello")
        #expect(bundle.text("Hello", "fr", "de") == "Hallo")
    }

    private let catalog = """
        {"sourceLanguage": "en", "version": "1.0", "strings": {
          "%lld movies": {"localizations": {
            "en": {"variations": {"plural": {
              "zero": {"stringUnit": {"state": "translated", "value": "no movies"}},
              "one": {"stringUnit": {"state": "translated", "value": "%lld movie"}},
              "other": {"stringUnit": {"state": "translated", "value": "%lld movies"}}}}},
            "pl": {"variations": {"plural": {
              "one": {"stringUnit": {"value": "%lld film"}}, "few": {"stringUnit": {"value": "%lld filmy"}},
              "many": {"stringUnit": {"value": "%lld filmów"}}, "other": {"stringUnit": {"value": "%lld filmu"}}}}},
            "ar": {"variations": {"plural": {
              "two": {"stringUnit": {"value": "فيلمان"}}, "other": {"stringUnit": {"value": "%lld فيلم"}}}}}}},
          "%lld in %lld": {"localizations": {"en": {
            "stringUnit": {"value": "%#@files@ in %#@folders@"},
            "substitutions": {
              "files": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
                "one": {"stringUnit": {"value": "%arg file"}}, "other": {"stringUnit": {"value": "%arg files"}}}}},
              "folders": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
                "one": {"stringUnit": {"value": "%arg folder"}},
                "other": {"stringUnit": {"value": "%arg folders"}}}}}}}}},
          "Plain": {"localizations": {"de": {"stringUnit": {"value": "Schlicht"}}}}
        }}
        """

    @Test("a string catalog's plural forms follow the language's rules")
    func plurals() throws {
        let bundle = try TemporaryBundle(["Localizable.xcstrings": catalog])
        #expect([0, 1, 2].map { bundle.text("\($0) movies", "en") } == ["no movies", "1 movie", "2 movies"])
        #expect([1, 3, 5].map { bundle.text("\($0) movies", "pl") } == ["1 film", "3 filmy", "5 filmów"])
        #expect(bundle.text("\(2) movies", "ar") == "فيلمان")
        #expect(bundle.text("Plain", "de") == "Schlicht")
        #expect(bundle.text("Plain", "en") == "Plain")
    }

    @Test("a text with two numbers has a plural form for each")
    func substitutions() throws {
        let bundle = try TemporaryBundle(["Localizable.xcstrings": catalog])
        #expect(bundle.text("\(1) in \(2)", "en") == "1 file in 2 folders")
        #expect(bundle.text("\(5) in \(1)", "en") == "5 files in 1 folder")
    }

    @Test("a stringsdict's variables choose their forms")
    func stringsdict() throws {
        let bundle = try TemporaryBundle([
            "en.lproj/Localizable.stringsdict": """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>%lld files for %@</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@files@ for %@</string>
            <key>files</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>one</key><string>%lld file</string><key>other</key><string>%lld files</string>
            </dict></dict></dict></plist>
            """
        ])
        #expect(bundle.text("\(1) files for \("Ann")", "en") == "1 file for Ann")
        #expect(bundle.text("\(4) files for \("Bob")", "en") == "4 files for Bob")
    }

    @Test("damaged tables and wrong specifiers do no harm")
    func damaged() throws {
        let bundle = try TemporaryBundle([
            "Localizable.xcstrings": "{", "en.lproj/Localizable.strings": #""a %@" = "%d %5$@ %";"#,
        ])
        #expect(bundle.text("a \("x")", "en") == "x  %")
        let circle = LocalizedFormat(
            format: "%#@a@",
            variables: ["a": .init(position: 1, specifier: "lld", forms: ["other": "%#@a@"])])
        #expect(circle.string([.integer(1)], locale: Locale(identifier: "en")) == "")
    }

    @Test("a resource is translated into the language of its locale")
    func resource() throws {
        let bundle = try TemporaryBundle(["de.lproj/Localizable.strings": #""Hello %@" = "Hallo %@";"#])
        var resource = LocalizedStringResource("Hello \("Ann")", bundle: .atURL(bundle.folder))
        resource.locale = Locale(identifier: "de")
        #expect(String(localized: resource) == "Hallo Ann")
        resource.locale = Locale(identifier: "fr")
        #expect(String(localized: resource) == "Hello Ann")
        let literal: LocalizedStringResource = "Plain"
        #expect(String(localized: literal) == "Plain")
        #expect(literal.key == "Plain")
    }
}
