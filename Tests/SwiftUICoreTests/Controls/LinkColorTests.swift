import Foundation
import Testing
import ViewTesting

@testable import SwiftUICore

@MainActor
@Suite("Colours of links and plain buttons")
struct LinkColorTests {
    private struct Screen: View {
        @Environment(\.colorScheme) private var scheme
        var body: some View {
            VStack {
                Link("site", destination: URL(string: "https://site.example")!)
                    .buttonStyle(.borderless)
                    .foregroundColor(scheme == .light ? .blue : .orange)
                Link("plain", destination: URL(string: "https://site.example")!)
                Button("Remove", role: .destructive) {}.buttonStyle(.borderless)
            }
        }
    }

    private func color(_ string: String, _ host: TestHost<Screen>) -> Color.Resolved? {
        for node in host.surface.nodes.values {
            if case .text(let content) = node.value.content, content.text.string == string {
                return content.text.runs.first?.paint.representativeColor
            }
        }
        return nil
    }

    private func resolved(_ color: Color, isDark: Bool = false) -> Color.Resolved {
        color.resolved(in: PaintContext(isDark: isDark))
    }

    // rows 166–168
    @Test("a colour that the app sets is the link's, and follows the desktop's appearance")
    func link() {
        let host = TestHost(Screen())
        #expect(color("site", host) == resolved(.blue))
        host.changeEnvironment { $0.colorScheme = .dark }
        #expect(color("site", host) == resolved(.orange, isDark: true))
    }

    @Test("without one a link has the tint, and what destroys is red")
    func usual() {
        let host = TestHost(Screen())
        #expect(color("plain", host) == resolved(.accentColor))
        #expect(color("Remove", host) == resolved(.red))
    }
}
