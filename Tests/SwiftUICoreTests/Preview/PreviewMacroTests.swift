import SwiftUICore
import Testing
import ViewTesting

// Declarations of files, which only have to compile.
#Preview { Text(verbatim: "a") }

#Preview("Two") {
    let words = ["a", "b"]
    ForEach(words, id: \.self) { Text(verbatim: $0) }
}

#Preview("Wide", traits: .landscapeLeft, .fixedLayout(width: 100, height: 50)) {
    @Previewable @State var isOn = false
    return Toggle("On", isOn: $isOn)
}

extension EnvironmentValues {
    @Entry fileprivate var ground: String = "sand"
    @Entry fileprivate var depth = 3
    @Entry fileprivate var shore: String?
}

extension FocusedValues {
    @Entry fileprivate var document: String?
}

extension Transaction {
    @Entry fileprivate var isQuiet = false
}

@MainActor
@Suite("Values made by @Entry")
struct EntryTests {
    private struct Reader: View {
        @Environment(\.ground) private var ground
        @Environment(\.depth) private var depth
        @Environment(\.shore) private var shore
        var body: some View { Text(verbatim: "\(ground) \(depth) \(shore ?? "none")") }
    }

    @Test("a value of the environment has its default, and is what a view around says")
    func environment() {
        #expect(TestHost(Reader()).texts.map(\.string) == ["sand 3 none"])
        let host = TestHost(Reader().environment(\.ground, "mud").environment(\.shore, "east"))
        #expect(host.texts.map(\.string) == ["mud 3 east"])
    }

    @Test("a value of a transaction has its default until it is set")
    func transaction() {
        var transaction = Transaction()
        #expect(!transaction.isQuiet)
        transaction.isQuiet = true
        #expect(transaction.isQuiet)
    }
}
