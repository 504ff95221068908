import Foundation
import Testing
import ViewTesting

@testable import SwiftUICore

@MainActor
@Suite("Previews")
struct PreviewTests {
    private struct Greeting_Previews: PreviewProvider {
        static var previews: some View {
            Text("light").previewDisplayName("Light").previewDevice("iPhone 15")
            Group {
                Text("dark").preferredColorScheme(.dark)
                Text("small").previewLayout(.fixed(width: 100, height: 40))
            }
            .previewLayout(.sizeThatFits)
            .previewInterfaceOrientation(.landscapeLeft)
        }
    }

    // row 193
    @Test("a provider's previews are views like any others, and a test can show them")
    func provider() {
        let host = TestHost(VStack { Greeting_Previews.previews })
        #expect(host.shownTexts == ["light", "dark", "small"])
        #expect(Greeting_Previews.platform == nil)
        #expect(InterfaceOrientation.allCases.map(\.id).count == 4)
    }
}
