import Foundation

/// Opens windows of a program's scenes: `@Environment(\.openWindow)`.
@MainActor @preconcurrency
public struct OpenWindowAction {
    package weak var program: AppHost?

    package nonisolated init() {}

    /// Opens a window of the scene with an id: a new one of a `WindowGroup`; the one of a `Window`, which comes to the
    /// front if it is open. An id that no scene has is reported once.
    public func callAsFunction(id: String) {
        guard let program else {
            return Diagnostics.once("openWindow(id:) has no effect where no App opens its scenes.")
        }
        if !program.openWindow(id: id) { Diagnostics.once("openWindow(id:): no scene has the id “\(id)”.") }
    }
}

/// Closes windows of a program's scenes: `@Environment(\.dismissWindow)`.
@MainActor @preconcurrency
public struct DismissWindowAction {
    package weak var program: AppHost?
    package var window: WindowReference?

    package nonisolated init() {}

    /// Closes the window that the view is in.
    public func callAsFunction() { window?.window?.sceneRoot.onClose?() }

    /// Closes the windows of the scene with an id.
    public func callAsFunction(id: String) { program?.closeWindows(id: id) }
}

package enum ProgramKey: EnvironmentKey { package static var defaultValue: ProgramReference? { nil } }

/// The program that a view belongs to.
package final class ProgramReference {
    package private(set) weak var program: AppHost?

    package init(_ program: AppHost) { self.program = program }
}

extension EnvironmentValues {
    /// Opens windows of the program's scenes.
    public var openWindow: OpenWindowAction {
        var action = OpenWindowAction()
        action.program = self[ProgramKey.self]?.program
        return action
    }

    /// Closes windows of the program's scenes.
    public var dismissWindow: DismissWindowAction {
        var action = DismissWindowAction()
        action.program = self[ProgramKey.self]?.program
        action.window = self[WindowKey.self]
        return action
    }
}
