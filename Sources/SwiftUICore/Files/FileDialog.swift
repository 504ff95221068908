import Foundation
import MartletGraph
import UniformTypeIdentifiers

/// Has a person choose files while a binding is true.
nonisolated struct FileDialogModifier: PrimitiveViewModifier {
    let isPresented: Binding<Bool>
    /// What is asked for; nil for nothing, whatever the binding says.
    let dialog: FileDialogContent?
    let onChoice: @MainActor ([URL]) -> Void
    let onCancellation: () -> Void

    nonisolated init(
        isPresented: Binding<Bool>, dialog: FileDialogContent?, onCancellation: @escaping () -> Void,
        onChoice: @escaping @MainActor ([URL]) -> Void
    ) {
        self.isPresented = isPresented
        self.dialog = dialog
        self.onChoice = onChoice
        self.onCancellation = onCancellation
    }

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let outputs = body(inputs)
        let presenter = FileDialogPresenter(inputs.withoutElementWrapper())
        inputs.observingEffect(name: "file dialog") { presenter.update(modifier.value) }
        inputs.subgraph.onInvalidate { presenter.presentingViewIsGone() }
        return outputs
    }
}

@MainActor
private final class FileDialogPresenter {
    private let inputs: _ViewInputs
    private var value: FileDialogModifier?
    private var window: WindowRoot?

    init(_ inputs: _ViewInputs) { self.inputs = inputs }

    func update(_ value: FileDialogModifier) {
        self.value = value
        guard value.isPresented.wrappedValue, let dialog = value.dialog else { return close() }
        let options = inputs.environment.value(FileDialogOptionsKey.self)
        let context = inputs.environment.textContext
        if window == nil {
            inputs.host.graph.untracked { open(dialog.with(options, in: context)) }
        }
    }

    private func open(_ dialog: FileDialogContent) {
        let presenting = inputs.environment.value(WindowKey.self)?.window
        var content = WindowContent()
        content.isModal = true
        content.title = dialog.title
        content.initialSize = CGSize(width: 640, height: 420)
        content.fileDialog = dialog
        let scope = IdentityScope(parent: inputs.scope, isWindow: true)
        let window = WindowRoot(host: inputs.host, presenter: presenting, window: content, scope: scope)
        window.onClose = { [weak self] in self?.finish(nil) }
        window.onFiles = { [weak self] urls in self?.finish(urls) }
        self.window = window
        var inner = inputs
        inner.scope = scope
        window.show(inputs: inner, chrome: .none) { EmptyNode($0) }
    }

    /// A person has chosen, or does not want to.
    private func finish(_ urls: [URL]?) {
        guard let value, window != nil else { return }
        value.isPresented.wrappedValue = false
        if let urls, !urls.isEmpty { value.onChoice(urls) } else { value.onCancellation() }
    }

    private func close() {
        window?.close()
        window = nil
    }

    func presentingViewIsGone() {
        guard let window else { return }
        self.window = nil
        inputs.host.close(window)
    }
}

extension FileDialogContent {
    fileprivate var title: String {
        if let message { return message }
        return switch purpose {
        case .open: SystemText.open.localized
        case .save: SystemText.save.localized
        case .folder: SystemText.move.localized
        }
    }

    @MainActor
    fileprivate func with(_ options: FileDialogOptions, in context: TextContext) -> FileDialogContent {
        var content = self
        content.message = options.message?.string(in: context)
        content.confirmation = options.confirmation?.string(in: context)
        if let folder = options.folder { content.folder = folder }
        content.showsHiddenFiles = options.browser.contains(.includeHiddenFiles)
        return content
    }
}
