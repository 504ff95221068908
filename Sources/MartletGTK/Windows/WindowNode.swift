#if GTK
    import CGTK
    import CMartletGTK
    import Foundation
    import SwiftUICore

    /// A window, or a sheet: a modal window of the one that presented it. The engine lays out all of its area,
    /// the header bar included.
    final class WindowNode: GTKNode {
        private let root: OpaquePointer
        private var size = CGSize.zero
        private var isPresented = false
        private var drops: WindowDrops?
        private var keys: WindowKeys?
        private var fileDialog: FileDialog?
        /// The size of the content before the window was told to follow it. A window manager that is still placing a
        /// new window may answer with it, and then the window has to ask again.
        private var outgrown: CGSize?

        private var windowPointer: UnsafeMutablePointer<GtkWindow> { widget.cast() }
        /// Whether it has the keyboard focus.
        var isActive: Bool { gtk_window_is_active(windowPointer) != 0 }
        /// What the window wants of the program's style.
        var colorScheme: WindowContent.ForcedColorScheme { content.isModal ? .system : content.colorScheme }
        private var content: WindowContent {
            if case .window(let content) = value.content { return content }
            return WindowContent()
        }

        override var container: OpaquePointer? { root }

        init(id: SurfaceNodeID, value: SurfaceNode, content: WindowContent, surface: GTKSurface) {
            root = martlet_container_new(GTK_ACCESSIBLE_ROLE_GROUP, nil)
            let window = adw_window_new().made
            adw_window_set_content(window.cast(), UnsafeMutablePointer<GtkWidget>(root.cast()))
            // GTK 4.8 has no word of AT-SPI for alerts, so all that wait for an answer are dialogs.
            if content.isModal { setAccessibleRole(GTK_ACCESSIBLE_ROLE_DIALOG, of: window) }
            super.init(id: id, value: value, widget: window, surface: surface)
            connectSignals()
        }

        private func connectSignals() {
            let window = UnsafeMutableRawPointer(widget)
            // The window stays until the engine takes it away.
            connectAnswering(window, "close-request", answer: true) { [weak self] in self?.send(.close) }
            connectChange(of: "is-active", in: window) { [weak self] in
                guard let self else { return }
                if isActive { surface.activeWindowDidChange() }
                send(.active(isActive))
            }
            connectChange(of: "scale-factor", in: window) { [weak self] in self?.surface.desktopDidChange() }
            addKeyController(to: widget) { [weak self] press in self?.handle(press) ?? false }
            setDrawing(of: root) { [weak self] drawing in
                let isBlended = (self?.surface.blendedLayers ?? 0) > 0
                BlendNodes.drawChildren(of: drawing.container, combining: isBlended, into: drawing.snapshot)
            }
            martlet_container_set_allocate(
                root,
                { _, width, height, kept in
                    Callback<CGSize, Void>.call(kept, CGSize(width: Int(width), height: Int(height)))
                },
                Callback<CGSize, Void> { [weak self] size in self?.wasAllocated(size) }.retained, releaseCallback)
        }

        /// Makes the window ready to be seen; it is shown once the commit that made it is applied.
        func open(over parent: WindowNode?) {
            let remembered = content.autosaveName.flatMap { WindowSizes.shared[$0] }
            let initial = remembered?.size ?? content.initialSize
            gtk_window_set_default_size(
                windowPointer, Int32(clamping: initial.width), Int32(clamping: initial.height))
            if remembered?.isMaximized == true { gtk_window_maximize(windowPointer) }
            if let parent {
                gtk_window_set_transient_for(windowPointer, parent.windowPointer)
                gtk_window_set_destroy_with_parent(windowPointer, 1)
            } else if let application = GTKProgram.gtkApplication {
                gtk_window_set_application(windowPointer, application)
            }
        }

        /// Shows the window, once.
        func presentIfNew() {
            guard !isPresented else { return }
            isPresented = true
            if let files = content.fileDialog { return present(files) }
            keepContentSize()
            if content.isModal { focusFirst() }
            gtk_window_present(windowPointer)
            martlet_report_first_frame(widget)
            martlet_report_frames(widget)
        }

        /// The desktop's own window takes the place of this one.
        private func present(_ files: FileDialogContent) {
            let dialog = FileDialog(
                files, title: content.title, over: gtk_window_get_transient_for(windowPointer)
            ) { [weak self] urls in
                self?.send(urls.map { .files($0) } ?? .close)
            }
            fileDialog = dialog
            dialog.show()
        }

        /// What a person most likely wants to do in a sheet or dialog: type into its first field, or push its default
        /// button. GTK would begin with the first thing in the bar, which is mostly what closes the sheet.
        private func focusFirst() {
            guard gtk_window_get_focus(windowPointer) == nil else { return }
            var button: GTKNode?
            var pending: [GTKNode] = [self]
            while let node = pending.popLast() {
                if node is TextFieldNode, node.value.isEnabled { return node.takeFocus() }
                if case .button(let content) = node.value.content, content.isDefault, node.value.isEnabled {
                    button = button ?? node
                }
                var child = node.lastChild
                while let current = child {
                    if !(current is HeaderBarNode) { pending.append(current) }
                    child = current.previousSibling
                }
            }
            button?.takeFocus()
        }

        /// Where the display draws no shadows, the frame that stands for them is part of the window's size: the
        /// window is so much larger, and its content has the size that it asked for.
        private func keepContentSize() {
            gtk_widget_realize(widget)
            guard gtk_widget_has_css_class(widget, "solid-csd") != 0 else { return }
            var border = GtkBorder()
            gtk_style_context_get_padding(gtk_widget_get_style_context(widget), &border)
            var (width, height) = (Int32(0), Int32(0))
            gtk_window_get_default_size(windowPointer, &width, &height)
            gtk_window_set_default_size(
                windowPointer, width + Int32(border.left + border.right), height + Int32(border.top + border.bottom))
        }

        override func show(_ value: SurfaceNode, replacing old: SurfaceNode?) {
            gtk_window_set_title(windowPointer, content.title)
            gtk_window_set_modal(windowPointer, content.isModal.gboolean)
            gtk_window_set_resizable(windowPointer, content.isResizable.gboolean)
            martlet_container_set_size(
                root, Int32(clamping: content.minimumSize.width), Int32(clamping: content.minimumSize.height), 0, 0)
            if case .window(let before)? = old?.content,
                before.initialSize != content.initialSize || before.sizeRequests != content.sizeRequests
            {
                // A window that is as large as its content follows it.
                outgrown = size.width > 0 ? size : before.initialSize
                followContent()
            }
            if content.acceptsDrops, drops == nil { drops = WindowDrops(on: self) }
            if content.reportsKeys, keys == nil { keys = WindowKeys(on: self) }
            let style = content.isModal ? "martlet-sheet" : "martlet-window"
            gtk_widget_add_css_class(widget, style)
            surface.colorSchemeDidChange()
        }

        /// A point of the widget in the coordinates of the engine, which begin inside of the window's frame.
        func contentPoint(_ point: CGPoint) -> CGPoint {
            var (x, y) = (0.0, 0.0)
            gtk_widget_translate_coordinates(widget, root.cast(), point.x, point.y, &x, &y)
            return CGPoint(x: x, y: y)
        }

        private func followContent() {
            gtk_window_set_default_size(
                windowPointer, Int32(clamping: content.initialSize.width), Int32(clamping: content.initialSize.height))
            if isPresented { keepContentSize() }
        }

        override func perform(_ command: SurfaceCommand) {
            switch command {
            case .present: gtk_window_present(windowPointer)
            case .resignFocus: gtk_window_set_focus(windowPointer, nil)
            case .focus, .scroll: super.perform(command)
            }
        }

        override func removeWidget() {
            fileDialog = nil
            rememberSize()
            gtk_window_destroy(windowPointer)
        }

        /// Keeps the size for the next time that a window of this name opens.
        func rememberSize() {
            guard let name = content.autosaveName, size.width > 0 else { return }
            let isMaximized = gtk_window_is_maximized(windowPointer) != 0
            let kept = isMaximized ? WindowSizes.shared[name]?.size ?? content.initialSize : size
            WindowSizes.shared[name] = WindowSizes.Entry(size: kept, isMaximized: isMaximized)
        }

        /// The engine lays out at once, inside GTK's own allocation, so that no frame shows the old layout in the
        /// new size.
        private func wasAllocated(_ new: CGSize) {
            guard new != size else { return }
            let isOutgrown = new == outgrown
            outgrown = nil
            if isOutgrown {
                DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.askAgain() } }
                return
            }
            size = new
            send(.resize(new))
            surface.events?.update()
        }

        private func askAgain() {
            followContent()
            // Whatever comes of it, the engine is told.
            gtk_widget_queue_allocate(root.cast())
        }

        // MARK: Keys that no native control used

        private func handle(_ press: PressedKey) -> Bool {
            guard let shortcut = press.shortcut else { return false }
            if surface.performShortcut(shortcut, in: self) { return true }
            if shortcut == Shortcut(key: "\u{1B}"), content.isModal {
                send(.close)
                return true
            }
            send(.key(shortcut))
            return false
        }
    }
#endif
