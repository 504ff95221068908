extension Color {
    /// The system's red.
    public static let red = Color(storage: .system(.red))
    /// The system's orange.
    public static let orange = Color(storage: .system(.orange))
    /// The system's yellow.
    public static let yellow = Color(storage: .system(.yellow))
    /// The system's green.
    public static let green = Color(storage: .system(.green))
    /// The system's mint.
    public static let mint = Color(storage: .system(.mint))
    /// The system's teal.
    public static let teal = Color(storage: .system(.teal))
    /// The system's cyan.
    public static let cyan = Color(storage: .system(.cyan))
    /// The system's blue.
    public static let blue = Color(storage: .system(.blue))
    /// The system's indigo.
    public static let indigo = Color(storage: .system(.indigo))
    /// The system's purple.
    public static let purple = Color(storage: .system(.purple))
    /// The system's pink.
    public static let pink = Color(storage: .system(.pink))
    /// The system's brown.
    public static let brown = Color(storage: .system(.brown))
    /// The system's grey.
    public static let gray = Color(storage: .system(.gray))
    /// White in every appearance.
    public static let white = Color(storage: .system(.white))
    /// Black in every appearance.
    public static let black = Color(storage: .system(.black))
    /// Fully transparent.
    public static let clear = Color(storage: .system(.clear))
    /// The colour of main text: black in light, white in dark appearance.
    public static let primary = Color(storage: .system(.primary))
    /// The colour of text of less weight.
    public static let secondary = Color(storage: .system(.secondary))
    /// The accent in force where the colour is used; blue when nothing sets one.
    public static var accentColor: Color { Color(storage: .system(.accent)) }
}

extension ShapeStyle where Self == Color {
    /// The system's red.
    public static var red: Color { Color.red }
    /// The system's orange.
    public static var orange: Color { Color.orange }
    /// The system's yellow.
    public static var yellow: Color { Color.yellow }
    /// The system's green.
    public static var green: Color { Color.green }
    /// The system's mint.
    public static var mint: Color { Color.mint }
    /// The system's teal.
    public static var teal: Color { Color.teal }
    /// The system's cyan.
    public static var cyan: Color { Color.cyan }
    /// The system's blue.
    public static var blue: Color { Color.blue }
    /// The system's indigo.
    public static var indigo: Color { Color.indigo }
    /// The system's purple.
    public static var purple: Color { Color.purple }
    /// The system's pink.
    public static var pink: Color { Color.pink }
    /// The system's brown.
    public static var brown: Color { Color.brown }
    /// The system's grey.
    public static var gray: Color { Color.gray }
    /// White in every appearance.
    public static var white: Color { Color.white }
    /// Black in every appearance.
    public static var black: Color { Color.black }
    /// Fully transparent.
    public static var clear: Color { Color.clear }
}
