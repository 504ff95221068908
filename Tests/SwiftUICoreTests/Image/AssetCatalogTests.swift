import Foundation
import Testing

@testable import SwiftUICore

@Suite("Asset catalogues")
struct AssetCatalogTests {
    @Test("a named colour is found in the bundle's catalogue, by appearance")
    func namedColor() throws {
        let bundle = try TemporaryBundle(files: [
            "Assets.xcassets/Accent.colorset/Contents.json": """
            {"colors":[
              {"idiom":"universal","color":{"color-space":"srgb",
                "components":{"red":"0x10","green":"32","blue":"0.5","alpha":"1.000"}}},
              {"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}],
                "color":{"color-space":"srgb","components":{"red":"1.0","green":"1.0","blue":"1.0","alpha":"0.5"}}}
            ],"info":{"author":"xcode","version":1}}
            """,
            "Assets.xcassets/Group/System.colorset/Contents.json": """
            {"colors":[{"idiom":"universal","color":{"platform":"ios","reference":"systemBlueColor"}}]}
            """,
        ])
        let color = Color("Accent", bundle: bundle.bundle)
        #expect(color.resolved(dark: false, highContrast: false).description == "#10207FFF")
        #expect(color.resolved(dark: true, highContrast: true).description == "#FFFFFF80")
        let system = Color("System", bundle: bundle.bundle)
        #expect(system.resolved(dark: true, highContrast: false).description == "#0A84FFFF")
    }

    // Section 4, "Missing colour / image / symbol"
    @Test("a colour that is in no catalogue is clear, and says so")
    func missingColor() throws {
        let bundle = try TemporaryBundle(files: [:])
        #expect(Color("Nowhere", bundle: bundle.bundle).resolved(dark: false, highContrast: false) == .clear)
        #expect(
            Diagnostics.hasSaid(
                "No color named 'Nowhere' found in asset catalog for \(bundle.bundle.bundlePath)"))
    }
}
