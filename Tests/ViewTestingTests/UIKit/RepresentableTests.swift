import SwiftUI
import Testing
import ViewTesting

@MainActor
@Suite("Views of UIKit among those of SwiftUI")
struct RepresentableTests {
    @MainActor private final class Log {
        var lines: [String] = []
        var label: UILabel?
    }

    private struct Words: UIViewRepresentable {
        let text: String
        let log: Log

        func makeCoordinator() -> Log { log }

        func makeUIView(context: Context) -> UILabel {
            context.coordinator.lines.append("make")
            let label = UILabel()
            context.coordinator.label = label
            return label
        }

        func updateUIView(_ uiView: UILabel, context: Context) {
            context.coordinator.lines.append("update \(text)")
            uiView.text = text
        }

        static func dismantleUIView(_ uiView: UILabel, coordinator: Log) { coordinator.lines.append("dismantle") }
    }

    private struct Screen: View {
        @State private var count = 0
        @State private var isShown = true
        let log: Log
        var body: some View {
            if isShown { Words(text: "number \(count)", log: log) }
            Button("Count") { count += 1 }
            Button("Hide") { isShown = false }
        }
    }

    @Test("a view is made once, brought up to date with what is around it, and taken down when it goes")
    func life() throws {
        let log = Log()
        let host = TestHost(Screen(log: log))
        #expect(log.lines == ["make", "update number 0"])
        #expect(host.texts.map(\.string).contains("number 0"))
        try host.tap(.button("Count"))
        #expect(log.lines == ["make", "update number 0", "update number 1"])
        #expect(host.texts.map(\.string).contains("number 1"))
        try host.tap(.button("Hide"))
        #expect(log.lines.last == "dismantle")
        #expect(!host.texts.map(\.string).contains("number 1"))
    }

    @Test("what the app changes in the view at another time is seen")
    func changes() throws {
        let log = Log()
        // Another evaluation would bring the view up to date with what is around it again.
        let host = TestHost(Screen(log: log), checks: []) { _ in }
        log.label?.text = "from elsewhere"
        host.settle()
        #expect(host.texts.map(\.string).contains("from elsewhere"))
    }

    private struct Wheel: UIViewRepresentable {
        func makeUIView(context: Context) -> UIActivityIndicatorView {
            let wheel = UIActivityIndicatorView(style: .medium)
            wheel.startAnimating()
            return wheel
        }

        func updateUIView(_ uiView: UIActivityIndicatorView, context: Context) {}

        func sizeThatFits(
            _ proposal: ProposedViewSize, uiView: UIActivityIndicatorView, context: Context
        ) -> CGSize? { CGSize(width: 40, height: 30) }
    }

    @Test("a wheel is a progress view, as large as the representable says")
    func wheel() {
        let host = TestHost(HStack(spacing: 0) { Wheel() }.border(.red))
        #expect(host.outline.contains("progress"))
        #expect(host.outline.contains("40x30"))
    }
}
