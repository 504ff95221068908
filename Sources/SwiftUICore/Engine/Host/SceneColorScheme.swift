import MartletGraph

/// The colour scheme of a scene: what its window and those that are presented in it want of the desktop's theme, which
/// has one scheme for all windows of a program.
@MainActor
final class SceneColorScheme {
    private unowned let host: ViewHost
    /// What is in force; nil for the desktop's.
    private let effective: Attribute<ColorScheme?>
    /// What the windows' contents want, the newest window's last.
    private var wishes: [(window: ObjectIdentifier, scheme: ColorScheme)] = []
    /// Called with what the theme shall be.
    private let apply: (ColorScheme?) -> Void

    /// What whoever has opened the window wants where no content wants anything.
    var ownersWish: ColorScheme? {
        didSet { if ownersWish != oldValue { show() } }
    }

    init(host: ViewHost, subgraph: Subgraph, apply: @escaping (ColorScheme?) -> Void) {
        self.host = host
        self.apply = apply
        effective = subgraph.input(ColorScheme?.none, name: "preferredColorScheme")
    }

    /// What is in force; nil for the desktop's. Read in a rule, it is what the rule depends on.
    var value: ColorScheme? { effective.value }

    /// Takes over what the content of a window wants; nil for nothing.
    func take(_ wanted: ColorScheme?, of window: WindowRoot) {
        let name = ObjectIdentifier(window)
        guard wishes.first(where: { $0.window == name })?.scheme != wanted else { return }
        if let index = wishes.firstIndex(where: { $0.window == name }) {
            if let wanted { wishes[index].scheme = wanted } else { wishes.remove(at: index) }
        } else if let wanted {
            wishes.append((name, wanted))
        }
        show()
    }

    private func show() {
        let chosen = wishes.last?.scheme ?? ownersWish
        apply(chosen)
        host.write { [effective] in if effective.isValid { effective.set(chosen) } }
    }
}
