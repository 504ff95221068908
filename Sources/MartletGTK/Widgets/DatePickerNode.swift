#if GTK
    import CGTK
    import CMartletGTK
    import Foundation
    import SwiftUICore

    /// A date, a time of day, or both: a button that opens a calendar, or the calendar itself.
    final class DatePickerNode: GTKNode {
        private let parts: DatePickerParts

        override var followsEnabled: Bool { true }

        private var content: DatePickerContent {
            guard case .datePicker(let content) = value.content else {
                preconditionFailure("The surface's node of a date picker shows something else")
            }
            return content
        }

        init(id: SurfaceNodeID, value: SurfaceNode, content: DatePickerContent, surface: GTKSurface) {
            parts = DatePickerParts(content)
            super.init(id: id, value: value, widget: parts.widget, surface: surface)
            if let calendar = parts.calendar {
                connect(UnsafeMutableRawPointer(calendar), "day-selected") { [weak self] in self?.wasChosen() }
            }
            for spinner in [parts.hour, parts.minute].compactMap({ $0 }) {
                connect(UnsafeMutableRawPointer(spinner), "value-changed") { [weak self] in self?.wasChosen() }
            }
        }

        override func show(_ value: SurfaceNode, replacing old: SurfaceNode?) {
            parts.show(content)
            // GTK has no value for such a control: the date is what is said of it.
            guard value.accessibility.description == nil else { return }
            martlet_accessible_set_description(accessibleWidget, DatePickerParts.title(of: content))
        }

        private func wasChosen() {
            guard !isWriting else { return }
            var chosen = parts.date(in: content)
            if let minimum = content.minimum { chosen = max(chosen, minimum) }
            if let maximum = content.maximum { chosen = min(chosen, maximum) }
            if chosen != content.date { send(.date(chosen)) }
            // The engine does not say again what was chosen here, and what the range does not allow goes back.
            write { show(value, replacing: value) }
        }
    }

    /// The native controls of a date picker.
    @MainActor
    final class DatePickerParts {
        let widget: Widget
        private(set) var calendar: Widget?
        private(set) var hour: Widget?
        private(set) var minute: Widget?
        private let label: Widget?

        init(_ content: DatePickerContent) {
            let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6).made
            if content.showsDate || !content.showsTime {
                let calendar = gtk_calendar_new().made
                gtk_box_append(box.cast(), calendar)
                self.calendar = calendar
            }
            if content.showsTime {
                let row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6).made
                gtk_widget_set_halign(row, GTK_ALIGN_CENTER)
                let hour = Self.spinner(to: 23)
                let minute = Self.spinner(to: 59)
                gtk_box_append(row.cast(), hour)
                gtk_box_append(row.cast(), gtk_label_new(":"))
                gtk_box_append(row.cast(), minute)
                gtk_box_append(box.cast(), row)
                (self.hour, self.minute) = (hour, minute)
            }
            if content.isInline {
                widget = box
                label = nil
            } else {
                let button = gtk_menu_button_new().made
                let label = gtk_label_new("").made
                gtk_menu_button_set_child(button.opaque, label)
                let popover = gtk_popover_new().made
                gtk_popover_set_child(popover.cast(), box)
                gtk_menu_button_set_popover(button.opaque, popover)
                widget = button
                self.label = label
            }
        }

        private static func spinner(to maximum: Double) -> Widget {
            let spinner = gtk_spin_button_new_with_range(0, maximum, 1).made
            gtk_orientable_set_orientation(spinner.opaque, GTK_ORIENTATION_VERTICAL)
            gtk_spin_button_set_wrap(spinner.opaque, 1)
            return spinner
        }

        private func gregorian(_ content: DatePickerContent) -> Calendar {
            var calendar = Calendar(identifier: .gregorian)
            calendar.timeZone = content.timeZone
            return calendar
        }

        func show(_ content: DatePickerContent) {
            let fields = gregorian(content).dateComponents([.year, .month, .day, .hour, .minute], from: content.date)
            if let calendar,
                let date = g_date_time_new_local(
                    Int32(fields.year ?? 1970), Int32(fields.month ?? 1), Int32(fields.day ?? 1), 0, 0, 0)
            {
                gtk_calendar_select_day(calendar.opaque, date)
                g_date_time_unref(date)
            }
            if let hour { gtk_spin_button_set_value(hour.opaque, Double(fields.hour ?? 0)) }
            if let minute { gtk_spin_button_set_value(minute.opaque, Double(fields.minute ?? 0)) }
            if let label { gtk_label_set_text(label.opaque, Self.title(of: content)) }
        }

        /// The date that the controls show; what they do not show stays as it was.
        func date(in content: DatePickerContent) -> Date {
            let gregorian = gregorian(content)
            var fields = gregorian.dateComponents([.year, .month, .day, .hour, .minute, .second], from: content.date)
            if let calendar, let date = gtk_calendar_get_date(calendar.opaque) {
                fields.year = Int(g_date_time_get_year(date))
                fields.month = Int(g_date_time_get_month(date))
                fields.day = Int(g_date_time_get_day_of_month(date))
                g_date_time_unref(date)
            }
            if let hour { fields.hour = Int(gtk_spin_button_get_value_as_int(hour.opaque)) }
            if let minute { fields.minute = Int(gtk_spin_button_get_value_as_int(minute.opaque)) }
            return gregorian.date(from: fields) ?? content.date
        }

        /// The last formatter: making one takes long, and most date pickers of a window want the same.
        private static var known: (content: DatePickerContent, formatter: DateFormatter)?

        static func title(of content: DatePickerContent) -> String {
            if let known, known.content.hasSameFormat(as: content) { return known.formatter.string(from: content.date) }
            let formatter = DateFormatter()
            formatter.locale = content.locale
            formatter.calendar = content.calendar
            formatter.timeZone = content.timeZone
            formatter.dateStyle = content.showsDate ? .medium : .none
            formatter.timeStyle = content.showsTime ? .short : .none
            known = (content, formatter)
            return formatter.string(from: content.date)
        }
    }

    extension DatePickerContent {
        /// Whether dates are said in the same way.
        fileprivate func hasSameFormat(as other: DatePickerContent) -> Bool {
            locale == other.locale && calendar == other.calendar && timeZone == other.timeZone
                && showsDate == other.showsDate && showsTime == other.showsTime
        }
    }
#endif
