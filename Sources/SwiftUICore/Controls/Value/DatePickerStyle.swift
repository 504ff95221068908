import Foundation

/// How date pickers look.
@MainActor @preconcurrency
public protocol DatePickerStyle {
    /// The type of the body.
    associatedtype Body: View
    /// What a style is told of a date picker.
    typealias Configuration = DatePickerStyleConfiguration

    /// The date picker's looks.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style is told of a date picker.
public struct DatePickerStyleConfiguration {
    /// The label.
    public nonisolated struct Label: StyleSlot {
        package nonisolated init() {}
    }

    /// The label.
    public let label: DatePickerStyleConfiguration.Label
    /// The date.
    @Binding public var selection: Date
    /// The first date that can be chosen.
    public var minimumDate: Date?
    /// The last date that can be chosen.
    public var maximumDate: Date?
    /// What a person chooses.
    public var displayedComponents: DatePickerComponents

    init(
        label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
        displayedComponents: DatePickerComponents
    ) {
        self.label = label
        _selection = selection
        self.minimumDate = minimumDate
        self.maximumDate = maximumDate
        self.displayedComponents = displayedComponents
    }
}

/// One of the platform's date pickers.
private nonisolated struct NativeDatePicker: PrimitiveView {
    let picker: DatePicker<DatePickerStyleConfiguration.Label>
    let isInline: Bool

    init(_ configuration: DatePickerStyleConfiguration, isInline: Bool) {
        picker = DatePicker(
            configuration.$selection, minimum: configuration.minimumDate, maximum: configuration.maximumDate,
            components: configuration.displayedComponents, content: configuration.label)
        self.isInline = isInline
    }

    @MainActor static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        DatePicker.makeNative(
            view.projecting(\.picker), isInline: inputs.host.graph.untracked { view.value.isInline },
            inputs: inputs.withoutElementWrapper())
    }
}

/// As is usual: a button that opens a calendar.
public struct DefaultDatePickerStyle: DatePickerStyle, Sendable {
    /// Makes the style.
    public nonisolated init() {}

    /// The date picker in this look.
    public func makeBody(configuration: DefaultDatePickerStyle.Configuration) -> some View {
        NativeDatePicker(configuration, isInline: false)
    }
}

/// A button that opens a calendar.
public struct CompactDatePickerStyle: DatePickerStyle, Sendable {
    /// Makes the style.
    public nonisolated init() {}

    /// The date picker in this look.
    public func makeBody(configuration: CompactDatePickerStyle.Configuration) -> some View {
        NativeDatePicker(configuration, isInline: false)
    }
}

/// A calendar that is always there.
public struct GraphicalDatePickerStyle: DatePickerStyle, Sendable {
    /// Makes the style.
    public nonisolated init() {}

    /// The date picker in this look.
    public func makeBody(configuration: GraphicalDatePickerStyle.Configuration) -> some View {
        NativeDatePicker(configuration, isInline: true)
    }
}

/// Wheels, which are a calendar on this platform.
public struct WheelDatePickerStyle: DatePickerStyle, Sendable {
    /// Makes the style.
    public nonisolated init() {}

    /// The date picker in this look.
    public func makeBody(configuration: WheelDatePickerStyle.Configuration) -> some View {
        NativeDatePicker(configuration, isInline: true)
    }
}

/// A field, which is a button that opens a calendar on this platform.
public struct FieldDatePickerStyle: DatePickerStyle, Sendable {
    /// Makes the style.
    public nonisolated init() {}

    /// The date picker in this look.
    public func makeBody(configuration: FieldDatePickerStyle.Configuration) -> some View {
        NativeDatePicker(configuration, isInline: false)
    }
}

/// A field with a stepper, which is a button that opens a calendar on this platform.
public struct StepperFieldDatePickerStyle: DatePickerStyle, Sendable {
    /// Makes the style.
    public nonisolated init() {}

    /// The date picker in this look.
    public func makeBody(configuration: StepperFieldDatePickerStyle.Configuration) -> some View {
        NativeDatePicker(configuration, isInline: false)
    }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// As is usual: a button that opens a calendar.
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// A button that opens a calendar.
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A calendar that is always there.
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// Wheels.
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
    /// A field.
    public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
    /// A field with a stepper.
    public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

extension View {
    /// The looks of date pickers in the view.
    public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        modifier(ControlStyleModifier(DatePickerStyleConfiguration.self, style) { $0.makeBody(configuration: $1) })
    }
}
