import Foundation

extension TextField where Label == Text {
    /// A field that says when editing begins and ends, and when Return is pressed.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {
        self.init(.text(text), onEditingChanged: onEditingChanged, onCommit: onCommit, content: Text(titleKey))
    }

    /// A field that says when editing begins and ends.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(.text(text), onEditingChanged: onEditingChanged, content: Text(titleKey))
    }

    /// A field that says when Return is pressed.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        self.init(.text(text), onCommit: onCommit, content: Text(titleKey))
    }

    /// A field that says when editing begins and ends, and when Return is pressed.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
    ) {
        self.init(.text(text), onEditingChanged: onEditingChanged, onCommit: onCommit, content: Text(title))
    }

    /// A field that says when editing begins and ends.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(.text(text), onEditingChanged: onEditingChanged, content: Text(title))
    }

    /// A field that says when Return is pressed.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        self.init(.text(text), onCommit: onCommit, content: Text(title))
    }
}
