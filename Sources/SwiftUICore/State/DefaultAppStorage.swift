import Foundation

/// The user defaults of `AppStorage` that is given none.
package enum DefaultAppStorageKey: EnvironmentKey { package static var defaultValue: UserDefaults? { nil } }

extension EnvironmentValues {
    package var defaultAppStorage: UserDefaults? {
        get { self[DefaultAppStorageKey.self] }
        set { self[DefaultAppStorageKey.self] = newValue }
    }
}

extension View {
    /// The store of every `AppStorage` in the view that is given none of its own.
    public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View {
        environment(\.defaultAppStorage, store)
    }
}

extension Scene {
    /// The store of every `AppStorage` in the scene that is given none of its own.
    public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some Scene {
        environment(\.defaultAppStorage, store)
    }
}
