import Foundation

extension StepperValue {
    /// The value of a binding as a format writes it.
    nonisolated init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F)
    where F.FormatOutput == String {
        self.init { locale in format.locale(locale).format(value.wrappedValue) }
    }
}

extension Stepper {
    /// A stepper of a value, which stands before the buttons as a format writes it.
    public nonisolated init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1,
        format: F, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(
            StepperActions(value, bounds: nil, step: step), onEditingChanged: onEditingChanged,
            content: label(), value: StepperValue(value, format))
    }

    /// A stepper of a value that stays in a range, which stands before the buttons as a format writes it.
    public nonisolated init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1,
        format: F, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(
            StepperActions(value, bounds: bounds, step: step), onEditingChanged: onEditingChanged,
            content: label(), value: StepperValue(value, format))
    }
}

extension Stepper where Label == Text {
    /// A stepper of a value, which stands before the buttons as a format writes it, with a text that is
    /// looked up.
    public nonisolated init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1,
        format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(
            StepperActions(value, bounds: nil, step: step), onEditingChanged: onEditingChanged,
            content: Text(titleKey), value: StepperValue(value, format))
    }

    /// A stepper of a value that stays in a range, which stands before the buttons as a format writes it, with a text that is
    /// looked up.
    public nonisolated init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
        step: F.FormatInput.Stride = 1,
        format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(
            StepperActions(value, bounds: bounds, step: step), onEditingChanged: onEditingChanged,
            content: Text(titleKey), value: StepperValue(value, format))
    }

    /// A stepper of a value, which stands before the buttons as a format writes it, with a text.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1,
        format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(
            StepperActions(value, bounds: nil, step: step), onEditingChanged: onEditingChanged,
            content: Text(title), value: StepperValue(value, format))
    }

    /// A stepper of a value that stays in a range, which stands before the buttons as a format writes it, with a text.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
        step: F.FormatInput.Stride = 1,
        format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(
            StepperActions(value, bounds: bounds, step: step), onEditingChanged: onEditingChanged,
            content: Text(title), value: StepperValue(value, format))
    }
}
