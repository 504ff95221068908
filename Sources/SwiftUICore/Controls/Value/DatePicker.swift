import Foundation
import FoundationGaps
import MartletGraph

/// The parts of a date that a person chooses.
public struct DatePickerComponents: OptionSet, Sendable {
    /// One bit for each option that is in the set.
    public let rawValue: UInt

    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Hour and minute.
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    /// Day, month and year.
    public static let date = DatePickerComponents(rawValue: 2)
    /// Hour, minute and second.
    public static let hourMinuteAndSecond = DatePickerComponents(rawValue: 5)
}

/// A date, a time of day, or both.
public nonisolated struct DatePicker<Label: View>: PrimitiveView {
    /// The parts of a date that a person chooses.
    public typealias Components = DatePickerComponents

    let selection: Binding<Date>
    let minimum: Date?
    let maximum: Date?
    let components: DatePickerComponents
    let label: Label

    nonisolated init(
        _ selection: Binding<Date>, minimum: Date? = nil, maximum: Date? = nil, components: DatePickerComponents,
        content: Label
    ) {
        self.selection = selection
        self.minimum = minimum
        self.maximum = maximum
        self.components = components
        label = content
    }

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let inputs = inputs.withoutElementWrapper()
        let styled = inputs.makeStyled(
            slots: { inputs, restore in
                inputs.settingSlot(
                    DatePickerStyleConfiguration.Label.self, to: view.projecting(\.label), inputs: restore)
            },
            configuration: {
                let picker = view.value
                return DatePickerStyleConfiguration(
                    label: .init(), selection: picker.selection, minimumDate: picker.minimum,
                    maximumDate: picker.maximum, displayedComponents: picker.components)
            })
        return styled ?? makeNative(view, isInline: false, inputs: inputs)
    }

    @MainActor
    static func makeNative(
        _ view: _GraphValue<Self>, isInline: Bool, inputs: _ViewInputs
    ) -> _ViewOutputs {
        let node = ControlNode(inputs)
        let date = inputs.observedRule(name: "selection") { view.value.selection.wrappedValue }
        _ = inputs.subgraph.effect(name: "DatePicker") { [unowned node] in
            node.track()
            let picker = view.value
            let environment = inputs.environment
            var content = DatePickerContent(date: date.value, timeZone: environment.value(TimeZoneKey.self))
            content.locale = environment.value(LocaleKey.self).forUser
            content.calendar = environment.value(CalendarKey.self)
            content.minimum = picker.minimum
            content.maximum = picker.maximum
            content.showsDate = picker.components.contains(.date)
            content.showsTime = picker.components.contains(.hourAndMinute)
            content.isInline = isInline
            let isEnabled = environment.value(IsEnabledKey.self)
            node.show(.datePicker(content), isEnabled: isEnabled) { [unowned node] event in
                guard case .date(let chosen) = event else { return }
                let picker = view.value
                var date = max(chosen, picker.minimum ?? chosen)
                if let maximum = picker.maximum { date = min(date, maximum) }
                if case .datePicker(var content)? = node.content {
                    content.date = chosen
                    node.adopt(.datePicker(content))
                }
                picker.selection.wrappedValue = date
            }
        }
        inputs.offerFocus(to: node)
        return inputs.makeLabeled(
            view.projecting(\.label), control: node, spreads: !isInline, hidesLabel: isInline)
    }
}

extension DatePicker {
    /// A date with a label of any views.
    public nonisolated init(
        selection: Binding<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, components: displayedComponents, content: label())
    }

    /// A date in a range, with a label of any views.
    public nonisolated init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(
            selection, minimum: range.lowerBound, maximum: range.upperBound, components: displayedComponents,
            content: label())
    }

    /// A date from some date on, with a label of any views.
    public nonisolated init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, minimum: range.lowerBound, components: displayedComponents, content: label())
    }

    /// A date up to some date, with a label of any views.
    public nonisolated init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, maximum: range.upperBound, components: displayedComponents, content: label())
    }
}

extension DatePicker where Label == Text {
    /// A date with a text that is looked up.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, components: displayedComponents, content: Text(titleKey))
    }

    /// A date in a range, with a text that is looked up.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) {
        self.init(
            selection, minimum: range.lowerBound, maximum: range.upperBound, components: displayedComponents,
            content: Text(titleKey))
    }

    /// A date from some date on, with a text that is looked up.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, minimum: range.lowerBound, components: displayedComponents, content: Text(titleKey))
    }

    /// A date up to some date, with a text that is looked up.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, maximum: range.upperBound, components: displayedComponents, content: Text(titleKey))
    }

    /// A date with a text.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, components: displayedComponents, content: Text(title))
    }

    /// A date in a range, with a text.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) {
        self.init(
            selection, minimum: range.lowerBound, maximum: range.upperBound, components: displayedComponents,
            content: Text(title))
    }

    /// A date from some date on, with a text.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, minimum: range.lowerBound, components: displayedComponents, content: Text(title))
    }

    /// A date up to some date, with a text.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, maximum: range.upperBound, components: displayedComponents, content: Text(title))
    }
}
