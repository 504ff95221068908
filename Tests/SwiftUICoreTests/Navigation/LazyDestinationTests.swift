import Foundation
import SwiftUICore
import Testing
import ViewTesting

/// A destination that a row of a lazy container declares is there while the row is.
@MainActor
@Suite("Destinations in lazy containers")
struct LazyDestinationTests {
    struct Rows: View {
        var count = 100
        /// The row that declares the destination.
        var declaring: Int
        var body: some View {
            NavigationStack {
                VStack(spacing: 0) {
                    NavigationLink("go", value: "words")
                    ScrollView {
                        LazyVStack(spacing: 0) {
                            ForEach(0..<count, id: \.self) { row in
                                if row == declaring {
                                    Block(height: 50).navigationDestination(for: String.self) { Text("about \($0)") }
                                } else {
                                    Block(height: 50)
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    @Test("a destination in a lazy container is not seen before its row exists")  // S058
    func notYet() throws {
        let host = TestHost(Rows(declaring: 90), size: CGSize(width: 300, height: 300))
        try host.tap("go")
        #expect(host.nodes("text \"about words\"").isEmpty, "\(host.outline)")
        #expect(Diagnostics.hasSaid(phrase: "there is no matching navigationDestination declaration"))
    }

    @Test("a destination in a row that exists is found, and may go while its screen is shown")
    func found() throws {
        let host = TestHost(Rows(declaring: 2), size: CGSize(width: 300, height: 300))
        try host.tap("go")
        #expect(host.nodes("text \"about words\"").count == 1, "\(host.outline)")
        host.update(Rows(declaring: 90))
        host.update(Rows(count: 1, declaring: 90))
        #expect(host.nodes("text \"about words\"").count == 1, "\(host.outline)")
        try host.goBack()
        #expect(host.nodes("text \"about words\"").isEmpty)
        try host.tap("go")
        #expect(host.nodes("text \"about words\"").isEmpty, "the row that knew how to show words has gone")
    }
}
