import Foundation
import MartletGraph

/// Presents a window while an item is there, for a view that it belongs to.
nonisolated struct PresentationModifier<Item, Content: View>: PrimitiveViewModifier {
    let item: Binding<Item?>
    /// Two items with the same identity are one presentation.
    let identity: (Item) -> AnyHashable
    let style: PresentationStyle
    let onDismiss: (() -> Void)?
    let content: (Item) -> Content

    nonisolated init(
        item: Binding<Item?>, identity: @escaping (Item) -> AnyHashable, style: PresentationStyle,
        onDismiss: (() -> Void)?, content: @escaping (Item) -> Content
    ) {
        self.item = item
        self.identity = identity
        self.style = style
        self.onDismiss = onDismiss
        self.content = content
    }

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let outputs = body(inputs)
        let presenter = Presenter(modifier, inputs.withoutElementWrapper())
        inputs.observingEffect(name: "presentation") { presenter.update(modifier.value) }
        // The window's scope ends with this one; the window itself has to be told.
        inputs.subgraph.onInvalidate { presenter.presentingViewIsGone() }
        return outputs
    }

    @MainActor
    private final class Presenter {
        private let modifier: _GraphValue<PresentationModifier>
        private let inputs: _ViewInputs
        private var current: Presented?
        private var onDismiss: (() -> Void)?

        private struct Presented {
            let identity: AnyHashable
            let item: Attribute<Item>
            let window: WindowRoot
        }

        init(_ modifier: _GraphValue<PresentationModifier>, _ inputs: _ViewInputs) {
            self.modifier = modifier
            self.inputs = inputs
        }

        func update(_ value: PresentationModifier) {
            onDismiss = value.onDismiss
            guard let item = value.item.wrappedValue else { return close() }
            let identity = value.identity(item)
            if let current {
                if current.identity == identity {
                    current.item.set(item)
                    return
                }
                close()
            }
            inputs.host.graph.untracked { open(value, item, identity) }
        }

        private func open(_ value: PresentationModifier, _ item: Item, _ identity: AnyHashable) {
            let host = inputs.host
            let presenting = inputs.environment.value(WindowKey.self)?.window
            let scope = IdentityScope(parent: inputs.scope, isWindow: true)
            var window = WindowContent()
            window.isModal = true
            window.kind = value.style.windowKind
            window.isResizable = value.style.isResizable
            if window.isResizable { window.minimumSize = value.style.minimumSize }
            let root = WindowRoot(host: host, presenter: presenting, window: window, scope: scope)
            let attribute = scope.subgraph.input(item, name: "presented item")
            let options = root.preferences.collect(PresentationOptionsKey.self, in: scope.subgraph)
            let handle = PresentationHandle { value.item.wrappedValue = nil }
            let style = value.style
            let modifier = modifier
            var last = value.content
            let content = scope.subgraph.rule(name: "\(Content.self)") { () -> Content in
                if modifier.attribute.isValid { last = modifier.value.content }
                return last(attribute.value)
            }
            var inner = inputs
            inner.scope = scope
            inner = inner.settingEnvironment { values in
                values.presentation = handle
                values.navigationModel = nil
                values.chromeContext = nil
                values.columnLinks = nil
                values.barItemRole = nil
                values.buttonContext = style == .alert ? .dialog : .window
                values[ListContextKey.self] = .none
            }
            let detents = SheetDetents(options, of: root, environment: inputs.environment) {
                style.greatestSize(presenter: presenting?.size).height
            }
            root.sizing = { node in
                style.size(for: node, presenter: presenting?.size, detentHeight: detents.height)
            }
            root.onClose = {
                guard !options.untrackedValue.isDismissDisabled else { return }
                handle.dismiss()
            }
            current = Presented(identity: identity, item: attribute, window: root)
            root.show(inputs: inner, chrome: style.chrome) { inputs in
                Content._makeView(view: _GraphValue(content), inputs: inputs).node
            }
        }

        private func close() {
            guard let current else { return }
            self.current = nil
            current.window.close()
            if let onDismiss { inputs.host.actions.afterwards(onDismiss) }
        }

        func presentingViewIsGone() {
            guard let current else { return }
            self.current = nil
            inputs.host.close(current.window)
        }
    }
}

/// Stands for the item of a presentation that only is there or not.
package struct PresentedFlag {
    package nonisolated init() {}

    /// There while the binding is true.
    package nonisolated static func binding(_ isPresented: Binding<Bool>) -> Binding<PresentedFlag?> {
        let location = isPresented.location
        return Binding(
            location: FunctionLocation(
                get: { location.value ? PresentedFlag() : nil },
                set: { value, transaction in location.set(value != nil, transaction: transaction) }),
            transaction: isPresented.transaction)
    }
}

extension View {
    nonisolated func presentation<Item: Identifiable, Content: View>(
        item: Binding<Item?>, style: PresentationStyle, onDismiss: (() -> Void)?,
        content: @escaping (Item) -> Content
    ) -> some View {
        modifier(
            PresentationModifier(
                item: item, identity: { AnyHashable($0.id) }, style: style, onDismiss: onDismiss, content: content))
    }

    nonisolated func presentation<Content: View>(
        isPresented: Binding<Bool>, style: PresentationStyle, onDismiss: (() -> Void)?,
        content: @escaping () -> Content
    ) -> some View {
        modifier(
            PresentationModifier(
                item: PresentedFlag.binding(isPresented), identity: { _ in AnyHashable(0) }, style: style,
                onDismiss: onDismiss, content: { _ in content() }))
    }
}
