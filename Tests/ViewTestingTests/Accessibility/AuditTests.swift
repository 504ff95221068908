import SwiftUI
import Testing
import ViewTesting

/// Row 20 of testing.md §2.
@MainActor
@Suite("Accessibility audit")
struct AuditTests {
    @Test("a good screen has nothing to find")
    func clean() {
        let host = TestHost(
            VStack {
                Text("Hello")
                Button("Go") {}
            })
        #expect(host.audit() == [])
    }

    @Test("a text that has not room enough is found, and one that has is not")
    func clipped() {
        let host = TestHost(
            VStack {
                Text("A few words").frame(width: 200)
                Text("These are more words than there is room for").lineLimit(1).frame(width: 100)
                Text("Two lines of words").frame(width: 80)
            })
        #expect(
            host.audit().map(\.description) == ["“These are more words than there is room for” is cut off"])
    }

    @Test("each kind of fault is found")
    func faults() {
        let host = TestHost(
            VStack {
                Button(action: {}) { Color.red.frame(width: 40, height: 40) }
                Text("One").accessibilityIdentifier("same")
                Text("Two").accessibilityIdentifier("same")
                Text("Faint").foregroundColor(Color(white: 0.9))
                Button("Tiny") {}.buttonStyle(.plain)
            })
        #expect(Set(host.audit().map(\.kind)) == [.unlabelled, .duplicateIdentifier, .contrast, .targetSize])
        #expect(host.audit(for: [.contrast]).map(\.description) == ["“Faint” has a contrast of 1.2 to 1"])
    }
}
