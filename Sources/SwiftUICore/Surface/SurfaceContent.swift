import Foundation

/// What a node shows. Plain values: equal values look the same.
///
/// Leaves measure themselves (`Surface.measure`); containers hold nodes that the engine places. The payloads are large and
/// are handed on more often than they are looked into, so they are held by reference.
package indirect enum SurfaceContent: Equatable {
    // Containers
    case window(WindowContent)
    case layer(LayerContent)
    case headerBar(HeaderBarContent)
    case scroll(ScrollContent)
    case button(ButtonContent)
    case row(RowContent)
    /// Draws its children only where it says so.
    case drawing(DrawingContent)

    // Leaves
    case text(TextContent)
    case shape(ShapeContent)
    case image(ImageContent)
    case textField(TextFieldContent)
    case textEditor(TextEditorContent)
    case toggle(ToggleContent)
    case slider(SliderContent)
    case stepper(StepperContent)
    case choice(ChoiceContent)
    case progress(ProgressContent)
    case datePicker(DatePickerContent)
    case colorPicker(ColorPickerContent)
    case windowControls(WindowControlsContent)
}

/// A window; its children fill the area inside the decoration.
package struct WindowContent: Equatable, Sendable {
    package var title = ""
    /// A sheet, dialog or popover belongs to the window that presented it and blocks it.
    package var isModal = false
    /// What the window is to a person.
    package var kind = Kind.window
    /// The size that the window opens with, and the least that its content can have.
    package var initialSize = CGSize(width: 720, height: 560)
    /// Counts how often the window is to have that size although a person has given it another one.
    package var sizeRequests = 0
    package var minimumSize = CGSize.zero
    package var isResizable = true
    /// Where the size is remembered; nil for windows that always open alike.
    package var autosaveName: String?
    package var colorScheme: ForcedColorScheme = .system
    /// Whether something in the window may take what is dropped; drags over it are reported then.
    package var acceptsDrops = false
    /// Whether something in the window may use keys before what has the focus; they are reported then.
    package var reportsKeys = false
    /// What a person is asked for, where the window is there for choosing files. It has no content then.
    package var fileDialog: FileDialogContent?

    package enum ForcedColorScheme: Equatable, Sendable { case system, light, dark }

    /// A window of its own, a card over its window, one as large as that, what belongs to a place in it, or a question.
    package enum Kind: Equatable, Sendable { case window, sheet, cover, popover, alert }

    package init() {}
}

/// A container that clips, fades or transforms what is in it.
package struct LayerContent: Equatable {
    package var opacity: Double = 1
    package var clip: Clip = .none
    /// A transform around the layer's top-left corner, in its own coordinates.
    package var transform = Transform.identity
    package var shadow: Shadow?
    package var blurRadius: CGFloat = 0
    /// What becomes of the colours inside; nil for nothing.
    package var colors: ColorMatrix?
    /// A transform that lets parallels meet, around the layer's top-left corner; nil for none. `transform` is the
    /// identity then.
    package var projection: ProjectionTransform?
    /// Whether the last child is not seen itself: its opacity says how much is seen of the others.
    package var isMasked = false
    /// How the layer is combined with what lies below it in the next group around it.
    package var blendMode = BlendMode.normal
    /// Whether what is inside is combined with nothing outside.
    package var isGroup = false
    /// Whether pointer events reach the content.
    package var allowsHitTesting = true
    /// Where the pointer counts as on the layer, in its own coordinates; nil for all of it.
    package var hitShape: Path?
    /// Taps, drags and hovering that the engine wants to hear of.
    package var gestures: GestureInterest = []
    /// For how many seconds the pointer has to be held down for something to happen, each once and in order; empty where
    /// `gestures` has no long press.
    package var holdDurations: [Double] = []
    /// Whether the layer takes the keyboard focus.
    package var focus = LayerFocus.none
    /// What a secondary click or a long press offers; empty for no menu.
    package var menu: [MenuItemContent] = []

    package enum Clip: Equatable {
        case none
        case bounds(cornerRadius: CGFloat)
        /// In the layer's coordinates.
        case path(Path)
    }

    package struct Shadow: Equatable, Sendable {
        package var color: Color.Resolved
        package var radius: CGFloat
        package var x: CGFloat
        package var y: CGFloat
        package init(color: Color.Resolved, radius: CGFloat, x: CGFloat, y: CGFloat) {
            (self.color, self.radius, self.x, self.y) = (color, radius, x, y)
        }
    }

    package init() {}
}

/// How a layer takes the keyboard focus.
package enum LayerFocus: Equatable, Sendable {
    /// It does not.
    case none
    /// The Tab key leads to it.
    case byKeys
    /// The Tab key leads to it, and a click gives it the focus.
    case byKeysAndPointer
}

