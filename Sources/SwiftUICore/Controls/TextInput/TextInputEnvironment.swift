import Foundation

package enum TextFieldLookKey: EnvironmentKey { package static var defaultValue: TextFieldLook { .automatic } }
package enum SubmitActionsKey: EnvironmentKey { package static var defaultValue: [SubmitAction] { [] } }
package enum DeletesWhenEmptyKey: EnvironmentKey { package static var defaultValue: (() -> Void)? { nil } }

/// One of the platform's text fields.
package enum TextFieldLook: Hashable, Sendable {
    case automatic, plain, bordered, search

    func content(in context: ButtonContext) -> TextFieldContent.Style {
        switch self {
        case .automatic: context == .row ? .row : .bordered
        case .search: .search
        case .plain: .plain
        case .bordered: .bordered
        }
    }
}

/// What a person is told that Return does.
public struct SubmitLabel: Sendable {
    package enum Kind: Hashable, Sendable { case done, go, send, join, route, search, `return`, next, `continue` }

    package let kind: Kind

    /// Done.
    public static var done: SubmitLabel { SubmitLabel(kind: .done) }
    /// Go.
    public static var go: SubmitLabel { SubmitLabel(kind: .go) }
    /// Send.
    public static var send: SubmitLabel { SubmitLabel(kind: .send) }
    /// Join.
    public static var join: SubmitLabel { SubmitLabel(kind: .join) }
    /// Route.
    public static var route: SubmitLabel { SubmitLabel(kind: .route) }
    /// Search.
    public static var search: SubmitLabel { SubmitLabel(kind: .search) }
    /// Return.
    public static var `return`: SubmitLabel { SubmitLabel(kind: .return) }
    /// Next.
    public static var next: SubmitLabel { SubmitLabel(kind: .next) }
    /// Continue.
    public static var `continue`: SubmitLabel { SubmitLabel(kind: .continue) }
}

/// What sets off an action of `onSubmit(of:_:)`.
public struct SubmitTriggers: OptionSet, Sendable {
    /// The type of the bits.
    public typealias RawValue = Int

    /// One bit for each option that is in the set.
    public let rawValue: SubmitTriggers.RawValue

    /// Makes a set of bits.
    public init(rawValue: SubmitTriggers.RawValue) { self.rawValue = rawValue }

    /// Return in a text field.
    public static let text = SubmitTriggers(rawValue: 1)
    /// Return in a search field.
    public static let search = SubmitTriggers(rawValue: 2)
}

/// An action of `onSubmit(of:_:)`.
package struct SubmitAction {
    package var triggers: SubmitTriggers
    package var action: () -> Void
}

extension EnvironmentValues {
    package var textFieldLook: TextFieldLook {
        get { self[TextFieldLookKey.self] }
        set { self[TextFieldLookKey.self] = newValue }
    }

    package var submitActions: [SubmitAction] {
        get { self[SubmitActionsKey.self] }
        set { self[SubmitActionsKey.self] = newValue }
    }

    /// Called when Backspace is pressed in a field without text.
    package var deletesWhenEmpty: (() -> Void)? {
        get { self[DeletesWhenEmptyKey.self] }
        set { self[DeletesWhenEmptyKey.self] = newValue }
    }
}

extension EnvironmentScope {
    /// Calls the actions for a trigger, the nearest first.
    @MainActor
    package func submit(_ trigger: SubmitTriggers) {
        for action in value(SubmitActionsKey.self) where action.triggers.contains(trigger) { action.action() }
    }
}

extension View {
    /// Calls a closure when Return is pressed in a field of the view. Of several, the one nearest to the field comes
    /// first.
    public nonisolated func onSubmit(
        of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
    ) -> some View {
        transformEnvironment(\.submitActions) { $0.insert(SubmitAction(triggers: triggers, action: action), at: 0) }
    }

    /// Keeps what is submitted in the view from the actions around it.
    public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
        transformEnvironment(\.submitActions) { if isBlocking { $0 = [] } }
    }
}
