import Combine
import Foundation
import Testing

@testable import SwiftUICore

@Suite("Localized text")
struct LocalizedTextTests {
    private func context(_ locale: String) -> TextContext {
        TextContext(locale: Locale(identifier: locale), timeZone: TimeZone(secondsFromGMT: 0)!)
    }

    // S164
    @Test("interpolations become format arguments of a localized key")
    func interpolation() {
        #expect(Text("Test \(12)").string(in: context("en")) == "Test 12")
        #expect(Text("\(12.541, specifier: "%.2f")").string(in: context("en")) == "12.54")
        let key: LocalizedStringKey = "\(3) of \("name"), \(1.5)"
        #expect(key.key == "%lld of %@, %lf")
        #expect(LocalizedStringKey("100%").key == "100%")
        let percent: LocalizedStringKey = "\(50)% done"
        #expect(percent.key == "%lld%% done")
        #expect(Text(percent).string(in: context("en")) == "50% done")
        #expect(Text("100%").string(in: context("en")) == "100%")
    }

    // S165
    @Test("a key is looked up in the locale of the place, and stays a key where that has no table")
    func locales() throws {
        let bundle = try TemporaryBundle(files: [
            "en.lproj/Shop.strings": "\"colour\" = \"color\";",
            "en-AU.lproj/Shop.strings": "\"colour\" = \"colour\";",
            "ru.lproj/Shop.strings": "\"colour\" = \"цвет\";",
        ])
        let text = Text("colour", tableName: "Shop", bundle: bundle.bundle)
        #expect(text.string(in: context("en")) == "color")
        #expect(text.string(in: context("en_AU")) == "colour")
        #expect(text.string(in: context("ru")) == "цвет")
        #expect(text.string(in: context("fr")) == "colour")
    }

    // S166
    @Test("verbatim text and string variables are never looked up")
    func verbatim() throws {
        let bundle = try TemporaryBundle(files: ["en.lproj/Localizable.strings": "\"a\" = \"b\";"])
        let variable = "a"
        #expect(Text("a", bundle: bundle.bundle).string(in: context("en")) == "b")
        #expect(Text(verbatim: "a").string(in: context("en")) == "a")
        #expect(Text(variable).string(in: context("en")) == "a")
        #expect(Text(variable) == Text(verbatim: "a"))
        #expect(Text("abc".prefix(1)) == Text(verbatim: "a"))
    }

    @Test("plural forms follow the number and the language")
    func plurals() throws {
        let bundle = try TemporaryBundle(files: [
            "Localizable.xcstrings": """
            {"sourceLanguage":"en","version":"1.0","strings":{"%lld movies":{"localizations":{
              "en":{"variations":{"plural":{
                "one":{"stringUnit":{"state":"translated","value":"%lld movie"}},
                "other":{"stringUnit":{"state":"translated","value":"%lld movies"}}}}},
              "pl":{"variations":{"plural":{
                "one":{"stringUnit":{"state":"translated","value":"%lld film"}},
                "few":{"stringUnit":{"state":"translated","value":"%lld filmy"}},
                "many":{"stringUnit":{"state":"translated","value":"%lld filmów"}},
                "other":{"stringUnit":{"state":"translated","value":"%lld filmu"}}}}}}}}}
            """
        ])
        func text(_ count: Int) -> Text { Text("\(count) movies", bundle: bundle.bundle) }
        #expect([1, 2].map { text($0).string(in: context("en")) } == ["1 movie", "2 movies"])
        #expect([1, 2, 5].map { text($0).string(in: context("pl")) } == ["1 film", "2 filmy", "5 filmów"])
    }

    @Test("texts inside a key keep their styles, in the order of the translation")
    func styledArguments() throws {
        let bundle = try TemporaryBundle(files: [
            "de.lproj/Localizable.strings": "\"%@ by %@\" = \"von %2$@: %1$@\";"
        ])
        let text = Text("\(Text("Title").bold()) by \(Text("Author").italic())", bundle: bundle.bundle)
        let english = text.resolved(in: context("en"))
        #expect(english.runs.map(\.string) == ["Title", " by ", "Author"])
        #expect(english.runs[0].font.weight == .semibold && english.runs[2].font.isItalic)
        let german = text.resolved(in: context("de"))
        #expect(german.runs.map(\.string) == ["von ", "Author", ": ", "Title"])
        #expect(german.runs[1].font.isItalic && german.runs[3].font.weight == .semibold)
    }

    @Test("images, formats and dates stand in keys")
    func otherArguments() {
        let text = Text("\(Image(systemName: "star")) \(0.5, format: .percent)").resolved(in: context("en"))
        #expect(text.string == "\u{FFFC} 50%")
        #expect(text.runs[0].image?.symbolName == "star")
    }

    @Test("a resource is looked up in its own table, in the locale of the place")
    func resources() throws {
        let bundle = try TemporaryBundle(files: ["de.lproj/Localizable.strings": "\"Save\" = \"Sichern\";"])
        let resource = LocalizedStringResource("Save", bundle: .atURL(bundle.bundle.bundleURL))
        #expect(Text(resource).string(in: context("de")) == "Sichern")
        #expect(Text("\(resource)!").string(in: context("de")) == "Sichern!")
    }

    @Test("Markdown in a key gives styles, and in a value or a verbatim text it is only characters")
    func markdown() {
        let runs = Text("**Bold** *slanted* `code` ~~gone~~ \(42)").resolved(in: context("en")).runs
        #expect(runs.map(\.string) == ["Bold", " ", "slanted", " ", "code", " ", "gone", " 42"])
        #expect(runs[0].font.weight == .semibold && runs[1].font.weight == .regular)
        #expect(runs[2].font.isItalic && runs[4].font.design == .monospaced)
        #expect(runs[6].strikethrough == .init(pattern: .solid))
        #expect(Text("\("**a**") b").string(in: context("en")) == "**a** b")
        #expect(Text("*\("x*y")*").resolved(in: context("en")).runs.map(\.string) == ["x*y"])
        #expect(Text("*\("x*y")*").resolved(in: context("en")).runs[0].font.isItalic)
        #expect(Text(verbatim: "**a**").string(in: context("en")) == "**a**")
        let variable = "**a**"
        #expect(Text(variable).string(in: context("en")) == "**a**")
        #expect(Text(LocalizedStringKey(variable)).string(in: context("en")) == "a")
        #expect(Text("2 * 3 _ 4").string(in: context("en")) == "2 * 3 _ 4")
        #expect(Text("a\n**b**\n\nc").string(in: context("en")) == "a\nb\n\nc")
    }

    @Test("a link in a key is drawn in the tint, its address may hold values")
    func links() {
        let text = Text("See [\("the site")](https://example.org/\("a b")/\(7))").resolved(in: context("en"))
        #expect(text.string == "See the site")
        #expect(text.runs[1].link?.absoluteString == "https://example.org/a%20b/7")
        #expect(text.runs[1].paint == .color(.init(hex: 0x007AFF)))
        #expect(text.runs[0].link == nil)
    }

    @Test("styles of texts in a key add to its Markdown")
    func markdownAroundTexts() {
        let text = Text("**\(Text("a").italic()) b**").resolved(in: context("en"))
        #expect(text.runs.map(\.string) == ["a", " b"])
        #expect(text.runs[0].font.isItalic && text.runs[0].font.weight == .semibold)
        #expect(text.runs[1].font.weight == .semibold)
    }
}
