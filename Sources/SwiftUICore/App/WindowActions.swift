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

    /// Opens the window for a value, of the `WindowGroup` for its type. One that is open for that value comes to the front.
    public func callAsFunction<D: Codable & Hashable>(value: D) { open(id: nil, value) }

    /// Opens the window for a value, of the `WindowGroup` with an id. One that is open for that value comes to the front.
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) { open(id: id, value) }

    private func open<D: Hashable>(id: String?, _ value: D) {
        if program?.openWindow(id: id, value: value) != true {
            Diagnostics.once("openWindow(value:): no scene is for values of the type \(D.self).")
        }
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

    /// Closes the window for a value.
    public func callAsFunction<D: Codable & Hashable>(value: D) {
        program?.closeWindows(id: nil, value: AnyHashable(value))
    }

    /// Closes the window for a value, of the scene with an id.
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
        program?.closeWindows(id: id, value: AnyHashable(value))
    }
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
