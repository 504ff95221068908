import Foundation
import MartletGraph

package enum OpenURLKey: EnvironmentKey { package static var defaultValue: OpenURLAction? { nil } }

/// Opens addresses: by the app, or by the program that the desktop has for them.
public struct OpenURLAction {
    /// What an app has done with an address.
    public struct Result: Sendable {
        package enum Kind: Sendable { case handled, discarded, system(URL?) }

        package let kind: Kind

        /// The app has opened it.
        public static let handled = Result(kind: .handled)
        /// It is not opened.
        public static let discarded = Result(kind: .discarded)
        /// The desktop shall open it.
        public static let systemAction = Result(kind: .system(nil))

        /// The desktop shall open another address.
        public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
    }

    private let handler: @MainActor (URL) -> Result
    private let system: @MainActor (URL) -> Bool

    /// Opens addresses by a closure.
    public init(handler: @escaping (URL) -> OpenURLAction.Result) {
        nonisolated(unsafe) let handler = handler
        self.init(handler: { handler($0) }, system: { _ in false })
    }

    init(
        handler: @escaping @MainActor (URL) -> Result, system: @escaping @MainActor (URL) -> Bool
    ) {
        self.handler = handler
        self.system = system
    }

    /// The desktop's way of opening.
    package init(system: @escaping @MainActor (URL) -> Bool) {
        self.init(handler: { _ in .systemAction }, system: system)
    }

    /// The action with the desktop's way of opening, for what the app leaves to it.
    func completed(by system: OpenURLAction) -> OpenURLAction {
        OpenURLAction(handler: handler, system: { url in system.open(url) })
    }

    @MainActor @discardableResult
    private func open(_ url: URL) -> Bool {
        switch handler(url).kind {
        case .handled: true
        case .discarded: false
        case .system(let other): system(other ?? url)
        }
    }

    /// Opens an address.
    @MainActor @preconcurrency
    public func callAsFunction(_ url: URL) { open(url) }

    /// Opens an address, and says whether it could be.
    @MainActor @preconcurrency
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        completion(open(url))
    }
}

extension EnvironmentValues {
    /// Opens addresses. Set it to open them in the app.
    public var openURL: OpenURLAction {
        get {
            let system = OpenURLAction(system: { [surface = self[SurfaceOpenerKey.self]] in surface?.open($0) ?? false }
            )
            guard let action = self[OpenURLKey.self] else { return system }
            return action.completed(by: system)
        }
        set { self[OpenURLKey.self] = newValue }
    }
}

/// What opens addresses outside of the app.
package final class SurfaceOpener: @unchecked Sendable {
    let reference: HostReference

    package init(host: ViewHost) { reference = host.reference }

    @MainActor
    package func open(_ url: URL) -> Bool { reference.host?.surface.open(url) ?? false }

    /// Where things are copied to.
    @MainActor
    var clipboard: (any SurfaceClipboard)? { reference.host?.surface.clipboard }
}

package enum SurfaceOpenerKey: EnvironmentKey { package static var defaultValue: SurfaceOpener? { nil } }

/// A button that opens an address.
public nonisolated struct Link<Label: View>: PrimitiveView {
    let destination: URL
    let label: Label

    nonisolated init(destination: URL, content: Label) {
        self.destination = destination
        label = content
    }

    /// A link with a label of any views.
    public nonisolated init(destination: URL, @ViewBuilder label: () -> Label) {
        self.init(destination: destination, content: label())
    }

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let inputs = inputs.withoutElementWrapper()
        let environment = inputs.environment
        let parts = ButtonParts(
            role: { nil }, trigger: { environment.values.openURL(view.value.destination) },
            label: view.projecting(\.label))
        if inputs.buttonContext == .menu { return makeMenuLine(parts, inputs: inputs) }
        let style = inputs.host.graph.untracked { environment.value(ButtonStyleKey.self) }
        // A link looks as one, unless the app has a style for buttons.
        let outputs: _ViewOutputs
        if let native = style as? NativeButtonStyle {
            outputs = makeNativeButton(parts, look: native.look == .automatic ? .link : native.look, inputs: inputs)
        } else if type(of: style) == AnyButtonStyle.self {
            outputs = makeNativeButton(parts, look: .link, inputs: inputs)
        } else {
            outputs = style.makeButton(parts, inputs: inputs)
        }
        (outputs.node as? ButtonNode)?.isLink = true
        outputs.node.surface?.setAccessibility { $0.isLink = true }
        return outputs
    }
}

extension Link where Label == Text {
    /// A link with a text that is looked up.
    public nonisolated init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination, content: Text(titleKey))
    }

    /// A link with a text.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination, content: Text(title))
    }
}
