/// Opens the settings of a program: `@Environment(\.openSettings)`.
@MainActor @preconcurrency
public struct OpenSettingsAction {
    private weak var program: AppHost?

    nonisolated init(program: AppHost?) { self.program = program }

    /// Opens the window of the `Settings` scene, or brings it to the front. A program without one says so once.
    public func callAsFunction() {
        if program?.openSettings() != true { Diagnostics.once("openSettings(): there is no Settings scene.") }
    }
}

extension EnvironmentValues {
    /// Opens the program's settings.
    public var openSettings: OpenSettingsAction { OpenSettingsAction(program: self[ProgramKey.self]?.program) }
}
