import Foundation

/// What a control is in a row of: controls look different there.
package enum ListContext: Hashable, Sendable {
    /// In no list.
    case none
    /// In a row, header or footer of a `List`.
    case list
    /// In a row, header or footer of a `Form`.
    case form

    package var isInRow: Bool { self != .none }
}

/// Says to controls that they are in a row of a list or form. What is presented from a row, as a sheet
/// is, sets it back to `.none`.
package enum ListContextKey: EnvironmentKey { package static var defaultValue: ListContext { .none } }

/// What activating a row does. A button or link that is alone in its row hands it to the row, which is
/// then as a whole what a person clicks or reaches by the keyboard.
package struct ListRowAction {
    package var isEnabled: Bool
    package var perform: @MainActor () -> Void

    package init(isEnabled: Bool = true, perform: @escaping @MainActor () -> Void) {
        self.isEnabled = isEnabled
        self.perform = perform
    }
}

/// Set on the node of a control that is alone in its row.
package enum ListRowActionTrait: ViewTrait { package static var defaultValue: ListRowAction? { nil } }
