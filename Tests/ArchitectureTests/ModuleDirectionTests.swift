import Foundation
import Testing

struct ModuleDirectionTests {
    @Test("no file imports a module that its own module may not know")
    func imports() {
        for file in SourceTree.sources {
            guard let allowed = ModuleDirection.allowed[file.module] else {
                Issue.record("\(file.path): the module \(file.module) has no line in ModuleDirection")
                continue
            }
            for name in file.imports where name != file.module && !allowed.contains(name) {
                Issue.record("\(file.path) imports \(name), which \(file.module) may not know")
            }
        }
    }

    @Test("the umbrella modules declare nothing; they only re-export")
    func umbrellas() {
        for file in SourceTree.sources where ["SwiftUI", "UIKit", "_Testing_UIKit"].contains(file.module) {
            for line in file.code where !line.text.isEmpty && !line.text.hasPrefix("@_exported import") {
                Issue.record("\(file.path):\(line.number) declares something: \(line.text)")
            }
        }
    }

    @Test("an app of the Apps folder imports nothing that only Martlet has, outside of its tests and support targets")
    func apps() {
        let ours: Set<String> = [
            "CMartletGTK", "CGTK", "FoundationGaps", "MartletGTK", "MartletGraph", "MartletLaunch", "SwiftUICore",
            "UIKitCore",
        ]
        for file in SourceTree.files(in: "Apps") {
            for name in file.imports where ours.contains(name) {
                Issue.record("\(file.path) imports \(name)")
            }
        }
    }

    @Test("the sources of an example are those of an app for Apple's platforms: no line is Martlet's")
    func examples() {
        let apple: Set<String> = ["Combine", "Foundation", "SwiftUI", "UIKit"]
        let files = SourceTree.files(in: "Examples").filter { $0.path.contains("/Sources/") }
        #expect(!files.isEmpty)
        for file in files {
            for name in file.imports where !apple.contains(name) {
                Issue.record("\(file.path) imports \(name)")
            }
            for (index, line) in file.lines.enumerated() where line.localizedCaseInsensitiveContains("martlet") {
                Issue.record("\(file.path):\(index + 1) says \(line)")
            }
        }
    }

    @Test("the parser of imports reads attributes, access levels and kinds")
    func parser() {
        let file = SourceTree.File(
            path: "Sources/X/X.swift",
            lines: [
                "@_exported import Foundation", "internal import _FoundationICU", "import struct Combine.Just",
                "@testable import A.B", "// import C", "let text = \"import D\"",
            ])
        #expect(file.imports == ["Foundation", "_FoundationICU", "Combine", "A"])
    }
}
