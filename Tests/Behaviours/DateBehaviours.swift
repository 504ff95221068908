import Foundation
import SwiftUICore

extension Behaviour {
    /// Noon of a day in January 1970, wherever the test runs.
    private static func noon(_ day: Int) -> Date {
        Calendar.current.date(from: DateComponents(year: 1970, month: 1, day: day, hour: 12)) ?? Date()
    }

    /// What goes to a day of the fourth week in a calendar: its first arrow key goes to the first day that is shown.
    private static func keys(right count: Int) -> [KeyEquivalent] {
        [.rightArrow] + Array(repeating: .downArrow, count: 3) + Array(repeating: .rightArrow, count: count) + [.space]
    }

    static let dates: [Behaviour] = [
        Behaviour("date picker", [.pick(noon(22), in: "Day", by: keys(right: 4))]) {
            DateScreen(date: noon(21))
        },
        Behaviour("calendar", [.pick(noon(20), in: "Day", by: keys(right: 2))]) {
            DateScreen(date: noon(21), isOpen: true)
        },
    ]
}

private struct DateScreen: View {
    @State var date: Date
    var isOpen = false
    var body: some View {
        VStack {
            if isOpen { picker.datePickerStyle(.graphical) } else { picker }
            Text("It is the \(Calendar.current.component(.day, from: date))")
        }
    }

    private var picker: some View { DatePicker("Day", selection: $date, displayedComponents: .date) }
}
