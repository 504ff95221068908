import Foundation
import MartletGraph

extension Text: View, PrimitiveView {
    @MainActor public static func _makeView(view: _GraphValue<Text>, inputs: _ViewInputs) -> _ViewOutputs {
        let node = TextNode(inputs)
        let observer = inputs.labelObserver
        var attribute: AnyAttribute?
        attribute = inputs.subgraph.effect(name: "Text") { [unowned node] in
            let text = view.value
            let environment = inputs.environment.derived(TextEnvironment.self)
            let now = Date()
            if node.show(environment.content(of: text, at: now), isEnabled: environment.isEnabled) {
                observer?.labelDidChange()
            }
            node.refresh(at: text.nextChange(after: now)) { attribute?.touch() }
        }
        inputs.subgraph.onInvalidate { [weak node] in node?.stopRefreshing() }
        return _ViewOutputs(node: node)
    }
}

/// A text in layout.
package final class TextNode: LeafNode {
    private var timer: DispatchSourceTimer?

    package override init(_ inputs: _ViewInputs) {
        super.init(inputs)
        host.noteExplicitGuide(VerticalAlignment.firstTextBaseline.key)
        host.noteExplicitGuide(VerticalAlignment.lastTextBaseline.key)
    }

    package override var resizesSmoothly: Bool { false }

    package var text: ResolvedText? {
        if case .text(let content)? = content { content.text } else { nil }
    }

    /// Shows a text; answers whether it says something else than before.
    @MainActor
    func show(_ content: TextContent, isEnabled: Bool) -> Bool {
        let old = text
        show(.text(content), isEnabled: isEnabled)
        guard old != content.text else { return false }
        let spoken = content.text.accessibilityText
        surface?.setAccessibility { $0.label = spoken == content.text.string ? nil : spoken }
        return true
    }

    /// Calls a closure when the text changes by the passing of time.
    @MainActor
    func refresh(at date: Date?, _ action: @escaping @MainActor () -> Void) {
        stopRefreshing()
        guard let date else { return }
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.schedule(deadline: .now() + max(date.timeIntervalSinceNow, 0.01), leeway: .milliseconds(20))
        timer.setEventHandler { [weak self] in
            MainThread.assume {
                self?.timer = nil
                self?.host.write { action() }
            }
        }
        timer.resume()
        self.timer = timer
    }

    @MainActor
    func stopRefreshing() {
        timer?.cancel()
        timer = nil
    }
}
