/// A place among the menu items of a program: what stands there by itself, or what an app puts beside or instead of it.
///
/// The places keep their order in the primary menu. Only a few of them have items by themselves; an app's items stand
/// in the others all the same.
public struct CommandGroupPlacement: Sendable {
    package enum Kind: Int, CaseIterable, Sendable {
        case newItem, saveItem, importExport, printItem
        case undoRedo, pasteboard, textEditing, textFormatting
        case toolbar, sidebar
        case windowSize, windowArrangement, singleWindowList, windowList
        case appVisibility, systemServices, appSettings, help, appInfo, appTermination
    }

    package let kind: Kind

    /// What says which program this is. It has no items by itself.
    public static let appInfo = CommandGroupPlacement(kind: .appInfo)
    /// What opens the settings: an item where the program has a `Settings` scene.
    public static let appSettings = CommandGroupPlacement(kind: .appSettings)
    /// Services of the system, of which a GNOME desktop has none.
    public static let systemServices = CommandGroupPlacement(kind: .systemServices)
    /// What hides and shows the program. It has no items by itself.
    public static let appVisibility = CommandGroupPlacement(kind: .appVisibility)
    /// What ends the program. It has no items by itself: closing the last window ends it.
    public static let appTermination = CommandGroupPlacement(kind: .appTermination)
    /// What makes new documents or windows: an item for each `WindowGroup`.
    public static let newItem = CommandGroupPlacement(kind: .newItem)
    /// What saves. It has no items by itself.
    public static let saveItem = CommandGroupPlacement(kind: .saveItem)
    /// What imports and exports. It has no items by itself.
    public static let importExport = CommandGroupPlacement(kind: .importExport)
    /// What prints. It has no items by itself.
    public static let printItem = CommandGroupPlacement(kind: .printItem)
    /// What undoes and does again. It has no items by itself: text fields answer to the keys.
    public static let undoRedo = CommandGroupPlacement(kind: .undoRedo)
    /// What copies and pastes. It has no items by itself: text fields answer to the keys.
    public static let pasteboard = CommandGroupPlacement(kind: .pasteboard)
    /// What works on text. It has no items by itself.
    public static let textEditing = CommandGroupPlacement(kind: .textEditing)
    /// What changes the looks of text. It has no items by itself.
    public static let textFormatting = CommandGroupPlacement(kind: .textFormatting)
    /// What belongs to the toolbar. It has no items by itself.
    public static let toolbar = CommandGroupPlacement(kind: .toolbar)
    /// What belongs to the sidebar. `SidebarCommands` puts its item here.
    public static let sidebar = CommandGroupPlacement(kind: .sidebar)
    /// What changes the size of the window. It has no items by itself.
    public static let windowSize = CommandGroupPlacement(kind: .windowSize)
    /// What arranges windows. It has no items by itself.
    public static let windowArrangement = CommandGroupPlacement(kind: .windowArrangement)
    /// The windows of which there is one each: an item for each `Window` scene.
    public static let singleWindowList = CommandGroupPlacement(kind: .singleWindowList)
    /// The windows that are open. It has no items by itself.
    public static let windowList = CommandGroupPlacement(kind: .windowList)
    /// What helps. It has no items by itself.
    public static let help = CommandGroupPlacement(kind: .help)
}