/// What a layer reports of the pointer.
package struct GestureInterest: OptionSet, Sendable, Hashable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    package static let tap = GestureInterest(rawValue: 1)
    package static let longPress = GestureInterest(rawValue: 4)
    package static let drag = GestureInterest(rawValue: 8)
    package static let hover = GestureInterest(rawValue: 16)
    package static let doubleTap = GestureInterest(rawValue: 32)
    package static let swipe = GestureInterest(rawValue: 64)
    /// The pointer can take something up here and carry it elsewhere.
    package static let transfer = GestureInterest(rawValue: 128)
    /// Two fingers that move apart, together, or around each other.
    package static let pinch = GestureInterest(rawValue: 256)
}

/// An affine transform: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
package struct Transform: Equatable, Sendable {
    package var a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double
    package static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }
}

/// The strip on top of a window, by which it is moved.
package struct HeaderBarContent: Equatable, Sendable {
    /// No line below and no colour of its own, as over a large title.
    package var isFlat = false
    package init() {}
}

/// The buttons by which a window is closed, minimised and maximised.
package struct WindowControlsContent: Equatable, Sendable {
    package enum Side: Equatable, Sendable { case start, end }
    package var side: Side
    package init(side: Side) { self.side = side }
}

/// A container whose content can be larger than itself. The first child is the content; its frame's
/// origin is the engine's business and stays at the offset that the surface scrolled to.
package struct ScrollContent: Equatable, Sendable {
    package var axes: Axis.Set = .vertical
    package var contentSize = CGSize.zero
    package var showsIndicators = true
    package var isScrollEnabled = true
    /// Whether nothing of the content is seen beyond the edges.
    package var clipsContent = true
    /// Pulling down beyond the top asks for fresh content.
    package var isRefreshable = false
    package init() {}
}

/// A push button around a label that the engine lays out.
package struct ButtonContent: Equatable, Sendable {
    package enum Style: Equatable, Sendable {
        /// Nothing of its own: the label is what is seen.
        case plain
        /// As in a header bar: seen when the pointer is over it.
        case flat
        case bordered
        /// The one that a person most likely wants.
        case prominent
        /// Text in the accent colour.
        case link
        /// The whole row of a list is the button.
        case row
    }

    package var style: Style = .bordered
    package var isDestructive = false
    /// What a prominent button is filled with; nil for the theme's accent.
    package var tint: Color.Resolved?
    /// Answers to Return, wherever the focus is.
    package var isDefault = false
    /// Answers to Escape.
    package var isCancel = false
    package var shortcut: Shortcut?
    package var toolTip: String?
    package var isCircular = false
    /// Held down, it goes on firing.
    package var repeats = false
    /// Whether the button says when it is held down and let go.
    package var reportsPress = false
    /// A menu opens instead of an action.
    package var menu: [MenuItemContent]?
    /// Whether it is the window's own menu, which F10 opens.
    package var isPrimaryMenu = false

    package init(style: Style = .bordered) { self.style = style }
}

/// A key and what is held with it.
package struct Shortcut: Hashable, Sendable {
    package var key: Character
    package var control = false
    package var shift = false
    package var option = false
    package init(key: Character, control: Bool = false, shift: Bool = false, option: Bool = false) {
        (self.key, self.control, self.shift, self.option) = (key, control, shift, option)
    }

    /// The keys that write a character: Shift and the small letter for a capital one.
    package init(typing character: Character) {
        let small = character.lowercased()
        let isCapital = small.count == 1 && small != String(character)
        self.init(key: isCapital ? Character(small) : character, shift: isCapital)
    }
}

/// A line of a menu.
package struct MenuItemContent: Equatable, Sendable {
    package enum Kind: Equatable, Sendable { case action, separator, submenu([MenuItemContent]), header }
    package var kind: Kind = .action
    package var title = ""
    package var icon: String?
    package var isEnabled = true
    package var isDestructive = false
    package var isChecked = false
    package var shortcut: Shortcut?
    /// Whether the menu stays open when the line is chosen.
    package var keepsMenuOpen = false
    /// Sent back in `SurfaceEvent.menu`.
    package var identifier = 0
    package init(title: String = "") { self.title = title }
}

/// A row of a list: its background, and that it can be chosen.
package struct RowContent: Equatable, Sendable {
    package var isSelected = false
    package var isSelectable = false
    package var isActivatable = false
    /// What a context menu offers; empty for none.
    package var menu: [MenuItemContent] = []
    /// Whether the menu is made when it is about to open: `SurfaceEvent.menuWillOpen` asks for it.
    package var makesMenu = false
    /// Whether a double click and Return are reported.
    package var hasPrimaryAction = false
    /// Whether Delete on the keyboard is reported.
    package var isDeletable = false
    /// Whether the pointer can take the row to another place, or push it aside; drags are reported then.
    package var isMovable = false
    package var isSwipeable = false
    package var background: Color.Resolved?
    /// The corners of a boxed list that the row touches.
    package var roundsTop = false
    package var roundsBottom = false
    package var cornerRadius: CGFloat = 0
    package var isBoxed = false
    package init() {}
}
