import Foundation
import SwiftUICore
import Testing
import ViewTesting

@MainActor
@Suite("Addresses that a program is asked to open")
struct OpenedURLTests {
    private struct Waiting: View {
        var isWaiting = true
        @State private var opened: [URL] = []

        var body: some View {
            if isWaiting {
                Text(opened.map(\.absoluteString).joined(separator: " ")).onOpenURL { opened.append($0) }
            } else {
                Text("nobody")
            }
        }
    }

    private let first = URL(string: "app://first")!
    private let second = URL(string: "app://second")!

    @Test("views that wait get each address, and what they write is shown")
    func opening() {
        let host = TestHost(Waiting())
        host.open(first)
        host.open(second)
        #expect(host.outline.contains("text \"app://first app://second\""))
    }

    @Test("all views of the window get it")
    func several() {
        let host = TestHost(
            HStack {
                Waiting()
                Waiting()
            })
        host.open(first)
        #expect(host.outline.components(separatedBy: "app://first").count == 3)
    }

    @Test("what comes before anybody waits is kept for the first that does")
    func early() {
        let host = TestHost(Waiting(isWaiting: false))
        host.open(first)
        #expect(!host.outline.contains("first"))
        host.update(Waiting(isWaiting: true))
        #expect(host.outline.contains("text \"app://first\""))
    }

    @Test("a view that has gone gets nothing")
    func gone() {
        let host = TestHost(Waiting())
        host.update(Waiting(isWaiting: false))
        host.open(first)
        #expect(host.outline.contains("nobody"))
    }
}
