import Foundation
import SwiftUICore

/// What a person does with a pointer. Each action brings everything up to date before it returns, and throws an
/// `ActionFailure` where a person could not have done it: nothing is called so, it is disabled, covered, out of sight,
/// or a sheet is in front of it.
extension TestScreen {
    /// Clicks on the middle of a view: the innermost thing there that hears of clicks gets it.
    ///
    /// With `force` it does so whatever lies above it or hides it, which no person could.
    public func tap(_ query: ViewQuery, force: Bool = false) throws {
        let target = try target(query, "a click", isForced: force, event: tapEvent)
        if let focus = focus(of: target) { moveFocus(to: focus) }
        if target.event != .focus(true) { perform(target.event, at: target.receiver) }
    }

    /// What gets the keyboard focus by a click: the receiver, or a view around it that takes the focus.
    private func focus(of target: Target) -> SurfaceNodeID? {
        if target.takesFocus { return target.receiver }
        // A row that can be chosen or pushed has the focus then, as in a window.
        if case .row? = surface.nodes[target.receiver]?.value.content { return target.receiver }
        guard case .layer? = surface.nodes[target.receiver]?.value.content else { return nil }
        return path(from: target.receiver).first { id in
            if case .layer(let layer)? = surface.nodes[id]?.value.content {
                layer.focus == .byKeysAndPointer
            } else {
                false
            }
        }
    }

    /// Clicks on the middle of a view that is called so.
    public func tap(_ name: String, as role: ShownView.Role? = nil) throws {
        try tap(ViewQuery(named: name, role: role))
    }

    /// Clicks on the middle of a view twice, without the time in between that would make it two clicks.
    public func doubleTap(_ query: ViewQuery) throws { try tap(query, count: 2) }

    /// Clicks on the middle of a view so many times, without the time in between that would make them single clicks.
    public func tap(_ query: ViewQuery, count: Int) throws {
        let target = try target(query, count == 2 ? "a double click" : "\(count) clicks") { node, point in
            guard case .layer(let layer) = node.value.content, layer.gestures.contains(.doubleTap) else {
                return self.tapEvent(node, point)
            }
            return .tap(point, count: count)
        }
        for number in 1...max(count, 1) {
            guard let node = surface.nodes[target.receiver] else { return }
            // What hears of single clicks only hears of each.
            var event = target.event
            if case .tap(let point, _) = event, case .layer(let layer) = node.value.content {
                if number == 1, count > 1, !layer.gestures.contains(.tap) { continue }
                if layer.gestures.contains(.doubleTap) { event = .tap(point, count: number) }
            }
            if number == 2, case .row(let row) = node.value.content, row.hasPrimaryAction { event = .primaryAction }
            perform(event, at: target.receiver)
        }
    }

    /// Holds a button down, looks at it meanwhile, and lets it go, which pushes it.
    public func hold(_ query: ViewQuery, meanwhile look: () throws -> Void) throws {
        let target = try target(query, "a press") { node, _ in
            if case .button(let button) = node.value.content, button.menu == nil { .activate } else { nil }
        }
        perform(.press(true), at: target.receiver)
        try look()
        guard surface.nodes[target.receiver] != nil else { return }
        perform(.press(false), at: target.receiver)
        perform(.activate, at: target.receiver)
    }

    /// Holds a view down, and lets it go.
    ///
    /// - Parameters:
    ///   - query: The view.
    ///   - duration: For how many seconds; nil for as long as it takes until it is a long press.
    public func longPress(_ query: ViewQuery, duration: Double? = nil) throws {
        let target = try target(query, "a long press") { node, point in
            guard case .layer(let layer) = node.value.content, layer.gestures.contains(.longPress) else { return nil }
            return .hold(HoldRequest(.began, at: point))
        }
        guard case .hold(let began) = target.event else { return }
        let durations = path(from: target.receiver).flatMap { id -> [Double] in
            if case .layer(let layer)? = surface.nodes[id]?.value.content { layer.holdDurations } else { [] }
        }
        perform(target.event, at: target.receiver)
        for lasted in Set(durations).sorted() where lasted <= duration ?? .infinity {
            guard surface.nodes[target.receiver] != nil else { return }
            let request = HoldRequest(.lasted(lasted), at: began.start)
            perform(.hold(request), at: target.receiver)
            if request.isRecognized { break }
        }
        guard surface.nodes[target.receiver] != nil else { return }
        perform(.hold(HoldRequest(.ended, at: began.start)), at: target.receiver)
    }

