import Foundation
import Testing
import ViewTesting

@testable import SwiftUICore

@MainActor
@Suite("An app's own modifiers on several views")
struct ModifiedSectionTests {
    private struct Hiding: ViewModifier {
        let isHidden: Bool
        func body(content: Content) -> some View {
            Group {
                if isHidden { EmptyView() } else { content }
            }
        }
    }

    private struct Column: ViewModifier {
        func body(content: Content) -> some View { VStack(spacing: 0) { content } }
    }

    private struct Counted: ViewModifier {
        let events: Events
        func body(content: Content) -> some View {
            events.note("body")
            return content.padding(2)
        }
    }

    private struct Pair: View {
        var body: some View {
            fixed(10, 10)
            fixed(10, 10)
        }
    }

    private struct Screen: View {
        @State var isHidden = false
        var body: some View {
            List {
                Section {
                    Text(verbatim: "row")
                } header: {
                    Text(verbatim: "header")
                } footer: {
                    Text(verbatim: "footer")
                }
                .modifier(Hiding(isHidden: isHidden))
                Toggle("Hide", isOn: $isHidden)
            }
        }
    }

    @Test("a section in an app's own modifier stays a section, and comes and goes as a whole")
    func section() throws {
        let host = TestHost(Screen(), size: CGSize(width: 300, height: 600))
        #expect(host.rows.map { ($0.row.roundsTop && $0.row.roundsBottom) } == [true, true])
        #expect(host.texts.map(\.string) == ["header", "row", "footer", "Hide"])
        try host.tap(.toggle("Hide"))
        #expect(host.rows.count == 1 && host.texts.map(\.string) == ["Hide"])
        try host.tap(.toggle("Hide"))
        #expect(host.rows.count == 2)
    }

    @Test("the content of a modifier stands for all the views that it was put on")
    func oneBody() {
        let events = Events()
        let layout = LayoutProbe(HStack(spacing: 0) { Pair().modifier(Column()) }, width: nil, height: nil)
        #expect(layout.size == CGSize(width: 10, height: 20))
        let padded = LayoutProbe(
            HStack(spacing: 0) { Pair().modifier(Counted(events: events)) }, width: nil, height: nil)
        #expect(padded.size == CGSize(width: 28, height: 14))
        let counted = Events()
        // Checks would evaluate each body once more.
        let host = TestHost(HStack { Pair().modifier(Counted(events: counted)) }, checks: []) { _ in }
        #expect(counted.list == ["body"], "\(host.outline)")
    }

    @Test("two modifiers as one apply to several views as they do one after the other")
    func concatenated() {
        let both = Column().concat(Counted(events: Events()))
        let layout = LayoutProbe(HStack(spacing: 0) { Pair().modifier(both) }, width: nil, height: nil)
        #expect(layout.size == CGSize(width: 14, height: 24))
    }
}
