import Foundation
import Testing

@testable import SwiftUICore

@Suite("Images")
struct ImageTests {
    @Test("an image keeps its size until it is resizable")
    func resizable() {
        #expect(Image("a").resizing == nil)
        let image = Image("a").resizable(
            capInsets: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), resizingMode: .tile)
        #expect(image.resizing?.mode == .tile)
        #expect(image.resizing?.capInsets == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }

    @Test("images are equal by source and settings")
    func equality() {
        #expect(Image("a") == Image("a"))
        #expect(Image("a") != Image(decorative: "a"))
        #expect(Image(systemName: "star") != Image("star"))
        #expect(Image("a").renderingMode(.template) != Image("a"))
        #expect(Image("a").interpolation(.none) != Image("a"))
        #expect(Image(data: Data([1])) == Image(data: Data([1])))
        #expect(Image("a").hashValue == Image("a").hashValue)
    }

    @Test("a screen reader hears an asset's name, a symbol's words, a label, and nothing of decoration")
    func labels() {
        func label(_ image: Image) -> String? {
            image.label?.string(in: TextContext(locale: Locale(identifier: "en")))
        }
        #expect(label(Image("logo")) == "logo")
        #expect(label(Image("logo", label: Text("Our logo"))) == "Our logo")
        #expect(label(Image(decorative: "logo")) == nil)
        #expect(label(Image(systemName: "person.crop.circle.fill")) == "person crop")
        #expect(label(Image(systemName: "circle.fill")) == "circle fill")
    }

    @Test("variants are added to a symbol's name in the usual order, once")
    func variants() {
        #expect(SymbolVariants.none.name(of: "star") == "star")
        #expect(SymbolVariants.fill.name(of: "star") == "star.fill")
        #expect(SymbolVariants.fill.name(of: "star.fill") == "star.fill")
        #expect(SymbolVariants.circle.fill.name(of: "star") == "star.circle.fill")
        #expect(SymbolVariants.circle.name(of: "star.fill") == "star.circle.fill")
        #expect(SymbolVariants.fill.slash.name(of: "bell") == "bell.slash.fill")
        #expect(SymbolVariants.fill.name(of: "circle") == "circle.fill")
        #expect(SymbolVariants.circle.fill.contains(.fill))
        #expect(!SymbolVariants.fill.contains(.circle))
    }

    @Test("raw values of orientations are those of image files' rows")
    func orientations() {
        #expect(Image.Orientation.allCases.count == 8)
        #expect(Set(Image.Orientation.allCases.map(\.rawValue)) == Set(0...7))
        #expect(Image.Orientation.up.rawValue == 0)
    }
}
