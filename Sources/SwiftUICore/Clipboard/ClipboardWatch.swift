import MartletGraph

/// Tells views what kinds of data are on the clipboard, from when the first view wants to know.
@MainActor
package final class ClipboardWatch {
    private unowned let host: ViewHost
    private var isWatching = false

    init(host: ViewHost) { self.host = host }

    func begin() {
        guard !isWatching else { return }
        isWatching = true
        let clipboard = host.surface.clipboard
        clipboard.onChange = { [weak self] in self?.update() }
        update()
    }

    private func update() {
        host.write { [unowned host] in
            host.rootEnvironment.set(ClipboardTypesKey.self, host.surface.clipboard.typeIdentifiers)
        }
    }
}

/// The kinds of data on the clipboard, by name.
enum ClipboardTypesKey: EnvironmentKey { static var defaultValue: [String] { [] } }

/// Hands the clipboard to a view, which then hears of its changes.
nonisolated struct ClipboardReader<Content: View>: PrimitiveView {
    let content: (any SurfaceClipboard) -> Content

    nonisolated init(@ViewBuilder content: @escaping (any SurfaceClipboard) -> Content) { self.content = content }

    @MainActor static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        inputs.host.clipboardWatch.begin()
        let clipboard = inputs.host.surface.clipboard
        let content = inputs.observedRule(name: "ClipboardReader") { view.value.content(clipboard) }
        return Content._makeView(view: _GraphValue(content), inputs: inputs)
    }
}
