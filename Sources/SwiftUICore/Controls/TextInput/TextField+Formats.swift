import Foundation

extension TextField where Label == Text {
    /// A field of a value that a format style writes and reads: what is typed counts as soon as it stands for a value, and
    /// is written by the style when editing ends.
    public nonisolated init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(.formatted(StyledBinding(value, format: format)), prompt: prompt, content: Text(titleKey))
    }

    /// A field of a value that may be missing; empty text stands for none.
    public nonisolated init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(.formatted(OptionalStyledBinding(value, format: format)), prompt: prompt, content: Text(titleKey))
    }

    /// A field of a value that a format style writes and reads: what is typed counts as soon as it stands for a value, and
    /// is written by the style when editing ends.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(.formatted(StyledBinding(value, format: format)), prompt: prompt, content: Text(title))
    }

    /// A field of a value that may be missing; empty text stands for none.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(.formatted(OptionalStyledBinding(value, format: format)), prompt: prompt, content: Text(title))
    }

    /// A field of a value that a formatter writes and reads; it is written when editing ends.
    public nonisolated init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
        self.init(.formatted(FormatterBinding(value, formatter: formatter)), content: Text(titleKey))
    }

    /// A field of a value that a formatter writes and reads, with a prompt.
    public nonisolated init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text?
    ) {
        self.init(.formatted(FormatterBinding(value, formatter: formatter)), prompt: prompt, content: Text(titleKey))
    }

    /// A field of a value that a formatter writes and reads, which says when editing begins and ends, and when Return
    /// is pressed.
    public nonisolated init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
    ) {
        self.init(
            .formatted(FormatterBinding(value, formatter: formatter)), onEditingChanged: onEditingChanged,
            onCommit: onCommit, content: Text(titleKey))
    }

    /// A field of a value that a formatter writes and reads, which says when editing begins and ends.
    public nonisolated init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(
            .formatted(FormatterBinding(value, formatter: formatter)), onEditingChanged: onEditingChanged,
            content: Text(titleKey))
    }

    /// A field of a value that a formatter writes and reads; it is written when editing ends.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter) {
        self.init(.formatted(FormatterBinding(value, formatter: formatter)), content: Text(title))
    }

    /// A field of a value that a formatter writes and reads, with a prompt.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text?
    ) {
        self.init(.formatted(FormatterBinding(value, formatter: formatter)), prompt: prompt, content: Text(title))
    }

    /// A field of a value that a formatter writes and reads, which says when editing begins and ends, and when Return
    /// is pressed.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
    ) {
        self.init(
            .formatted(FormatterBinding(value, formatter: formatter)), onEditingChanged: onEditingChanged,
            onCommit: onCommit, content: Text(title))
    }
}
