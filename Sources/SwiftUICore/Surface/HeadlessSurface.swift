import Foundation

/// A surface without a screen: it keeps the tree, measures text by a fixed rule, and prints an outline.
///
/// Every figure is the same on every machine, so that a test can say what it expects.
@MainActor
package final class HeadlessSurface: Surface {
    package weak var events: (any SurfaceEvents)?
    package var environment = SurfaceEnvironment() {
        didSet { if environment != oldValue { events?.environmentDidChange() } }
    }

    package private(set) var nodes: [SurfaceNodeID: Node] = [:]
    /// The windows, in the order in which they were opened.
    package private(set) var windows: [SurfaceNodeID] = []
    /// All commits so far, when they are recorded.
    package private(set) var commits: [Commit] = []
    package var recordsCommits = false
    package private(set) var wantsUpdate = false
    package private(set) var wantsFrames = false
    /// The time, which stands still until a test moves it on.
    package let virtualClock: VirtualClock
    package let ownClipboard = HeadlessClipboard()
    package var clipboard: any SurfaceClipboard { ownClipboard }
    package private(set) var openedURLs: [URL] = []
    package private(set) var commands: [(SurfaceNodeID, SurfaceCommand)] = []
    /// The node that has the keyboard focus.
    package private(set) var focused: SurfaceNodeID?
    /// What an input method has composed so far in the field that has the keyboard focus. It is seen in the field and is no
    /// part of its text yet.
    package private(set) var composition = ""
    private var edited = EditedText()

    /// Called when an update is asked for, so that a host can run it.
    package var onScheduleUpdate: (() -> Void)?

    /// A node of the tree as it is now.
    package final class Node {
        package fileprivate(set) var value: SurfaceNode
        package fileprivate(set) var frame = CGRect.zero
        package fileprivate(set) var parent: SurfaceNodeID?
        package fileprivate(set) var children: [SurfaceNodeID] = []
        package fileprivate(set) var scrollOffset = CGPoint.zero

        fileprivate init(value: SurfaceNode, parent: SurfaceNodeID?) {
            self.value = value
            self.parent = parent
        }
    }

    package init(clock: VirtualClock? = nil) {
        virtualClock = clock ?? VirtualClock()
        virtualClock.onAlarm = { [weak self] in self?.runUpdate() }
    }

    // MARK: Surface

    package var clock: any AnimationClock { virtualClock }

    package func apply(_ commit: Commit) {
        if recordsCommits { commits.append(commit) }
        for operation in commit.operations {
            switch operation {
            case .insert(let id, let value, let parent, let before): insert(id, value, parent: parent, before: before)
            case .remove(let id): remove(id)
            case .move(let id, let before): move(id, before: before)
            case .update(let id, let value): update(id, value)
            case .frame(let id, let frame): nodes[id]?.frame = frame
            case .command(let id, let command): perform(command, at: id)
            }
        }
    }

    package func measure(_ content: SurfaceContent, proposal: ProposedViewSize) -> LeafMetrics {
        HeadlessMetrics.measure(content, proposal: proposal)
    }

    package func chrome(of content: SurfaceContent) -> ContainerChrome { HeadlessMetrics.chrome(of: content) }

    package func scheduleUpdate() {
        wantsUpdate = true
        onScheduleUpdate?()
    }

    package func setFrameClock(wanted: Bool) {
        wantsFrames = wanted
        virtualClock.onFrame = wanted ? { [weak self] time in self?.events?.frame(at: time) } : nil
    }

    package func open(_ url: URL) -> Bool {
        openedURLs.append(url)
        return true
    }

    // MARK: What a test does

    /// Runs the update that was asked for, if one was.
    package func runUpdate() {
        guard wantsUpdate else { return }
        wantsUpdate = false
        events?.update()
    }

    /// Sends an event as if a person had caused it.
    package func send(_ event: SurfaceEvent, to id: SurfaceNodeID) {
        if case .scroll(let offset) = event { nodes[id]?.scrollOffset = offset }
        if case .resize(let size) = event { nodes[id]?.frame.size = size }
        nodes[id]?.value.adopt(event)
        if case .text = event { edited.wasTyped() }
        if case .focus = event { compose("") }
        if case .focus(let isFocused) = event { focused = isFocused ? id : (focused == id ? nil : focused) }
        events?.receive(event, at: id)
    }

    /// Shows what an input method has composed in the field that has the keyboard focus; nothing ends it.
    package func compose(_ text: String) {
        guard let focused, let node = nodes[focused], text != composition else { return }
        composition = text
        let shown = node.value.content.typedText ?? ""
        let isOver = text.isEmpty
        if let edit = edited.compositionDidChange(isEmpty: isOver, current: shown) {
            var scalars = Array(shown.unicodeScalars)
            scalars.replaceSubrange(edit.removed, with: edit.inserted.unicodeScalars)
            nodes[focused]?.value.content = node.value.content.replacingText(
                with: String(String.UnicodeScalarView(scalars)))
        }
    }

    /// What a menu offers by this name; its identifier is sent back in `SurfaceEvent.menu`.
    package func menuItem(_ title: String, in items: [MenuItemContent]) -> MenuItemContent? {
        for item in items {
            if item.title == title, item.kind == .action { return item }
            if case .submenu(let inner) = item.kind, let found = menuItem(title, in: inner) { return found }
        }
        return nil
    }

    // MARK: The tree

    private func insert(_ id: SurfaceNodeID, _ value: SurfaceNode, parent: SurfaceNodeID?, before: SurfaceNodeID?) {
        let node = Node(value: value, parent: parent)
        nodes[id] = node
        if case .window(let window) = value.content {
            node.frame = CGRect(origin: .zero, size: window.initialSize)
            windows.append(id)
        } else if let parent {
            link(id, into: parent, before: before)
        }
    }

    private func update(_ id: SurfaceNodeID, _ value: SurfaceNode) {
        if case .window(let window) = value.content, case .window(let before)? = nodes[id]?.value.content,
            window.initialSize != before.initialSize || window.sizeRequests != before.sizeRequests
        {
            // A window follows what is in it.
            nodes[id]?.frame.size = window.initialSize
        }
        var value = value
        if id == focused, let old = nodes[id]?.value.content.typedText, let new = value.content.typedText,
            edited.isComposing, edited.shouldWrite(new, over: old) == nil
        {
            // It waits for the end of the composition.
            value.content = value.content.replacingText(with: old)
        }
        nodes[id]?.value = value
    }

    private func link(_ id: SurfaceNodeID, into parent: SurfaceNodeID, before: SurfaceNodeID?) {
        guard let container = nodes[parent] else { return }
        guard let before, let index = container.children.firstIndex(of: before) else {
            return container.children.append(id)
        }
        container.children.insert(id, at: index)
    }

    private func unlink(_ id: SurfaceNodeID) {
        guard let parent = nodes[id]?.parent, let container = nodes[parent] else { return }
        if let index = container.children.firstIndex(of: id) { container.children.remove(at: index) }
    }

    private func remove(_ id: SurfaceNodeID) {
        unlink(id)
        windows.removeAll { $0 == id }
        forget(id)
    }

    private func forget(_ id: SurfaceNodeID) {
        guard let node = nodes.removeValue(forKey: id) else { return }
        if focused == id { focused = nil }
        for child in node.children { forget(child) }
    }

    private func move(_ id: SurfaceNodeID, before: SurfaceNodeID?) {
        guard let parent = nodes[id]?.parent else { return }
        unlink(id)
        link(id, into: parent, before: before)
    }

    /// The window is in front now, with what it has presented before it.
    private func bringToFront(_ id: SurfaceNodeID) {
        guard windows.contains(id) else { return }
        var moved: Set<SurfaceNodeID> = [id]
        for window in windows where nodes[window]?.parent.map(moved.contains) ?? false { moved.insert(window) }
        windows = windows.filter { !moved.contains($0) } + windows.filter(moved.contains)
    }

    private func perform(_ command: SurfaceCommand, at id: SurfaceNodeID) {
        commands.append((id, command))
        switch command {
        case .focus: send(.focus(true), to: id)
        case .resignFocus: if let focused { send(.focus(false), to: focused) }
        case .scroll(let offset): send(.scroll(offset), to: id)
        case .present: bringToFront(id)
        }
    }

    /// The frame in the window's coordinates, with scrolling taken into account.
    package func windowFrame(of id: SurfaceNodeID) -> CGRect {
        guard let node = nodes[id] else { return .zero }
        var frame = node.frame
        var parent = node.parent
        while let current = parent, let container = nodes[current] {
            if case .window = container.value.content { break }
            frame = frame.offsetBy(
                dx: container.frame.minX - container.scrollOffset.x, dy: container.frame.minY - container.scrollOffset.y
            )
            parent = container.parent
        }
        return frame
    }
}
