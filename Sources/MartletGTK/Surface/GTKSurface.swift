#if GTK
    import CGTK
    import CMartletGTK
    import Foundation
    import SwiftUICore

    /// Shows the engine's views in windows of GTK 4 and libadwaita.
    @MainActor
    package final class GTKSurface: Surface {
        package weak var events: (any SurfaceEvents)?
        package private(set) var environment = SurfaceEnvironment()

        /// How much work the surface did since it began; only ever grows.
        package struct Counts {
            package var widgetsMade = 0
            package var widgetWrites = 0
            package var stylesLoaded = 0
            package var textsShaped = 0
            package var controlsMeasured = 0
        }

        package internal(set) var counts = Counts()

        /// How many frames the windows have gone through.
        package var frameCount: Int {
            windows.reduce(0) { count, window in
                guard let clock = gtk_widget_get_frame_clock(window.widget) else { return count }
                return count + Int(gdk_frame_clock_get_frame_counter(clock))
            }
        }

        let measurer: TextMeasurer
        let controls = ControlMeasurer()
        let icons = IconLibrary.shared
        package let clipboard: any SurfaceClipboard = GTKClipboard()
        private let style: StyleSheet
        private let desktop: DesktopSettings
        private var nodes: [SurfaceNodeID: GTKNode] = [:]
        private(set) var windows: [WindowNode] = []
        private var textsWithStaleLayout: [TextNode] = []
        /// How many texts are shown.
        var textCount = 0
        /// How many layers are combined with what lies below them.
        var blendedLayers = 0
        private var nodesWithStaleLabels: [SurfaceNodeID: GTKNode] = [:]
        private var nodesWithStaleOrder: [SurfaceNodeID: GTKNode] = [:]
        var shortcutButtons: [ButtonNode] = []
        /// The field in which an input method is composing a text.
        weak var composing: GTKNode?
        private var isUpdateScheduled = false
        private lazy var frameClock = FrameClock(surface: self)

        init() {
            measurer = TextMeasurer()
            style = StyleSheet()
            desktop = DesktopSettings()
            style.load()
            counts.stylesLoaded += 1
            environment = desktop.environment
            measurer.settingsDidChange()
            desktop.didChange = { [weak self] in self?.desktopDidChange() }
            controls.surface = self
            measurer.surface = self
            MainLoop.atEndOfTurn { [weak self] in self?.events?.turnDidEnd() ?? false }
            ProjectedNodes.install()
        }

        // MARK: Commits

        package func apply(_ commit: Commit) {
            for operation in commit.operations { apply(operation) }
            let staleTexts = textsWithStaleLayout
            textsWithStaleLayout = []
            for node in staleTexts { node.layOut() }
            measurer.trim(shown: textCount)
            let staleLabels = nodesWithStaleLabels
            nodesWithStaleLabels = [:]
            for node in staleLabels.values { node.refreshLabel() }
            let staleOrder = nodesWithStaleOrder
            nodesWithStaleOrder = [:]
            for node in staleOrder.values { node.orderChildren() }
            // Only now, so that a window is first seen with everything in it.
            for window in windows { window.presentIfNew() }
        }

        private func apply(_ operation: Commit.Operation) {
            switch operation {
            case .insert(let id, let value, let parent, let next):
                let node = makeNode(id: id, value: value)
                nodes[id] = node
                if let window = node as? WindowNode {
                    windows.append(window)
                    window.open(over: parent.flatMap { nodes[$0]?.window })
                } else if let parent = parent.flatMap({ nodes[$0] }) {
                    parent.insert(node, before: next.flatMap { nodes[$0] })
                }
                node.begin()
            case .remove(let id):
                if let node = nodes[id] { remove(node) }
            case .move(let id, let next):
                guard let node = nodes[id] else { return }
                node.parent?.move(node, before: next.flatMap { nodes[$0] })
            case .update(let id, let value):
                guard let node = nodes[id] else { return }
                if !node.isWrittenLater { counts.widgetWrites += 1 }
                node.update(to: value)
            case .frame(let id, let frame):
                nodes[id]?.setFrame(frame)
            case .command(let id, let command):
                nodes[id]?.perform(command)
            }
        }

        private func remove(_ node: GTKNode) {
            let parent = node.parent
            parent?.unlink(node)
            if let window = node as? WindowNode { windowWillClose(window) }
            node.removeWidget()
            forget(node)
            parent?.insideDidChange()
        }

        /// From now on nothing starts on a window that is about to go.
        private func windowWillClose(_ window: WindowNode) {
            windows.removeAll { $0 === window }
            frameClock.windowsDidChange()
            colorSchemeDidChange()
        }

        private func forget(_ top: GTKNode) {
            // A stack of our own: trees can be deeper than the machine's stack likes.
            var pending = [top]
            while let node = pending.popLast() {
                var child = node.firstChild
                while let current = child {
                    child = current.nextSibling
                    pending.append(current)
                }
                node.tearDown()
                nodes[node.id] = nil
                nodesWithStaleLabels[node.id] = nil
                nodesWithStaleOrder[node.id] = nil
            }
        }

        /// Has a text laid out when the commit is done: a new text and its new frame make one layout, not two.
        func layoutIsStale(of node: TextNode) {
            textsWithStaleLayout.append(node)
        }

        /// Has the node's spoken text made anew when the commit is done: it is made of texts inside.
        func labelIsStale(of node: GTKNode) {
            nodesWithStaleLabels[node.id] = node
        }

        /// Has the children of a node put in the order in which they are read when the commit is done.
        func orderIsStale(of node: GTKNode) {
            nodesWithStaleOrder[node.id] = node
        }

        /// The size that the widget of a node asks GTK for, for tests.
        package func naturalSize(of id: SurfaceNodeID) -> CGSize? {
            guard let widget = nodes[id]?.widget else { return nil }
            var (width, height) = (Int32(0), Int32(0))
            gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, nil, &width, nil, nil)
            gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, width, nil, &height, nil, nil)
            return CGSize(width: Int(width), height: Int(height))
        }

        /// The node of an id, for tests.
        func node(_ id: SurfaceNodeID) -> GTKNode? { nodes[id] }

        // MARK: Measuring

        package func measure(_ content: SurfaceContent, proposal: ProposedViewSize) -> LeafMetrics {
            switch content {
            case .text(let text):
                measurer.measure(text, proposal: proposal)
            case .shape:
                LeafMetrics(size: proposal.replacingUnspecifiedDimensions())
            case .image(let image):
                LeafMetrics(
                    size: image.isResizable
                        ? proposal.replacingUnspecifiedDimensions(by: image.naturalSize) : image.naturalSize)
            default:
                controls.measure(content, proposal: proposal)
            }
        }

        package func chrome(of content: SurfaceContent) -> ContainerChrome {
            controls.chrome(of: content)
        }

        // MARK: Events

        func send(_ event: SurfaceEvent, from node: GTKNode) {
            events?.receive(event, at: node.id)
        }

        package func scheduleUpdate() {
            guard !isUpdateScheduled else { return }
            isUpdateScheduled = true
            MainLoop.schedule(.flush) { [weak self] in
                guard let self else { return }
                isUpdateScheduled = false
                events?.update()
            }
        }

        package func setFrameClock(wanted: Bool) {
            frameClock.isWanted = wanted
        }

        package func open(_ url: URL) -> Bool {
            let text = url.absoluteString
            return g_app_info_launch_default_for_uri(text, nil, nil) != 0
        }

        /// The window that a person uses now, if it is one of the program's.
        var activeWindow: WindowNode? { windows.first { $0.isActive } }

        func activeWindowDidChange() {
            frameClock.windowsDidChange()
        }

        // MARK: The desktop

        /// The style has one colour scheme for all windows of a program: what the window wants that was opened last among
        /// those that want one.
        func colorSchemeDidChange() {
            guard let manager = adw_style_manager_get_default() else { return }
            let scheme =
                switch windows.last(where: { $0.colorScheme != .system })?.colorScheme ?? .system {
                case .system: ADW_COLOR_SCHEME_DEFAULT
                case .light: ADW_COLOR_SCHEME_FORCE_LIGHT
                case .dark: ADW_COLOR_SCHEME_FORCE_DARK
                }
            if adw_style_manager_get_color_scheme(manager) != scheme {
                adw_style_manager_set_color_scheme(manager, scheme)
            }
        }

        /// Takes over what the desktop says now, and forgets every size that depended on what it said before.
        func desktopDidChange() {
            var new = desktop.environment
            if let window = windows.first { new.displayScale = CGFloat(gtk_widget_get_scale_factor(window.widget)) }
            controls.forget()
            measurer.settingsDidChange()
            icons.forget()
            for case let image as ImageNode in nodes.values { image.showAgain() }
            guard new != environment else { return }
            environment = new
            events?.environmentDidChange()
        }

        /// Brings the window that was used last to the front.
        func presentFrontWindow() {
            windows.last?.perform(.present)
        }
    }
#endif
