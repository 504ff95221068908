import Foundation
import SwiftUI

/// A page of the gallery.
enum Page: String, CaseIterable, Identifiable {
    case plainList, insetList, groupedList, sidebar, editing, outlines, table
    case forms, pickers, gauges, buttons, text, fields, styles
    case presentations, toolbars, search, shapes, effects, masks, canvas, motion, images, tabs, columns

    var id: Self { self }

    enum Topic: String, CaseIterable, Identifiable {
        case lists, controls, screens

        var id: Self { self }

        var title: String {
            switch self {
            case .lists: "Lists"
            case .controls: "Controls"
            case .screens: "Screens and Drawing"
            }
        }
    }

    var topic: Topic {
        switch self {
        case .plainList, .insetList, .groupedList, .sidebar, .editing, .outlines, .table: .lists
        case .forms, .pickers, .gauges, .buttons, .text, .fields, .styles: .controls
        case .presentations, .toolbars, .search, .shapes, .effects, .masks, .canvas, .motion, .images, .tabs, .columns:
            .screens
        }
    }

    /// The page that the environment asks for.
    static var first: Page? {
        ProcessInfo.processInfo.environment["GALLERY_PAGE"].flatMap(Page.init(rawValue:))
    }

    var title: String {
        switch self {
        case .plainList: "Plain List"
        case .insetList: "Inset List"
        case .groupedList: "Grouped List"
        case .sidebar: "Sidebar"
        case .editing: "Editing"
        case .outlines: "Outlines"
        case .table: "Table"
        case .forms: "Form"
        case .pickers: "Pickers"
        case .gauges: "Gauges and Colors"
        case .buttons: "Buttons and Menus"
        case .text: "Text"
        case .fields: "Fields"
        case .styles: "Styles of One’s Own"
        case .presentations: "Sheets and Dialogs"
        case .toolbars: "Toolbars"
        case .search: "Search"
        case .shapes: "Shapes"
        case .effects: "Color Effects"
        case .masks: "Masks and Blending"
        case .canvas: "Canvas"
        case .motion: "Motion"
        case .images: "Images"
        case .tabs: "Tabs"
        case .columns: "Columns"
        }
    }

    var symbol: String {
        switch self {
        case .plainList, .insetList, .groupedList: "list.bullet"
        case .sidebar: "sidebar.left"
        case .editing: "pencil"
        case .outlines: "folder"
        case .table: "tablecells"
        case .forms: "doc.text"
        case .pickers: "checkmark"
        case .gauges: "gauge"
        case .buttons: "hand.tap"
        case .text: "textformat"
        case .fields: "keyboard"
        case .styles: "paintbrush"
        case .presentations: "square.on.square"
        case .toolbars: "menubar.rectangle"
        case .search: "magnifyingglass"
        case .shapes: "circle"
        case .effects: "paintpalette"
        case .masks: "theatermasks"
        case .canvas: "scribble"
        case .motion: "play"
        case .images: "photo"
        case .tabs: "square.on.square"
        case .columns: "sidebar.left"
        }
    }

    @ViewBuilder var content: some View {
        switch self {
        case .plainList: FruitList().listStyle(.plain)
        case .insetList: FruitList().listStyle(.inset)
        case .groupedList: FruitList().listStyle(.insetGrouped)
        case .sidebar: FruitList().listStyle(.sidebar)
        case .editing: EditingPage()
        case .outlines: OutlinePage()
        case .table: TablePage()
        case .forms: FormPage()
        case .pickers: PickerPage()
        case .gauges: GaugePage()
        case .buttons: ButtonPage()
        case .text: TextPage()
        case .fields: FieldPage()
        case .styles: StylePage()
        case .presentations: PresentationPage()
        case .toolbars: ToolbarPage()
        case .search: SearchPage()
        case .shapes: ShapePage()
        case .effects: EffectsPage()
        case .masks: MaskPage()
        case .canvas: CanvasPage()
        case .motion: MotionPage()
        case .images: ImagePage()
        case .tabs: TabPage()
        case .columns: ColumnPage()
        }
    }
}
