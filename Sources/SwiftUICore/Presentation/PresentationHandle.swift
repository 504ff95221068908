/// A presentation that views inside can end: a sheet, a pushed screen.
@MainActor
package final class PresentationHandle {
    private let end: () -> Void
    /// Given out as one object, so that bindings to it are equal.
    package private(set) lazy var mode: Location<PresentationMode> = FunctionLocation(
        get: { PresentationMode(isPresented: true) },
        set: { [weak self] mode, _ in
            if !mode.isPresented { MainThread.perform { self?.dismiss() } }
        })

    package init(end: @escaping () -> Void) { self.end = end }

    package func dismiss() { end() }
}

package enum PresentationHandleKey: EnvironmentKey {
    package static var defaultValue: PresentationHandle? { nil }
}

extension EnvironmentValues {
    /// The presentation that the view is in.
    package var presentation: PresentationHandle? {
        get { self[PresentationHandleKey.self] }
        set {
            self[PresentationHandleKey.self] = newValue
            self[IsPresentedKey.self] = newValue != nil
        }
    }

    /// Ends the presentation that the view is in: closes the sheet, goes back from the pushed screen. Does nothing
    /// where the view is in none.
    public var dismiss: DismissAction { DismissAction(presentation: presentation) }

    /// Whether the view is inside something that was presented, and a way to end that.
    public var presentationMode: Binding<PresentationMode> {
        guard let presentation else { return .constant(PresentationMode(isPresented: false)) }
        return Binding(location: MainThread.assume { presentation.mode })
    }
}

/// Ends the presentation that a view is in; call it like a function.
@MainActor @preconcurrency
public struct DismissAction {
    package let presentation: PresentationHandle?

    nonisolated init(presentation: PresentationHandle?) { self.presentation = presentation }

    /// Ends the presentation; does nothing where the view is in none.
    public func callAsFunction() { presentation?.dismiss() }
}

/// Whether a view is inside something that was presented.
public struct PresentationMode {
    /// Whether it is.
    public private(set) var isPresented: Bool

    nonisolated init(isPresented: Bool) { self.isPresented = isPresented }

    /// Ends the presentation.
    public mutating func dismiss() { isPresented = false }
}
