import Foundation
import Testing

@testable import SwiftUICore

@Suite("Fonts")
struct FontTests {
    private func size(_ font: Font, _ size: DynamicTypeSize = .large) -> CGFloat {
        font.resolved(in: FontContext(dynamicTypeSize: size)).size
    }

    // Section 3, "Text styles"
    @Test("text styles have the published sizes at the default text size")
    func defaultSizes() {
        let fonts: [(Font, CGFloat, CGFloat)] = [
            (.largeTitle, 34, 26), (.title, 28, 22), (.title2, 22, 17), (.title3, 20, 15), (.headline, 17, 13),
            (.body, 17, 13), (.callout, 16, 12), (.subheadline, 15, 11), (.footnote, 13, 10), (.caption, 12, 10),
            (.caption2, 11, 10),
        ]
        for (font, touch, desktop) in fonts {
            #expect(size(font) == touch)
            #expect(font.resolved(in: FontContext(table: .desktop)).size == desktop)
        }
    }

    // Section 3, "Text styles"
    @Test("body and large title follow the person's text size")
    func dynamicSizes() {
        #expect(DynamicTypeSize.allCases.map { size(.body, $0) } == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
        #expect(
            DynamicTypeSize.allCases.map { size(.largeTitle, $0) }
                == [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60])
        #expect(Font.body.resolved(in: FontContext(dynamicTypeSize: .accessibility5, table: .desktop)).size == 13)
    }

    // Section 3, "DynamicTypeSize"
    @Test("accessibility sizes are the upper five of twelve")
    func accessibilitySizes() {
        #expect(DynamicTypeSize.allCases.count == 12)
        #expect(DynamicTypeSize.allCases.filter(\.isAccessibilitySize).count == 5)
        #expect(DynamicTypeSize.small < .large)
    }

    // Section 3, "Custom font"
    @Test("a custom font grows as its style does, rounded; a fixed one does not")
    func customSizes() {
        #expect(size(.custom("Cantarell", size: 17), .xxxLarge) == 23)
        #expect(size(.custom("Cantarell", size: 10), .accessibility1) == 16)
        #expect(size(.custom("Cantarell", size: 34, relativeTo: .largeTitle), .accessibility5) == 60)
        #expect(size(.custom("Cantarell", fixedSize: 10), .accessibility5) == 10)
        #expect(size(.system(size: 10), .accessibility5) == 10)
        #expect(Font.custom("Cantarell", size: 10).resolved(in: FontContext()).family == "Cantarell")
    }

    // Section 3, "Weights"
    @Test("weights have their values and numbers")
    func weights() {
        let weights: [(Font.Weight, CGFloat, Int)] = [
            (.ultraLight, -0.8, 100), (.thin, -0.6, 200), (.light, -0.4, 300), (.regular, 0, 400),
            (.medium, 0.23, 500), (.semibold, 0.3, 600), (.bold, 0.4, 700), (.heavy, 0.56, 800), (.black, 0.62, 900),
        ]
        for (weight, value, number) in weights {
            #expect(weight.value == value)
            #expect(weight.number == number)
        }
    }

    // Section 3, "Weights": `.body.bold()` resolves to 0.3
    @Test("bold is the emphasised weight of a text style, and bold for a size")
    func bold() {
        #expect(Font.body.bold().resolved(in: FontContext()).weight == .semibold)
        #expect(Font.body.italic().bold().resolved(in: FontContext()).weight == .semibold)
        #expect(Font.title.bold().resolved(in: FontContext()).weight == .bold)
        #expect(Font.system(size: 12).bold().resolved(in: FontContext()).weight == .bold)
        #expect(Font.body.weight(.bold).resolved(in: FontContext()).weight == .bold)
        #expect(Font.headline.resolved(in: FontContext()).weight == .semibold)
        #expect(Font.headline.weight(.light).resolved(in: FontContext()).weight == .light)
    }

    @Test("modifiers set their property and the last of one kind wins")
    func modifiers() {
        let font = Font.custom("Cantarell", size: 12).italic().monospaced().monospacedDigit().lowercaseSmallCaps()
            .width(.condensed).leading(.tight).resolved(in: FontContext())
        #expect(font.isItalic)
        #expect(font.design == .monospaced)
        #expect(font.family == nil)
        #expect(font.hasMonospacedDigits)
        #expect(font.hasLowercaseSmallCaps && !font.hasUppercaseSmallCaps)
        #expect(font.width == .condensed)
        #expect(font.leading == .tight)
        #expect(Font.body.weight(.light).weight(.heavy).resolved(in: FontContext()).weight == .heavy)
    }

    @Test("fonts are equal by what they are made from")
    func equality() {
        #expect(Font.body == Font.system(.body))
        #expect(Font.body.bold() == Font.system(.body).bold())
        #expect(Font.body != Font.body.bold())
        #expect(
            Font.system(size: 12, weight: .bold, design: .rounded).hashValue
                == Font.system(size: 12, weight: .bold, design: .rounded).hashValue)
    }

    @Test("sizes that are no sizes become zero")
    func badSizes() {
        #expect(size(.system(size: -4)) == 0)
        #expect(size(.system(size: .nan)) == 0)
    }
}
