#if GTK
    import CGTK
    import CMartletGTK
    import Foundation
    import SwiftUICore

    /// One node of the surface's tree and the widget that shows it. Subclasses exist for each kind of content.
    @MainActor
    class GTKNode {
        let id: SurfaceNodeID
        unowned let surface: GTKSurface

        /// The widget that stands in the parent's container.
        var widget: Widget { reference.pointer.assumingMemoryBound(to: GtkWidget.self) }

        /// What the node shows now.
        private(set) var value: SurfaceNode

        /// Its place in its parent.
        private(set) var frame = CGRect.zero

        /// True while a change comes from the engine, so that the signals it sets off are not a person's doing.
        private(set) var isWriting = false

        private var reference: ObjectReference

        // The tree, as links, so that inserting, moving and removing cost the same wherever they happen.
        private(set) unowned(unsafe) var parent: GTKNode?
        private(set) unowned(unsafe) var firstChild: GTKNode?
        private(set) unowned(unsafe) var lastChild: GTKNode?
        private(set) unowned(unsafe) var nextSibling: GTKNode?
        private(set) unowned(unsafe) var previousSibling: GTKNode?

        init(id: SurfaceNodeID, value: SurfaceNode, widget: Widget, surface: GTKSurface) {
            self.id = id
            self.value = value
            self.surface = surface
            reference = ObjectReference(sinking: widget)
            surface.counts.widgetsMade += 1
        }

        // MARK: What subclasses say

        /// Where the widgets of children go; nil for a leaf.
        var container: OpaquePointer? { nil }

        /// Shows `value`, which replaces `old`.
        func show(_ value: SurfaceNode, replacing old: SurfaceNode?) {}

        /// Lays out what depends on the size that the node has now.
        func frameDidChange() {}

        /// Something that is inside has come or gone, or says something else by itself.
        func insideDidChange() {
            parent?.insideDidChange()
        }

        /// Carries out what a child or the engine asks for once.
        func perform(_ command: SurfaceCommand) {
            switch command {
            case .focus: takeFocus()
            case .resignFocus, .scroll, .present: break
            }
        }

        /// Gives the keyboard focus to the widget, or to the first thing in it that takes it.
        func takeFocus() {
            if gtk_widget_grab_focus(widget) == 0 {
                gtk_widget_child_focus(widget, GTK_DIR_TAB_FORWARD)
            }
        }

        /// The widget that assistive technology meets.
        var accessibleWidget: Widget { widget }

        /// Whether assistive technology can do with the node what a click does.
        var hasDefaultAction: Bool { false }

        /// Does what a click does.
        func performDefaultAction() {}

        private var accessibleActions: AccessibleActions?

        /// Whether children are read in another order than that in which they lie over each other.
        final var hasReadingOrder = false

        /// Whether assistive technology was told to pass over the node.
        final var isPassedOver = false

        /// Offers the node's actions to assistive technology.
        final func showActions() {
            let names = value.accessibility.actions
            guard accessibleActions != nil || hasDefaultAction || !names.isEmpty else { return }
            let actions = accessibleActions ?? AccessibleActions(self)
            accessibleActions = actions
            actions.show(default: hasDefaultAction, named: names)
        }

        /// What the node says by itself when the app gives it no label.
        var spokenText: String? { nil }

        /// Set by a subclass whose spoken text changed.
        final var needsLabelAgain = false

        /// Whether the widget is another one than the last value was shown with, and knows nothing of that.
        private(set) final var hasNewWidget = false

        /// Whether the widget greys out and takes no input when the node is disabled.
        var followsEnabled: Bool { false }

        /// Releases what the subclass holds beyond the widget.
        func tearDown() {}

        // MARK: Changes

        /// Shows the first value; called once after the node was made.
        final func begin() {
            write {
                show(value, replacing: nil)
                showCommon(replacing: nil)
            }
        }

        /// Shows another value of the same kind.
        final func update(to new: SurfaceNode) {
            guard new != value else { return }
            let old = value
            value = new
            write {
                show(new, replacing: old)
                showCommon(replacing: hasNewWidget ? nil : old)
            }
        }

        /// Whether the control can have a colour of the app's instead of the theme's accent.
        var showsTint: Bool { false }

        /// The widget that carries the look.
        var styledWidget: Widget { widget }

        private func showCommon(replacing old: SurfaceNode?) {
            if followsEnabled, old?.isEnabled ?? true != value.isEnabled {
                gtk_widget_set_sensitive(widget, value.isEnabled.gboolean)
            }
            if showsTint {
                ControlTints.apply(
                    value.content.controlTint, replacing: old?.content.controlTint, to: styledWidget)
            }
            showAccessibility(replacing: old?.accessibility)
            needsLabelAgain = false
            hasNewWidget = false
            showActions()
        }

        /// Writes without taking the signals of the widget for a person's.
        final func write(_ body: () -> Void) {
            let outer = isWriting
            isWriting = true
            body()
            isWriting = outer
        }

        final func setFrame(_ new: CGRect) {
            guard new != frame else { return }
            frame = new
            if !isWrittenLater { place() }
            frameDidChange()
        }

        /// Whether the widget learns its frame together with what it shows, in one write when the commit is done.
        var isWrittenLater: Bool { false }

        final func place() {
            if placeWidget() { surface.counts.widgetWrites += 1 }
        }

        /// Gives the widget its frame. Answers whether it had another one.
        final func placeWidget() -> Bool {
            martlet_widget_set_frame(
                widget, Float(frame.minX), Float(frame.minY), Float(frame.width), Float(frame.height)) != 0
        }

        /// Puts another widget in the place of this one: an accessible role cannot change.
        final func replaceWidget(with new: Widget) {
            let old = widget
            let oldReference = reference
            reference = ObjectReference(sinking: new)
            surface.counts.widgetsMade += 1
            hasNewWidget = true
            isPassedOver = false
            accessibleActions = nil
            if let parent, parent.hasReadingOrder { surface.orderIsStale(of: parent) }
            if hasReadingOrder { surface.orderIsStale(of: self) }
            if let parent = gtk_widget_get_parent(old) {
                let next = gtk_widget_get_next_sibling(old)
                gtk_widget_unparent(old)
                gtk_widget_insert_before(new, parent, next)
            }
            place()
            withExtendedLifetime(oldReference) {}
        }

        /// Puts another container in the place of this one, around the same children.
        final func replaceContainer(with new: Widget) {
            var child = gtk_widget_get_first_child(widget)
            while let current = child {
                child = gtk_widget_get_next_sibling(current)
                g_object_ref(current)
                gtk_widget_unparent(current)
                gtk_widget_insert_before(current, new, nil)
                g_object_unref(current)
            }
            replaceWidget(with: new)
        }

        /// Makes the container of a picture anew where its role has changed. Answers whether what it shows has to be said
        /// again.
        final func remakePicture(_ value: SurfaceNode, replacing old: SurfaceNode?) -> Bool {
            let role = value.accessibility.pictureRole
            guard let old, old.accessibility.pictureRole != role else { return old?.content != value.content }
            replaceContainer(with: martlet_container_new(role, nil).cast())
            return true
        }

        // MARK: The tree

        final func insert(_ child: GTKNode, before next: GTKNode?) {
            child.parent = self
            child.nextSibling = next
            child.previousSibling = next == nil ? lastChild : next?.previousSibling
            if let previous = child.previousSibling { previous.nextSibling = child } else { firstChild = child }
            if let next { next.previousSibling = child } else { lastChild = child }
            childWasInserted(child, before: next)
            insideDidChange()
        }

        /// Puts the child's widget into the container.
        func childWasInserted(_ child: GTKNode, before next: GTKNode?) {
            guard let container else { return }
            gtk_widget_insert_before(child.widget, container.cast(), next?.widget)
            gtk_widget_queue_allocate(container.cast())
            if hasReadingOrder { surface.orderIsStale(of: self) }
        }

        final func move(_ child: GTKNode, before next: GTKNode?) {
            guard child !== next, child.nextSibling !== next else { return }
            unlink(child)
            child.parent = self
            child.nextSibling = next
            child.previousSibling = next == nil ? lastChild : next?.previousSibling
            if let previous = child.previousSibling { previous.nextSibling = child } else { firstChild = child }
            if let next { next.previousSibling = child } else { lastChild = child }
            guard let container else { return }
            // Reorders in place; the child keeps its focus and state.
            gtk_widget_insert_before(child.widget, container.cast(), next?.widget)
            martlet_widget_place_again(child.widget)
            gtk_widget_queue_draw(container.cast())
            if hasReadingOrder { surface.orderIsStale(of: self) }
        }

        final func unlink(_ child: GTKNode) {
            if hasReadingOrder { surface.orderIsStale(of: self) }
            if let previous = child.previousSibling {
                previous.nextSibling = child.nextSibling
            } else {
                firstChild = child.nextSibling
            }
            if let next = child.nextSibling {
                next.previousSibling = child.previousSibling
            } else {
                lastChild = child.previousSibling
            }
            child.parent = nil
            child.nextSibling = nil
            child.previousSibling = nil
        }

        /// Takes the widget out of its container.
        func removeWidget() {
            if gtk_widget_get_parent(widget) != nil {
                gtk_widget_unparent(widget)
            }
        }

        /// The window that the node is in.
        final var window: WindowNode? {
            var node: GTKNode? = self
            while let current = node {
                if let window = current as? WindowNode { return window }
                node = current.parent
            }
            return nil
        }

        /// Tells the engine what a person did, unless it was the engine itself.
        final func send(_ event: SurfaceEvent) {
            guard !isWriting else { return }
            value.adopt(event)
            surface.send(event, from: self)
        }
    }
#endif