    /// Clicks on a view with the other mouse button, which opens the menu of the view or of what it is in. A line of it is
    /// chosen by `choose(_:in:)`.
    ///
    /// - Returns: What the menu offers, from top to bottom.
    @discardableResult
    public func secondaryTap(_ query: ViewQuery) throws -> [String] {
        let target = try target(query, "a secondary click") { node, _ in
            switch node.value.content {
            case .layer(let layer) where !layer.menu.isEmpty: .menuWillOpen
            case .row(let row) where row.makesMenu || !row.menu.isEmpty: .menuWillOpen
            default: nil
            }
        }
        openMenus(on: target.receiver)
        return surface.nodes[target.receiver]?.value.content.menuTitles ?? []
    }

    /// Brings the pointer over a view.
    public func hover(_ query: ViewQuery) throws {
        let target = try target(query, "the pointer") { node, point in
            if case .layer(let layer) = node.value.content, layer.gestures.contains(.hover) { return .hover(point) }
            return nil
        }
        perform(target.event, at: target.receiver)
    }

    /// Takes the pointer away from a view.
    public func endHover(_ query: ViewQuery) throws {
        let target = try target(query, "the pointer") { node, point in
            if case .layer(let layer) = node.value.content, layer.gestures.contains(.hover) { return .hover(nil) }
            return nil
        }
        perform(target.event, at: target.receiver)
    }

    // MARK: What is under the pointer

    struct Target {
        let receiver: SurfaceNodeID
        let event: SurfaceEvent
        /// The middle of what is seen of the view, in its window.
        let point: CGPoint
        let takesFocus: Bool
    }

    /// What gets an event at the middle of a view: the innermost of all that lie there and hear of it.
    func target(
        _ query: ViewQuery, _ action: String, isForced: Bool = false,
        event: (HeadlessSurface.Node, CGPoint) -> SurfaceEvent?
    ) throws -> Target {
        try AllocationCount.aside { try findTarget(query, action, isForced: isForced, event: event) }
    }

    private func findTarget(
        _ query: ViewQuery, _ action: String, isForced: Bool, event: (HeadlessSurface.Node, CGPoint) -> SurfaceEvent?
    ) throws -> Target {
        let candidates = all(query)
        guard !candidates.isEmpty else { throw miss(query) }
        var reasons: [String] = []
        for view in candidates {
            if isForced {
                let point = CGPoint(x: view.frame.midX, y: view.frame.midY)
                for id in path(from: view.id) {
                    guard let node = surface.nodes[id], let event = event(node, convert(point, to: id)) else {
                        continue
                    }
                    return Target(receiver: id, event: event, point: point, takesFocus: event == .focus(true))
                }
                reasons.append("\(words(for: view.id)): nothing there hears of \(action)")
                continue
            }
            if let obstacle = obstacle(to: view.id) {
                reasons.append("\(words(for: view.id)): \(obstacle)")
                continue
            }
            guard let rect = visibleRect(of: view.id), let window = path(from: view.id).last else { continue }
            let point = CGPoint(x: rect.midX, y: rect.midY)
            guard let top = hit(point, in: window) else { continue }
            for id in path(from: top) {
                guard let node = surface.nodes[id], let event = event(node, convert(point, to: id)) else { continue }
                // What is disabled keeps what is meant for it to itself.
                if path(from: id).contains(where: { surface.nodes[$0]?.value.isEnabled == false }) {
                    reasons.append("\(words(for: id)): \(Obstacle.disabled)")
                    break
                }
                return Target(receiver: id, event: event, point: point, takesFocus: event == .focus(true))
            }
            if reasons.isEmpty { reasons.append("\(words(for: view.id)): nothing there hears of \(action)") }
        }
        throw failure("\(query) does not get \(action): " + reasons.joined(separator: "; "))
    }

    func tapEvent(_ node: HeadlessSurface.Node, _ point: CGPoint) -> SurfaceEvent? {
        switch node.value.content {
        case .button(let button) where button.menu == nil: .activate
        case .row(let row) where row.isActivatable: .activate
        case .row(let row) where row.isSelectable: .selectRow(extending: false, toggling: false)
        case .toggle(let toggle): .toggle(!toggle.isOn)
        case .textField, .textEditor: .focus(true)
        case .layer(let layer) where layer.gestures.contains(.tap): .tap(point, count: 1)
        case .layer(let layer) where layer.focus == .byKeysAndPointer: .focus(true)
        default: nil
        }
    }
}
