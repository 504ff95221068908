import Foundation
import SwiftUICore
import Testing
import ViewTesting

@MainActor
@Suite("Inspectors")
struct InspectorTests {
    private struct Screen: View {
        @State var isPresented = true
        var width: CGFloat?
        var body: some View {
            VStack {
                Text("Content")
                Button("Switch") { isPresented.toggle() }
            }
            .inspector(isPresented: $isPresented) {
                if let width { Text("Details").inspectorColumnWidth(width) } else { Text("Details") }
            }
        }
    }

    @Test("it stands at the trailing side, and the content has the rest")
    func wide() throws {
        let host = TestHost(Screen(), size: CGSize(width: 900, height: 400))
        let (content, details) = try (host.get(.named("Content")).frame, host.get(.named("Details")).frame)
        #expect(abs(content.midX - (900 - 270) / 2) < 1)
        #expect(details.minX > 630)
        try host.tap("Switch")
        #expect(host.find("Details") == nil)
        #expect(try abs(host.get(.named("Content")).frame.midX - 450) < 1)
    }

    @Test("it is as wide as its content asks for")
    func width() throws {
        let host = TestHost(Screen(width: 300), size: CGSize(width: 900, height: 400))
        #expect(try abs(host.get(.named("Content")).frame.midX - 300) < 1)
    }

    @Test("in a narrow window it is a sheet, which a person closes")
    func narrow() throws {
        let host = TestHost(Screen(), size: CGSize(width: 400, height: 400))
        #expect(host.find("Details") != nil)
        #expect(host.surface.windows.count == 2)
        try host.dismiss()
        #expect(host.surface.windows.count == 1)
        #expect(try abs(host.get(.named("Content")).frame.midX - 200) < 1)
    }
}
