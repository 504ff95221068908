import Foundation

/// Asks for fresh content; in the environment where a `refreshable(action:)` is around.
public nonisolated struct RefreshAction: Sendable {
    private let action: @Sendable () async -> Void

    package init(action: @escaping @Sendable () async -> Void) { self.action = action }

    /// Runs the action and returns when it has ended.
    public func callAsFunction() async { await action() }

    /// Runs the action without waiting for it.
    package func start() {
        let action = action
        Task { @MainActor in await action() }
    }
}

package enum RefreshKey: EnvironmentKey { package static var defaultValue: RefreshAction? { nil } }

extension EnvironmentValues {
    /// Asks for fresh content; nil where nothing can be refreshed.
    public var refresh: RefreshAction? { self[RefreshKey.self] }
}

extension View {
    /// What brings fresh content: called when a person pulls the view's list down or presses F5.
    public nonisolated func refreshable(
        @_inheritActorContext action: @escaping @Sendable () async -> Void
    ) -> some View {
        transformEnvironment(\.self) { $0[RefreshKey.self] = RefreshAction(action: action) }
    }
}
