import Foundation
import Testing

struct HouseRuleTests {
    private let everything = ["Sources", "Tests", "Apps", "Benchmarks"].flatMap(SourceTree.files)

    @Test("no file is longer than 450 lines: it would be two ideas")
    func length() {
        for file in everything where file.lines.count > 450 {
            Issue.record("\(file.path) has \(file.lines.count) lines")
        }
    }

    @Test("a declared name starts with an underscore only if it is one of Apple's")
    func underscores() throws {
        let declaration = try Regex(
            #"\b(?:func|var|let|struct|class|actor|enum|protocol|typealias|associatedtype|case|macro)\s+(_[A-Za-z]\w*)"#
        )
        for file in SourceTree.sources {
            for line in file.code where line.text.contains(" _") {
                for match in line.text.matches(of: declaration) {
                    guard let name = match[1].substring.map(String.init), !AppleNames.underscored.contains(name),
                        !AppleNames.requirements.contains(name)
                    else {
                        continue
                    }
                    Issue.record("\(file.path):\(line.number) declares \(name)")
                }
            }
        }
    }

    @Test("no open end is left as a comment")
    func openEnds() {
        let marks = ["TO" + "DO", "FIX" + "ME", "XX" + "X:", "unimple" + "mented"]
        for file in everything {
            for (index, line) in file.lines.enumerated() where marks.contains(where: line.contains) {
                Issue.record("\(file.path):\(index + 1): \(line.trimmingCharacters(in: .whitespaces))")
            }
        }
    }

    @Test("every public type and function of a library says what it is")
    func documentation() throws {
        let declaration = try Regex(
            #"^(?:@\S+(?:\([^)]*\))?\s+)*(?:public|open)\s+(?!extension\b)(?:\w+(?:\(set\))?\s+)*"#
                + #"(?:func|var|let|struct|class|actor|enum|protocol|typealias|init|subscript)\b"#)
        for file in SourceTree.sources {
            var isDocumented = false
            var openParentheses = 0
            for (index, line) in file.lines.enumerated() {
                let text = line.trimmingCharacters(in: .whitespaces)
                if text.hasPrefix("///") {
                    isDocumented = true
                } else if openParentheses > 0 || text.hasPrefix("@") && text.firstMatch(of: declaration) == nil {
                    // An attribute stands between a comment and its declaration, if need be on several lines.
                    openParentheses += text.filter { $0 == "(" }.count - text.filter { $0 == ")" }.count
                } else {
                    if !isDocumented, text.contains("public") || text.contains("open"),
                        text.firstMatch(of: declaration) != nil, !AppleNames.isKnownByProtocol(text)
                    {
                        Issue.record("\(file.path):\(index + 1) has no comment: \(text)")
                    }
                    isDocumented = false
                }
            }
        }
    }

    @Test("each C function and each folder is reached by the table of modules: no source lies outside of a module")
    func folders() throws {
        let entries = try FileManager.default.contentsOfDirectory(
            atPath: SourceTree.root.appendingPathComponent("Sources").path)
        let clang: Set<String> = [
            "CAllocationCounter", "CCairo", "CCmark", "CFoundationGaps", "CGTK", "CMartletGTK", "CMemorySearch",
            "CVirtualMain", "SQLite3",
        ]
        for entry in entries where ModuleDirection.allowed[entry] == nil && !clang.contains(entry) {
            Issue.record("Sources/\(entry) has no line in ModuleDirection")
        }
    }
}
