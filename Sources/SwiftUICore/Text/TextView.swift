import Foundation
import MartletGraph

extension Text: View, PrimitiveView {
    @MainActor public static func _makeView(view: _GraphValue<Text>, inputs: _ViewInputs) -> _ViewOutputs {
        let node = TextNode(inputs)
        let observer = inputs.labelObserver
        // What a plain text is made of, of which nothing else can come.
        var shown: (text: Text, environment: TextEnvironment)?
        node.effect = inputs.subgraph.effect(name: "Text") { [unowned node] in
            let text = view.value
            let environment = inputs.environment.derived(TextEnvironment.self)
            if let shown, shown.environment.isSame(as: environment), shown.text == text { return }
            let now = Date()
            let plain = environment.plainContent(of: text)
            shown = plain == nil ? nil : (text, environment)
            if node.show(plain ?? environment.content(of: text, at: now), isEnabled: environment.isEnabled) {
                observer?.labelDidChange()
                if node.text?.hasLinks == true { node.followLinks(by: inputs.environment) }
            }
            node.refresh(at: plain == nil ? text.nextChange(after: now) : nil)
        }
        return _ViewOutputs(node: node)
    }
}

/// A text in layout.
package final class TextNode: LeafNode {
    private var timer: DispatchSourceTimer?
    /// What shows the text again.
    fileprivate var effect: AnyAttribute?

    package override init(_ inputs: _ViewInputs) {
        super.init(inputs)
        host.layoutNotes.noteExplicitGuide(VerticalAlignment.firstTextBaseline.key)
        host.layoutNotes.noteExplicitGuide(VerticalAlignment.lastTextBaseline.key)
    }

    deinit { timer?.cancel() }

    package override var resizesSmoothly: Bool { false }

    /// Whether a character that begins with this byte may end a line: a line feed, a carriage return, or one of
    /// Unicode's separators.
    private static func mayBreakLine(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D || byte == 0xE2 }

    package var text: ResolvedText? {
        if case .text(let content)? = content { content.text } else { nil }
    }

    /// Shows a text; answers whether it says something else than before.
    @MainActor
    func show(_ content: TextContent, isEnabled: Bool) -> Bool {
        let old = text
        // Where the limit of lines cuts a text off, the line before takes all that it is offered.
        usesNoMoreThanIdeal =
            content.lineLimit == nil
            || !content.text.runs.contains { $0.string.utf8.contains(where: Self.mayBreakLine) }
        show(.text(content), isEnabled: isEnabled)
        if let old, old == content.text { return false }
        let spoken = content.text.accessibilityText
        let label = spoken == content.text.string ? nil : spoken
        if label != nil || old != nil { surface?.setAccessibility { $0.label = label } }
        return true
    }

    /// Opens the addresses that the text has, when a person follows them.
    @MainActor
    func followLinks(by environment: EnvironmentScope) {
        surface?.onEvent = { event in
            if case .link(let url) = event { environment.values.openURL(url) }
        }
    }

    /// Shows the text again when it changes by the passing of time.
    @MainActor
    fileprivate func refresh(at date: Date?) {
        timer?.cancel()
        timer = nil
        guard let date else { return }
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.schedule(deadline: .now() + max(date.timeIntervalSinceNow, 0.01), leeway: .milliseconds(20))
        timer.setEventHandler { [weak self] in
            MainThread.assume {
                guard let self else { return }
                self.timer = nil
                guard let effect = self.effect, effect.isValid else { return }
                self.host.write { if effect.isValid { effect.touch() } }
            }
        }
        timer.resume()
        self.timer = timer
    }
}
