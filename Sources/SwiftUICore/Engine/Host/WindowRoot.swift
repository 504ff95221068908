import Foundation
import MartletGraph

/// The root of a window: its content fills the size that the surface gives it.
package final class WindowRoot: LayoutNode, SafeAreaProvider {
    package let scope: IdentityScope
    /// The window that this one belongs to.
    package let presenter: WindowRoot?
    package var size: CGSize {
        didSet {
            guard size != oldValue else { return }
            invalidateLayout()
            MainThread.assume { updateSizeClasses() }
        }
    }
    /// What bars at the edges of the window leave out of the safe area.
    package var providedInsets = EdgeInsets() {
        didSet {
            guard providedInsets != oldValue else { return }
            invalidateLayout()
            host.noteShift(of: self)
        }
    }
    /// Called when a person closes the window.
    package var onClose: (() -> Void)?
    package var onActive: ((Bool) -> Void)?
    /// Called when the window has got another size.
    package var onResize: ((CGSize) -> Void)?
    /// Called with the files that a person has chosen in it.
    package var onFiles: (([URL]) -> Void)?
    /// Chooses the size that the window has for its content; nil for the window's own. The window follows what is in
    /// it until a person gives it another size.
    package var sizing: ((_ content: LayoutNode) -> CGSize)?
    /// What the content says to its window.
    package let preferences = PreferenceScope(parent: nil)
    private var content: LayoutNode?
    /// What `sizing` chose last.
    private var chosenSize: CGSize?
    private var isToChooseAnew = false
    private var ownSizeClasses: (horizontal: UserInterfaceSizeClass?, vertical: UserInterfaceSizeClass?) = (nil, nil)
    @MainActor private lazy var widthClass = scope.subgraph.input(
        givenSizeClasses.horizontal ?? Self.sizeClass(size.width))
    /// Those of the window and of what it presents that a person uses now.
    private var activeWindows: Set<ObjectIdentifier> = []
    @MainActor private lazy var phase = scope.subgraph.input(ScenePhase.active, name: "scene phase")
    @MainActor private lazy var heightClass = scope.subgraph.input(
        givenSizeClasses.vertical ?? Self.sizeClass(size.height))
    /// The colour scheme that this window and those which it presents want.
    @MainActor private lazy var colorScheme = SceneColorScheme(host: host, subgraph: scope.subgraph) {
        [unowned self] chosen in
        changeContent { $0.colorScheme = chosen.map { $0 == .dark ? .dark : .light } ?? .system }
    }
    /// The title that the window was opened with, and what its content says instead.
    private var ownTitle: String
    private var contentTitle: String?
    /// What is kept with the window.
    @MainActor package private(set) lazy var sceneValues = SceneValues(
        of: keepsValues ? windowContent.autosaveName : nil, in: host.sceneFile, subgraph: scope.subgraph)
    private let keepsValues: Bool

    /// The window that presented this one, or the one that presented that, and so on.
    package var sceneRoot: WindowRoot { presenter?.sceneRoot ?? self }

    /// What the scene of this window is doing. It is active while a person uses the window or what it presents.
    @MainActor package var scenePhase: ScenePhase {
        get { phase.value }
        set { if phase.isValid { phase.set(newValue) } }
    }

    /// What there is above the content.
    package enum Chrome {
        /// Nothing: a navigation that is inside shows its bar, and nothing else does.
        case none
        /// A header bar, the content's own where it has one.
        case window
        /// As for a window, but only where there is something to show in it.
        case sheet
    }

    /// - Parameter keepsValues: Whether what views keep with the window is kept under its name when it is closed.
    @MainActor
    package init(
        host: ViewHost, presenter: WindowRoot? = nil, window: WindowContent, scope: IdentityScope? = nil,
        keepsValues: Bool = true
    ) {
        self.scope = scope ?? IdentityScope(host: host)
        self.keepsValues = keepsValues
        ownTitle = window.title
        self.presenter = presenter
        size = window.initialSize
        super.init(host: host)
        let attachment = SurfaceAttachment(node: self, value: SurfaceNode(.window(window)))
        attachment.onEvent = { [weak self] event in self?.receive(event) }
        surface = attachment
    }

    /// Makes the content and opens the window. The view can be replaced through the attribute.
    @MainActor
    package func show<V: View>(
        _ view: V, environment: EnvironmentScope? = nil, chrome: Chrome = .window
    ) -> Attribute<V> {
        let attribute = scope.subgraph.input(view, comparison: .never)
        let inputs = _ViewInputs(
            host: host, scope: scope, environment: environment ?? host.rootEnvironment.scope,
            preferences: preferences)
        show(inputs: inputs, chrome: chrome) { V._makeView(view: _GraphValue(attribute), inputs: $0).node }
        return attribute
    }

    /// Makes the content in the window's own scope and opens the window.
    @MainActor
    package func show(inputs: _ViewInputs, chrome: Chrome = .window, _ make: (_ViewInputs) -> LayoutNode) {
        let environment = EnvironmentScope(parent: inputs.environment, subgraph: scope.subgraph)
        environment.set(ObjectIdentifier(HorizontalSizeClassKey.self), widthClass.any)
        environment.set(ObjectIdentifier(VerticalSizeClassKey.self), heightClass.any)
        if presenter == nil { environment.set(ObjectIdentifier(ScenePhaseKey.self), phase.any) }
        followPreferredColorScheme(around: inputs.environment, into: environment)
        let reference = scope.subgraph.input(Optional(WindowReference(self)), comparison: .never)
        environment.set(ObjectIdentifier(WindowKey.self), reference.any)
        var inputs = inputs
        inputs.scope = scope
        inputs.environment = environment
        inputs.preferences = preferences
        inputs.stackAxis = nil
        followLayoutDirection(inputs)
        let node = makeContent(inputs.providingEditMode(), chrome: chrome, make: make)
        if chrome == .window {
            changeContent { if $0.minimumSize == .zero { $0.minimumSize = Self.leastSize(of: $0) } }
        }
        content = node
        setChildren([node])
        host.open(self)
    }

    @MainActor
    private func makeContent(
        _ inputs: _ViewInputs, chrome: Chrome, make: (_ViewInputs) -> LayoutNode
    ) -> LayoutNode {
        if chrome == .none { return make(inputs) }
        let context = ChromeContext(
            kind: chrome == .window ? .window : .sheet, in: scope.subgraph,
            setTitle: { [weak self] title in
                self?.contentTitle = title.flatMap { $0.isEmpty ? nil : $0 }
                self?.showTitle()
            })
        return makeChrome(inputs, context: context, fallbackTitle: ownTitle, content: make)
    }

    @MainActor
    private func showTitle() { changeContent { $0.title = contentTitle ?? ownTitle } }

    /// What whoever has opened the window says of it later. What the content says counts more.
    @MainActor
    package func ownerSays(title: String, minimumSize: CGSize, colorScheme: ColorScheme?) {
        ownTitle = title
        showTitle()
        self.colorScheme.ownersWish = colorScheme
        if minimumSize != .zero { changeContent { $0.minimumSize = minimumSize } }
    }

    @MainActor
    private var windowContent: WindowContent {
        if case .window(let content)? = surface?.value.content { return content }
        return WindowContent()
    }

    @MainActor
    private func changeContent(_ change: (inout WindowContent) -> Void) {
        var content = windowContent
        change(&content)
        surface?.update { $0.content = .window(content) }
    }

    /// From now on the surface tells of what is dragged over the window.
    @MainActor
    func acceptDrops() { changeContent { $0.acceptsDrops = true } }

    /// From now on the surface tells of keys before what has the focus uses them.
    @MainActor
    func reportKeys() { changeContent { $0.reportsKeys = true } }

    /// Everything in the window disappears and is freed.
    @MainActor
    package func close() {
        if presenter != nil { sceneRoot.colorScheme.take(nil, of: self) }
        scope.remove()
        host.close(self)
    }

    /// As small as GNOME's windows get, unless the window opens smaller than that.
    private static func leastSize(of window: WindowContent) -> CGSize {
        CGSize(width: min(360, window.initialSize.width), height: min(200, window.initialSize.height))
    }

    // MARK: Colour scheme

    /// What is wanted inside counts for the whole scene: the desktop's theme has one scheme for a program's windows.
    @MainActor
    private func followPreferredColorScheme(around outer: EnvironmentScope, into environment: EnvironmentScope) {
        let scheme = sceneRoot.colorScheme
        let effective = scope.subgraph.rule(name: "colorScheme") { [weak scheme] in
            scheme?.value ?? outer.value(ColorSchemeKey.self)
        }
        environment.set(ObjectIdentifier(ColorSchemeKey.self), effective.any)
        let wanted = preferences.collect(PreferredColorSchemeKey.self, in: scope.subgraph)
        _ = scope.subgraph.effect(name: "preferredColorScheme") { [weak self] in
            guard let self else { return }
            sceneRoot.colorScheme.take(wanted.value, of: self)
        }
    }

    // MARK: Size classes

    /// The size classes that are said to be so, whatever the size is; nil for those of the size.
    @MainActor package var givenSizeClasses: (horizontal: UserInterfaceSizeClass?, vertical: UserInterfaceSizeClass?) {
        get { presenter?.givenSizeClasses ?? ownSizeClasses }
        set {
            ownSizeClasses = newValue
            updateSizeClasses()
        }
    }

    /// Below this many points a window is compact, as a phone is.
    private static let regularLength: CGFloat = 600

    private static func sizeClass(_ length: CGFloat) -> UserInterfaceSizeClass? {
        length < regularLength ? .compact : .regular
    }

    @MainActor
    private func updateSizeClasses() {
        let given = givenSizeClasses
        if widthClass.isValid { widthClass.set(given.horizontal ?? Self.sizeClass(size.width)) }
        if heightClass.isValid { heightClass.set(given.vertical ?? Self.sizeClass(size.height)) }
    }

    // MARK: Layout

    func layOut() {
        MainThread.assume { chooseSize() }
        place(at: .zero, size: size, proposal: ProposedViewSize(size))
    }

    @MainActor
    private func chooseSize() {
        guard let sizing, let content, let surface else { return }
        if surface.isShown, size != chosenSize, !isToChooseAnew { return }
        var chosen = sizing(content)
        let isChosenAnew = isToChooseAnew
        isToChooseAnew = false
        if isChosenAnew {
            guard chosen != size else { return }
        } else if let chosenSize, windowContent.isResizable {
            // It grows for what comes; what goes leaves room rather than making the window jump.
            chosen = CGSize(width: max(chosen.width, chosenSize.width), height: max(chosen.height, chosenSize.height))
        }
        guard chosen != chosenSize || isChosenAnew else { return }
        chosenSize = chosen
        size = chosen
        onResize?(chosen)
        changeContent {
            $0.initialSize = chosen
            if isChosenAnew { $0.sizeRequests += 1 }
            // A window that cannot be resized is as large as its content asks for.
            if !$0.isResizable { $0.minimumSize = chosen }
        }
    }

    /// The window gets the size that `sizing` chooses, also where a person has given it another one.
    @MainActor
    func chooseSizeAnew() {
        isToChooseAnew = true
        invalidateLayout()
    }

    /// The window opens larger than it would where its content needs more room, up to a limit.
    @MainActor
    func makeRoomOnce(upTo limit: CGSize) {
        sizing = { [unowned self] content in
            // What changes later is the person's to make room for; lazy views are made by and by until then.
            if surface?.isShown == true {
                sizing = nil
                return size
            }
            let needed = content.neededSize(in: size)
            return CGSize(
                width: max(size.width, min(needed.width, limit.width)),
                height: max(size.height, min(needed.height, limit.height)))
        }
    }

    package override func computeSize(_ proposal: ProposedViewSize) -> CGSize { size }

    package override func placeChildren() {
        guard let content else { return }
        let insets = providedInsets
        let safe = CGSize(
            width: max(size.width - insets.horizontal, 0), height: max(size.height - insets.vertical, 0))
        let chosen = content.sizeThatFits(ProposedViewSize(safe))
        content.place(
            at: CGPoint(
                x: (isRightToLeft ? insets.trailing : insets.leading) + (safe.width - chosen.width) / 2,
                y: insets.top + (safe.height - chosen.height) / 2), size: chosen, proposal: ProposedViewSize(safe))
    }

    @MainActor
    private func receive(_ event: SurfaceEvent) {
        switch event {
        case .resize(let size):
            self.size = size
            onResize?(size)
        case .close: onClose?()
        case .files(let urls): onFiles?(urls)
        case .active(let isActive): noteActivity(of: self, isActive)
        case .key(let shortcut): if presenter == nil { _ = programCommands?.perform(shortcut) }
        case .keyPress(let request): host.keyPresses.receive(request, in: self)
        case .drop(let request): if host.frontWindow(over: self) === self { host.drops.receive(request, in: self) }
        default: break
        }
    }

    /// The menus of the program, whose keys work in its windows; not in a sheet, which blocks the rest.
    @MainActor
    private var programCommands: ProgramCommands? {
        host.rootEnvironment.scope.value(ProgramCommandsKey.self)?.commands
    }

    /// A sheet in front of a window does not make it inactive: both are one scene.
    @MainActor
    private func noteActivity(of window: WindowRoot, _ isActive: Bool) {
        host.focusedValues.noteActivity(of: sceneRoot, isActive)
        if let presenter { return presenter.noteActivity(of: window, isActive) }
        if isActive {
            activeWindows.insert(ObjectIdentifier(window))
        } else {
            activeWindows.remove(ObjectIdentifier(window))
        }
        scenePhase = activeWindows.isEmpty ? .inactive : .active
        onActive?(!activeWindows.isEmpty)
    }
}

/// The window that a view is in.
package final class WindowReference {
    package private(set) weak var window: WindowRoot?

    package init(_ window: WindowRoot) { self.window = window }
}

package enum WindowKey: EnvironmentKey {
    package static var defaultValue: WindowReference? { nil }
}
