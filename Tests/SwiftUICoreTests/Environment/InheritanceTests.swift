import SwiftUICore
import Testing
import ViewTesting

@MainActor
@Suite("What views inherit")
struct InheritanceTests {
    struct Reader: View {
        let name: String
        let log: Events
        @Environment(\.defaultMinListRowHeight) var height
        var body: some View {
            let _ = log.note("\(name) \(Int(height))")
            Color.red
        }
    }

    struct Setting: ViewModifier {
        let height: Double
        func body(content: Content) -> some View { content.environment(\.defaultMinListRowHeight, height) }
    }

    @Test("what a view sets is not for what is put behind or in front of it")
    func siblings() {
        let log = Events()
        let host = TestHost(
            Reader(name: "inside", log: log).environment(\.defaultMinListRowHeight, 10)
                .overlay(Reader(name: "overlay", log: log))
                .environment(\.defaultMinListRowHeight, 20)
                .background(Reader(name: "background", log: log)))
        #expect(log.list.sorted() == ["background 44", "inside 10", "overlay 20"])
        _ = host
    }

    @Test("what a modifier of one's own sets reaches the body of the view, and the nearest counts")
    func modifiers() {
        let log = Events()
        let host = TestHost(
            VStack {
                Reader(name: "one", log: log).modifier(Setting(height: 10))
                Reader(name: "two", log: log).modifier(Setting(height: 10)).modifier(Setting(height: 20))
            })
        #expect(log.list == ["one 10", "two 10"])
        _ = host
    }

    @Test("modifiers of several views keep what each sets apart")
    func several() {
        let log = Events()
        let host = TestHost(
            VStack {
                Group {
                    Color.red
                    Color.green
                }
                .environment(\.defaultMinListRowHeight, 10)
                .overlay(Reader(name: "overlay", log: log))
                .environment(\.defaultMinListRowHeight, 20)
            })
        #expect(log.list == ["overlay 20", "overlay 20"])
        _ = host
    }
}
