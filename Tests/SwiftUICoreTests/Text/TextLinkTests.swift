import Foundation
import Testing
import ViewTesting

@testable import SwiftUICore

@MainActor
@Suite("Links in texts")
struct TextLinkTests {
    private static var attributed: AttributedString {
        var text = AttributedString("see ")
        var link = AttributedString("the notes")
        link.link = URL(string: "https://notes.example/?a=1&b=2")
        text += link
        return text + AttributedString(" & more")
    }

    @Test("a link of an attributed text is opened by the desktop")
    func attributed() throws {
        let host = TestHost(Text(Self.attributed))
        try host.followLink("the notes")
        #expect(host.openedURLs == [URL(string: "https://notes.example/?a=1&b=2")!])
        #expect(throws: ActionFailure.self) { try host.followLink("see ") }
    }

    @Test("a link of Markdown goes through the environment's action")
    func markdown() throws {
        let opened = Holder<[URL]>([])
        let host = TestHost(
            Text("Read [the manual](https://docs.example/start) first")
                .environment(
                    \.openURL,
                    OpenURLAction { url in
                        opened.value.append(url)
                        return .handled
                    }))
        try host.followLink("the manual")
        #expect(opened.value == [URL(string: "https://docs.example/start")!])
        #expect(host.openedURLs.isEmpty)
    }

    @Test("a link that comes later can be followed, in the colour of what can be acted on")
    func later() throws {
        struct Note: View {
            let hasLink: Bool
            var body: some View { Text(hasLink ? TextLinkTests.attributed : AttributedString("none")) }
        }
        let host = TestHost(Note(hasLink: false))
        host.update(Note(hasLink: true))
        try host.followLink("the notes")
        #expect(host.openedURLs.count == 1)
    }
}
